/** What board, tray and plates show at the moment; while things are shown it runs behind the view. */
import type { LabyriaEvent, LabyriaView } from '../../wire';
import { WHOLE, type Zoom } from '../shared/zoom';
import { written, type Act } from './acts';
import { USUAL_SIZE, type Edge, type Field, type Point } from './board';
import { after, fieldsAlong, type Position, type Symbol } from './play';

/** An act that is marked but not made, and what could follow it. */
export interface Step {
  act: Act;
  /** What is legal after it, and by which ways; null until the server has told. */
  legal: readonly string[] | null;
  ways: Readonly<Record<string, string>>;
}

/** What happened in the last turn. */
export type Trace =
  | { kind: 'way'; seat: number; fields: readonly Field[] }
  | { kind: 'built'; seat: number; place: string }
  | { kind: 'gone'; seat: number; edge: Edge };

/** What an event leaves to be seen. */
function traceOf(event: LabyriaEvent): Trace | null {
  switch (event.type) {
    case 'built':
      return { kind: 'built', seat: event.seat, place: event.place };
    case 'laid':
      return { kind: 'built', seat: event.seat, place: event.tile };
    case 'lifted':
      return { kind: 'gone', seat: event.seat, edge: event.tile };
    case 'turned':
      return { kind: 'built', seat: event.seat, place: event.end };
    case 'moved':
    case 'attacked':
      return { kind: 'way', seat: event.seat, fields: fieldsAlong(event.start, event.way) };
    case 'wenthome':
      return { kind: 'way', seat: event.owner, fields: [event.field, event.start] };
    default:
      return null;
  }
}

/** An attack that waits for the defence, or has just been answered. */
export interface Defence {
  attacker: number;
  victim: number;
  field: Field;
  symbol: Symbol | null;
  outcome: 'invisible' | 'barred' | 'turned' | 'devoured' | null;
}

/** A figure on its way to an attack stands at `at`, before the field it would enter. */
export interface Lunge {
  seat: number;
  figure: number;
  at: Field;
  to: Field;
}

const NOTHING: Position = {
  seat: null,
  players: 2,
  size: USUAL_SIZE,
  phase: 'build',
  turn: null,
  dice: null,
  moved: false,
  used: false,
  attack: null,
  evade: null,
  figures: [],
  tiles: [],
  corners: [],
  reserve: [],
  depot: 0,
  winner: null,
  starts: [],
  goals: [],
  ways: {},
};

/** A board is looked at so close at least that a closer look is worth it. */
export const LARGE = 1.6;

class Scene {
  position = $state.raw<Position>(NOTHING);
  plan = $state.raw<readonly Step[]>([]);
  /** The plan is on its way to the server. */
  sent = $state(false);
  /** What is built with, and whether a figure or the board is touched in the race. */
  piece = $state<'tile' | 'corner'>('tile');
  doing = $state<'move' | 'ability'>('move');
  /** The field of the figure taken up. */
  picked = $state<Field | null>(null);
  /** What the pointer or the keys point at. */
  hint = $state.raw<Act | null>(null);
  zoom = $state.raw<Zoom>(WHOLE);
  /** How close one has to look for a finger to hit a field. */
  near = $state(2);
  trail = $state.raw<readonly Trace[]>([]);
  /** Counts throws of both dice, so that they roll anew. */
  throws = $state(0);
  defence = $state.raw<Defence | null>(null);
  lunge = $state.raw<Lunge | null>(null);
  /** The figure that walks under the cloak at the moment, as `seat-number`. */
  cloaked = $state<string | null>(null);
  /** The board's place on the page, to drop a piece from the tray on; null where there is none. */
  surface: ((clientX: number, clientY: number) => Point | null) | null = null;
  /** The position as planned. */
  readonly shown = $derived(
    this.plan.reduce((position, { act }) => after(position, act), this.position),
  );

  follow(view: LabyriaView): void {
    this.position = view;
    this.defence = null;
    this.lunge = null;
    this.cloaked = null;
  }

  /** `past` are the events told before: they say what happened last. */
  begin(view: LabyriaView, past: readonly LabyriaEvent[] = []): void {
    this.follow(view);
    this.clear();
    this.zoom = WHOLE;
    this.trail = [];
    for (const event of past) this.traced(event);
    this.throws = 0;
  }

  /** Nothing is shown any more: plates go by the view again. */
  end(): void {
    this.follow(NOTHING);
    this.clear();
  }

  clear(): void {
    this.plan = [];
    this.sent = false;
    this.putBack();
  }

  putBack(): void {
    this.picked = null;
    this.hint = null;
  }

  /** What follows is another turn's: the traces of the one before it go. */
  private fresh = false;

  turnCame(seat: number): void {
    this.position = { ...this.position, turn: seat, dice: null, moved: false, used: false };
  }

  traced(event: LabyriaEvent): void {
    if (event.type === 'turn' || event.type === 'rolled') this.fresh = true;
    const trace = traceOf(event);
    if (!trace) return;
    this.trail = this.fresh ? [trace] : [...this.trail, trace];
    this.fresh = false;
  }

  /** An act was made; says whether it lay there already, as planned. */
  made(position: Position, act: Act): boolean {
    const [first] = this.plan;
    const planned = this.sent && first !== undefined && written(first.act) === written(act);
    this.plan = planned ? this.plan.slice(1) : [];
    this.position = position;
    return planned;
  }
}

export const scene = new Scene();
