/** What board, tray and plates show at the moment; while things are shown it runs behind the view. */
import type { LabyriaEvent, LabyriaView } from '../../wire';
import type { Plan } from '../contract';
import { PlannedScene } from '../shared/scene.svelte';
import type { Field, Point } from '../shared/squares';
import { WHOLE } from '../shared/zoom';
import { read, type Act } from './acts';
import { USUAL_SIZE, type Edge } from './board';
import type { Hand } from './hand.svelte';
import { fieldsAlong, type Position, type Symbol } from './position';

/** What happened in the last turn. */
export type Trace =
  | { kind: 'way'; seat: number; fields: readonly Field[] }
  | { kind: 'built'; seat: number; place: string }
  | { kind: 'gone'; seat: number; edge: Edge };

/** What an event leaves to be seen. */
export function traceOf(event: LabyriaEvent, size: number): Trace | null {
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
      return { kind: 'way', seat: event.seat, fields: fieldsAlong(size, event.start, event.way) };
    case 'wenthome':
      return { kind: 'way', seat: event.owner, fields: [event.field, event.start] };
    default:
      return null;
  }
}

/** What some events leave to be seen. */
export const tracesOf = (events: readonly LabyriaEvent[], size: number): Trace[] =>
  events.flatMap((event) => traceOf(event, size) ?? []);

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

class Scene extends PlannedScene<LabyriaView, Act> {
  position = $state.raw<Position>(NOTHING);
  /** The hand of the own seat, which board and tray share; the board lays it here. */
  hand!: Hand;
  /** What is built with, and whether a figure or the board is touched in the race. */
  piece = $state<'tile' | 'corner'>('tile');
  doing = $state<'move' | 'ability'>('move');
  /** The field of the figure taken up. */
  picked = $state<Field | null>(null);
  trail = $state.raw<readonly Trace[]>([]);
  /** Counts throws of both dice, so that they roll anew. */
  throws = $state(0);
  defence = $state.raw<Defence | null>(null);
  lunge = $state.raw<Lunge | null>(null);
  /** The figure that walks under the cloak at the moment, as `seat-number`. */
  cloaked = $state<string | null>(null);
  /** The board's place on the page, to drop a piece from the tray on; null where there is none. */
  surface: ((clientX: number, clientY: number) => Point | null) | null = null;

  protected override read(text: string): Act {
    return read(text);
  }
  protected override laid({ figures, tiles, corners, reserve, depot }: LabyriaView): Partial<LabyriaView> {
    return { figures, tiles, corners, reserve, depot };
  }

  follow(view: LabyriaView): void {
    this.position = view;
    this.defence = null;
    this.lunge = null;
    this.cloaked = null;
  }

  /** `past` are the events told before: they say what happened last. */
  begin(view: LabyriaView, past: readonly LabyriaEvent[] = [], plan: Plan<LabyriaView> | null = null): void {
    this.end();
    this.follow(view);
    this.plan = plan;
    for (const event of past) this.traced(event);
  }

  /** Nothing is shown any more: plates go by the view again. */
  end(): void {
    this.follow(NOTHING);
    this.plan = null;
    this.zoom = WHOLE;
    this.trail = [];
    this.throws = 0;
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
    const trace = traceOf(event, this.position.size);
    if (!trace) return;
    this.trail = this.fresh ? [trace] : [...this.trail, trace];
    this.fresh = false;
  }
}

export const scene = new Scene();
