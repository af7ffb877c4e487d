/** What the parts of a page need of its table: one that is played at, or the replay of a game. */
import type { Looked, Previewed, SeatChange } from '../wire';
import type { Shown, Timeline } from './timeline.svelte';

export interface Table {
  readonly timeline: Timeline;
  /** The seat whose view is shown; null for a watcher. */
  readonly facing: number | null;
  readonly mySeats: readonly number[];
  /** Several people share the device. */
  readonly shared: boolean;
  readonly thinking: number | null;
  readonly changes: readonly SeatChange[];
  /** The position after this player's turn, while the last act of the turn is being animated; else null. */
  readonly outcome: Shown | null;
  /** The own seat is to act on the position shown, and nothing is being drawn or sent. */
  readonly acting: boolean;
  readonly lineLost: boolean;
  /** What was sent is on its way, and no answer has come for a while. */
  readonly sending: boolean;
  readonly late: boolean;
  act(acts: string[]): void;
  preview(acts: string[]): Promise<Previewed | null>;
  look(acts: string[], place: string): Promise<Looked | null>;
}

/** A game that is only looked at: nothing is asked or done. */
export const replayOf = (timeline: Timeline, facing: number | null, changes: readonly SeatChange[]): Table => ({
  timeline,
  facing,
  changes,
  mySeats: [],
  shared: false,
  thinking: null,
  outcome: null,
  acting: false,
  lineLost: false,
  sending: false,
  late: false,
  act: () => undefined,
  preview: () => Promise.resolve(null),
  look: () => Promise.resolve(null),
});
