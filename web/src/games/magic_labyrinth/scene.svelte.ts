/**
 * What board, tray and plates show at this moment.
 *
 * It follows the view, and runs ahead of it while events are being shown; the board leads it.
 */
import type { MagicLabyrinthEvent, MagicLabyrinthView } from '../../wire';

export interface Trail {
  seat: number;
  /** From where the move began. */
  fields: string[];
  /** The turn is over; the next move takes the place of this one. */
  past: boolean;
}

export interface Traces {
  trail: Trail | null;
  /** The wall that a walk ended at. */
  bump: string | null;
}

/** What is seen of some events: the last walk. */
export const traced = (events: readonly MagicLabyrinthEvent[]): Traces =>
  events.reduce(after, { trail: null, bump: null });

function after({ trail, bump }: Traces, event: MagicLabyrinthEvent): Traces {
  const going = trail && !trail.past && 'seat' in event && trail.seat === event.seat ? trail.fields : null;
  switch (event.type) {
    case 'stepped': {
      const fields = [...(going ?? [event.start]), event.end];
      return { trail: { seat: event.seat, fields, past: false }, bump: null };
    }
    case 'bumped': {
      const fields = going ?? (event.at === null ? [] : [event.at]);
      return { trail: { seat: event.seat, fields, past: false }, bump: event.wall };
    }
    case 'turn':
      return { trail: trail && { ...trail, past: true }, bump };
    default:
      return { trail, bump };
  }
}

class Scene {
  magicians = $state.raw<string[]>([]);
  turn = $state<number | null>(null);
  rolled = $state<number | null>(null);
  stepsLeft = $state<number | null>(null);
  /** Counts the throws that are shown rolling. */
  throws = $state(0);
  wanted = $state<string | null>(null);
  chips = $state.raw<string[][]>([]);
  bagged = $state(0);
  bumped = $state.raw<string[]>([]);
  passed = $state.raw<string[]>([]);
  labyrinth = $state.raw<string[] | null>(null);
  memoryAid = $state(false);
  /** The move just made, until the next one begins. */
  trail = $state.raw<Trail | null>(null);
  /** The wall bumped into just now. */
  bump = $state<string | null>(null);

  follow(view: MagicLabyrinthView): void {
    this.magicians = view.magicians;
    this.turn = view.turn;
    this.rolled = view.rolled;
    this.stepsLeft = view.steps_left;
    this.wanted = view.wanted;
    this.chips = view.chips;
    this.bagged = view.bag.length;
    this.bumped = view.bumped ?? [];
    this.passed = view.passed ?? [];
    this.labyrinth = view.labyrinth;
    this.memoryAid = view.memory_aid;
  }

  /** `past` are the events that led there, where they are still known. */
  begin(view: MagicLabyrinthView, past: readonly MagicLabyrinthEvent[] = []): void {
    this.follow(view);
    this.throws = 0;
    const { trail, bump } = traced(past);
    this.trail = trail;
    this.bump = bump;
  }

  /** Nothing is shown any more: plates go by the view again. */
  end(): void {
    this.chips = [];
    this.turn = null;
  }

  /** The first step of a move clears away what was left of the move before. */
  walked(seat: number, from: string, to: string | null): void {
    const going = this.trail?.seat === seat && !this.trail.past ? this.trail.fields : [from];
    this.bump = null;
    this.trail = { seat, fields: to === null ? going : [...going, to], past: false };
  }

  moved(seat: number, to: string): void {
    this.magicians = this.magicians.with(seat, to);
  }

  turnOver(): void {
    this.stepsLeft = null;
    if (this.trail) this.trail = { ...this.trail, past: true };
  }

  took(seat: number, symbol: string, drawn: boolean): void {
    this.chips = this.chips.with(seat, [...(this.chips[seat] ?? []), symbol]);
    if (drawn) this.bagged -= 1;
    else this.wanted = null;
  }

  nowWanted(symbol: string): void {
    this.wanted = symbol;
    this.bagged -= 1;
  }
}

export const scene = new Scene();
