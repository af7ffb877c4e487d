/**
 * The board as numbers: arms, fields, and where every place lies (DOG-03, DOG-04).
 *
 * A place is called by one name for everybody: a track field by its number (`12`), what belongs
 * to a seat with the seat before it (`2.K` kennel, `2.S` fresh on the start, `2.F1` finish).
 */
import type { DogEvent } from '../../wire';

export const FIELD = 40;
export const ARM = 16;
export const MARBLES = 4;

export interface Point {
  x: number;
  y: number;
}

export interface Shape {
  arms: number;
  ring: number;
  /** From the middle to a start field. */
  reach: number;
  /** Where the sides of two arms meet, as seen from an arm that points down. */
  notch: Point;
  /** The middle of a kennel, seen in the same way. */
  kennel: Point;
  /** Half the side of the picture. */
  half: number;
}

/** Arms flare a little, so that the fields are as large as the picture allows. */
function shape(arms: number, notchAside: number, kennel: Point): Shape {
  const turn = Math.PI / arms;
  const notch = { x: notchAside, y: notchAside / Math.tan(turn) };
  const side = Math.sqrt(36 - (2 - notchAside) ** 2);
  const reach = notch.y + side;
  const scaled = ({ x, y }: Point): Point => ({ x: x * FIELD, y: y * FIELD });
  return {
    arms,
    ring: ARM * arms,
    reach: reach * FIELD,
    notch: scaled(notch),
    kennel: scaled(kennel),
    half: (reach + 0.98) * FIELD,
  };
}

const CROSS = shape(4, 1.5, { x: -4.75, y: 6.3 });
const STAR = shape(6, 1.7, { x: -4.25, y: 7.36 });

export const shapeOf = (players: number): Shape => (players <= 4 ? CROSS : STAR);

/** DOG-04: two players sit opposite each other. */
export const armOf = (players: number, seat: number): number => (players === 2 ? 2 * seat : seat);
export const startOf = (players: number, seat: number): number => ARM * armOf(players, seat);

export interface Trail {
  owner: number;
  places: string[];
}

/** A table seen from a seat, whose arm points down. */
export class Table {
  readonly shape: Shape;

  constructor(
    readonly players: number,
    readonly bottom: number,
  ) {
    this.shape = shapeOf(players);
  }

  get half(): number {
    return this.shape.half;
  }

