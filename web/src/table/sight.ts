/** What the parts of a table's page look at: the table as it is lived, or as it once was. */
import type { BoardHandle } from '../games/contract';
import type { Looked, Previewed, SeatChange } from '../wire';
import type { LogEntry } from './log';

/** A position as it is shown. */
export interface Shown {
  ply: number;
  view: unknown;
  legal: string[];
  acting: number[];
}

export interface Sight {
  readonly shown: Shown | null;
  /** The seat whose view is shown; null for whoever watches. */
  readonly facing: number | null;
  readonly mySeats: number[];
  readonly thinking: number | null;
  readonly changes: SeatChange[];
  /** What had been told when this was shown, newest last. */
  readonly past: LogEntry[];
  readonly showing: boolean;
  /** The own seat is to act, and nothing is being shown or sent. */
  readonly acting: boolean;
  readonly lineLost: boolean;
  /** What was sent is on its way, and no answer has come for a while. */
  readonly sending: boolean;
  readonly late: boolean;
  /** The mounted board, bound by the page. */
  board: BoardHandle<unknown> | null;
  skip(): void;
  act(acts: string[]): void;
  preview(acts: string[]): Promise<Previewed | null>;
  look(acts: string[], place: string): Promise<Looked | null>;
}
