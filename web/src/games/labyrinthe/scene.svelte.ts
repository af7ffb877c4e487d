/** What board, tray and plates show at the moment; while things are shown it runs behind the view. */
import type { LabyrintheEvent, LabyrintheView } from '../../wire';
import type { Plan } from '../contract';
import { PlannedScene } from '../shared/scene.svelte';
import { centred, WHOLE, type Zoom } from '../shared/zoom';
import { read, written, type Act } from './acts';
import { along, type Square } from './board';
import type { Hand } from './hand.svelte';
import { after, blockNamed, type Position } from './position';

/** A piece taken up: a pawn by its place in the list, a block with the square it is held by. */
export type Picked =
  | { kind: 'pawn'; seat: number; pawn: number }
  | { kind: 'block'; block: number; grip: number };

/** What moved in the last turn, from where. */
export type Trace =
  | { kind: 'pawn'; seat: number; from: Square; to: Square }
  | { kind: 'block'; seat: number; from: readonly Square[] };

const NOTHING: Position = {
  seat: null,
  players: 2,
  turn_limit: 0,
  turn: null,
  turns: 0,
  done: [],
  pawns: [],
  blocks: [],
  figures: [],
  barred: null,
  moved_block: null,
  winner: null,
};

/** So close any board is looked at least; one that needs more has squares too small for a finger. */
export const LARGE = 1.8;

class Scene extends PlannedScene<LabyrintheView, Act> {
  position = $state.raw<Position>(NOTHING);
  /** The hand of the own seat, which board and tray share; the board lays it here. */
  hand!: Hand;
  picked = $state.raw<Picked | null>(null);
  /** Where a piece that is only looked at could come (LAB-20); null until the server has told. */
  reach = $state.raw<readonly Square[] | null>(null);
  /** A pawn's act that has yet to say where the pawn it meets goes (LAB-21). */
  asking = $state.raw<Act | null>(null);
  trail = $state.raw<readonly Trace[]>([]);
  private before: Zoom | null = null;

  protected override read(text: string): Act {
    return read(text);
  }
  protected override laid({ pawns, blocks }: LabyrintheView): Partial<LabyrintheView> {
    return { pawns, blocks };
  }

  follow(view: LabyrintheView): void {
    this.position = view;
  }

  /** `past` are the events told before: they say what moved last. */
  begin(view: LabyrintheView, past: readonly LabyrintheEvent[] = [], plan: Plan<LabyrintheView> | null = null): void {
    this.end();
    this.follow(view);
    this.plan = plan;
    this.trail = traces(view, past);
  }

  /** Nothing is shown any more: plates go by the view again. */
  end(): void {
    this.follow(NOTHING);
    this.plan = null;
    this.putBack();
    this.zoom = WHOLE;
    this.trail = [];
  }

  putBack(): void {
    this.picked = null;
    this.reach = null;
    this.hint = null;
    this.answered();
  }

  /** Where does the pawn go that is met? On a small board the centre comes near to be tapped. */
  ask(act: Act): void {
    this.asking = act;
    this.hint = null;
    if (this.near <= LARGE || this.zoom.scale >= this.near) return;
    this.before = this.zoom;
    this.zoom = centred(this.near, 0.5, 0.5);
  }

  answered(): void {
    this.asking = null;
    if (this.before) this.zoom = this.before;
    this.before = null;
  }

  /** An act happens; says whether it lay there already, as planned. */
  happens(seat: number, act: Act): boolean {
    const last = this.trail.at(-1);
    const going = last?.seat === seat && this.position.done.length > 0 ? this.trail : [];
    this.trail = [...going, trace(seat, act, blockNamed(this.position, act.from))];
    const planned = this.made(written(act));
    this.position = after(this.position, act);
    return planned;
  }

  turnCame(turn: number): void {
    const { moved_block: barred, turns } = this.position;
    this.position = { ...this.position, turn, done: [], turns: turns + 1, barred, moved_block: null };
  }
}

/** The traces of the last turn in which anything moved; `position` is where that led. */
export function traces(position: Position, past: readonly LabyrintheEvent[]): Trace[] {
  const last = past.findLastIndex(({ type }) => type === 'moved' || type === 'slid');
  const before = past.slice(0, Math.max(last, 0)).findLastIndex(({ type }) => type === 'turn');
  return tracesOf(position, past.slice(before + 1, last + 1));
}

/** What moved in these events; a block that lies elsewhere by now is drawn as a line. */
export function tracesOf(position: Position, events: readonly LabyrintheEvent[]): Trace[] {
  return events.flatMap((event): Trace[] => {
    if (event.type === 'shifted')
      return [{ kind: 'pawn', seat: event.owner, from: event.start, to: event.end }];
    if (event.type !== 'moved' && event.type !== 'slid') return [];
    const { seat, start: from, end: to } = event;
    const squares = blockNamed(position, to).map((square) => along(square, to, from));
    const kind = event.type === 'moved' || squares.length === 0 ? 'pawn' : 'block';
    return [trace(seat, { kind, from, to, shift: null }, squares)];
  });
}

/** `squares` are those that a block came from. */
function trace(seat: number, { kind, from, to }: Act, squares: readonly Square[]): Trace {
  return kind === 'pawn' ? { kind, seat, from, to } : { kind, seat, from: squares };
}

export const scene = new Scene();