  /** From an arm that points down to that arm as it lies: anticlockwise on the screen. */
  turned({ x, y }: Point, arm: number): Point {
    const angle = (-(arm - armOf(this.players, this.bottom)) * 2 * Math.PI) / this.shape.arms;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: x * cos - y * sin, y: x * sin + y * cos };
  }

  /** How far an arm is turned on the screen, in degrees. */
  angle(arm: number): number {
    return (-(arm - armOf(this.players, this.bottom)) * 360) / this.shape.arms;
  }

  field(number: number): Point {
    const { arms, reach, notch } = this.shape;
    const [arm, along] = [Math.floor(number / ARM), number % ARM];
    const before = along > ARM / 2;
    const steps = before ? ARM - along : along;
    const share = Math.max(0, steps - 2) / 6;
    const edge = Math.min(steps, 2) * FIELD;
    const x = edge + (notch.x - 2 * FIELD) * share;
    const y = reach + (notch.y - reach) * share;
    return this.turned({ x: before ? -x : x, y }, before ? (arm + 1) % arms : arm);
  }

  finish(arm: number, number: number): Point {
    return this.turned({ x: 0, y: this.shape.reach - number * FIELD * 1.02 }, arm);
  }

  kennel(arm: number, slot: number): Point {
    const { x, y } = this.shape.kennel;
    const aside = 0.56 * FIELD;
    const corner = { x: slot % 2 ? aside : -aside, y: slot < 2 ? -aside : aside };
    // The four lie squarely for whoever sits there.
    return this.turned({ x: x + corner.x, y: y + corner.y }, arm);
  }

  kennelMiddle(arm: number): Point {
    return this.turned(this.shape.kennel, arm);
  }

  /** Where a place lies; in a kennel, the slot of that number. */
  at(place: string, slot = 0): Point {
    const [seat, inner] = split(place);
    if (seat === null) return this.field(Number(place));
    const arm = armOf(this.players, seat);
    if (inner === 'K') return this.kennel(arm, slot);
    return inner === 'S' ? this.field(ARM * arm) : this.finish(arm, Number(inner.slice(1)));
  }

  start(seat: number): number {
    return startOf(this.players, seat);
  }

  /** The track field of a place on the track, fresh ones included. */
  fieldOf(place: string): number | null {
    const [seat, inner] = split(place);
    if (seat === null) return Number(place);
    return inner === 'S' ? this.start(seat) : null;
  }

  /**
   * The places that a marble of `owner` rolls over from one to another, both ends included.
   * Back is shorter than forward only for a four (DOG-24).
   */
  way(owner: number, from: string, to: string): string[] {
    const { ring } = this.shape;
    const [start, end] = [this.fieldOf(from), this.fieldOf(to)];
    const inside = (place: string): number => Number(split(place)[1].slice(1));
    if (from.endsWith('K')) return [from, to];
    if (start === null) {
      const first = inside(from);
      return Array.from({ length: inside(to) - first + 1 }, (_, n) => `${owner}.F${first + n}`);
    }
    const track = (goal: number): string[] => {
      const forward = (goal - start + ring) % ring;
      const [steps, way] = forward === ring - 4 ? [4, -1] : [forward, 1];
      return Array.from({ length: steps + 1 }, (_, n) =>
        n === 0 ? from : String((start + way * n + ring) % ring),
      );
    };
    if (end !== null) return track(end);
    const lane = Array.from({ length: inside(to) }, (_, n) => `${owner}.F${n + 1}`);
    return [...track(this.start(owner)), ...lane];
  }

  /** Where what happened has led a marble, place by place. */
  trail(event: DogEvent): Trail | null {
    if (event.type === 'moved') {
      const { owner, start, end } = event;
      return { owner, places: this.way(owner, common(start, owner), common(end, owner)) };
    }
    if (event.type !== 'swapped') return null;
    const { owner, field, other_owner: other, other_field: there } = event;
    return { owner, places: [common(field, owner), common(there, other)] };
  }
}

/** The seat that a place belongs to (null on the track), and the place as that seat calls it. */
export function split(place: string): [number | null, string] {
  const dot = place.indexOf('.');
  return dot < 0 ? [null, place] : [Number(place.slice(0, dot)), place.slice(dot + 1)];
}

/** A place as its owner calls it (`K`, `12`), by the one name it has for everybody. */
export const common = (place: string, owner: number): string =>
  /^\d+$/.test(place) || place.includes('.') ? place : `${owner}.${place}`;

/** Marbles by seat, four each, by places that have one name; the order says which marble it is. */
export type Marbles = readonly (readonly string[])[];

export const named = (marbles: readonly (readonly string[])[]): string[][] =>
  marbles.map((own, seat) => own.map((place) => common(place, seat)));

/** The same marbles as `now`, each staying the one it was as far as it did not move. */
export function followed(before: Marbles, now: Marbles): string[][] {
  return now.map((places, seat) => {
    const left = [...places];
    const kept = (before[seat] ?? []).map((place) => {
      const at = left.indexOf(place);
      return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
    });
    const all: (string | null)[] = kept.length === places.length ? kept : places.map(() => null);
    const rest = kept.length === places.length ? left : [...places];
    return all.map((place) => place ?? rest.shift() ?? `${seat}.K`);
  });
}

export interface Found {
  seat: number;
  marble: number;
}

/** The marble that lies on a place; of a kennel the last one. */
export function marbleAt(marbles: Marbles, place: string): Found | null {
  for (const [seat, own] of marbles.entries()) {
    const marble = own.lastIndexOf(place);
    if (marble >= 0) return { seat, marble };
  }
  return null;
}

export function put(marbles: Marbles, { seat, marble }: Found, place: string): string[][] {
  return marbles.map((own, other) =>
    other === seat ? own.map((old, n) => (n === marble ? place : old)) : [...own],
  );
}
