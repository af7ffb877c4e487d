/**
 * What board, tray and plates show at this moment.
 *
 * It follows the view, and runs ahead of it while events are being shown; the board leads it.
 */
import type { LabyrintheEvent, LabyrintheView } from '../../wire';
import { centred, WHOLE, type Zoom } from '../shared/zoom';
import { squareOf, type Square } from './board';
import { after, afterAll, blockOn, positionOf, type Act, type PawnAct, type Position } from './play';

/** A piece taken up: a pawn by its place in the list, a block with the square it is held by. */
export type Picked =
  | { kind: 'pawn'; seat: number; pawn: number }
  | { kind: 'block'; block: number; grip: number };

/** What moved in the last turn, from where. */
export type Trace =
  | { kind: 'pawn'; seat: number; from: Square; to: Square }
  | { kind: 'block'; seat: number; block: number; from: readonly Square[]; to: readonly Square[] };

const NOTHING: Position = {
  turn: null,
  first: true,
  done: [],
  pawns: [],
  blocks: [],
  barred: null,
};

/** So close any board is looked at least; one that needs more has squares too small for a finger. */
export const LARGE = 1.8;

class Scene {
  position = $state.raw<Position>(NOTHING);
  /** Acts that are marked but not made yet, in their order. */
  plan = $state.raw<readonly Act[]>([]);
  /** The plan is on its way to the server. */
  sent = $state(false);
  picked = $state.raw<Picked | null>(null);
  /** A pawn's act that has yet to say where the pawn it meets goes (LAB-21). */
  asking = $state.raw<PawnAct | null>(null);
  /** What the pointer or the keys point at. */
  hint = $state.raw<Act | null>(null);
  zoom = $state.raw<Zoom>(WHOLE);
  /** How close one has to look for a finger to hit a square. */
  near = $state(2.6);
  trail = $state.raw<readonly Trace[]>([]);
  private before: Zoom | null = null;
  /** The board as planned. */
  readonly shown = $derived(afterAll(this.position, this.plan));

  follow(view: LabyrintheView): void {
    this.position = positionOf(view);
  }

  /** `past` are the events told before: they say what moved last. */
  begin(view: LabyrintheView, past: readonly LabyrintheEvent[] = []): void {
    this.follow(view);
    this.clear();
    this.zoom = WHOLE;
    this.trail = this.recalled(past);
  }

  /** Nothing is shown any more: plates go by the view again. */
  end(): void {
    this.position = NOTHING;
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
    this.answered();
  }

  /** Where does the pawn go that is met? On a small board the centre comes near to be tapped. */
  ask(act: PawnAct): void {
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

  /** An act was made; what was planned of it is a plan no more. */
  made(seat: number, act: Act): void {
    const last = this.trail.at(-1);
    const going = last?.seat === seat && this.position.done.length > 0 ? this.trail : [];
    this.trail = [...going, this.trace(seat, act)];
    this.plan = this.sent ? this.plan.slice(1) : [];
    this.position = after(this.position, act);
  }

  turnCame(seat: number): void {
    const block = this.trail.find((trace) => trace.kind === 'block')?.block ?? null;
    this.position = { ...this.position, turn: seat, done: [], first: false, barred: block };
  }

  /** The traces of the last turn in which anything moved. */
  private recalled(past: readonly LabyrintheEvent[]): Trace[] {
    const last = past.findLastIndex(({ type }) => type === 'moved' || type === 'slid');
    const before = past.slice(0, Math.max(last, 0)).findLastIndex(({ type }) => type === 'turn');
    return past.slice(before + 1, last + 1).flatMap((event): Trace[] => {
      if (event.type !== 'moved' && event.type !== 'slid') return [];
      const [from, to] = [squareOf(event.start), squareOf(event.end)];
      if (event.type === 'moved') return [{ kind: 'pawn', seat: event.seat, from, to }];
      const block = blockOn(this.position, to);
      if (block === null) return [];
      const squares = this.position.blocks[block] ?? [];
      const start = squares.map((square) => square + from - to);
      return [{ kind: 'block', seat: event.seat, block, from: start, to: squares }];
    });
  }

  private trace(seat: number, act: Act): Trace {
    if (act.kind === 'pawn') return { kind: 'pawn', seat, from: act.from, to: act.to };
    const from = this.position.blocks[act.block] ?? [];
    const to = from.map((square) => square + act.to - act.from);
    return { kind: 'block', seat, block: act.block, from, to };
  }
}

export const scene = new Scene();
