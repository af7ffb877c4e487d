/** What the parts of a table's page look at: the table as it is lived, or as it once was. */
import type { BoardHandle } from '../games/contract';
import type { Looked, Previewed, SeatChange } from '../wire';
import type { LogEntry } from './log';

/** A mounted board; it may have to know who acts after what it shows. */
export interface ShownBoard extends Omit<BoardHandle<unknown>, 'show'> {
  show(events: unknown[], after: unknown, acting?: readonly number[]): Promise<void>;
}

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
  /** Several people share the device. */
  readonly shared: boolean;
  readonly thinking: number | null;
  readonly changes: SeatChange[];
  /** What had been told when this was shown, newest last. */
  readonly past: LogEntry[];
  readonly showing: boolean;
  /** While an own act that ends the turn is drawn: the position that it leads to. */
  readonly outcome: Shown | null;
  /** The own seat is to act, and nothing is being shown or sent. */
  readonly acting: boolean;
  readonly lineLost: boolean;
  /** What was sent is on its way, and no answer has come for a while. */
  readonly sending: boolean;
  readonly late: boolean;
  /** The mounted board, bound by the page. */
  board: ShownBoard | null;
  skip(): void;
  act(acts: string[]): void;
  preview(acts: string[]): Promise<Previewed | null>;
  look(acts: string[], place: string): Promise<Looked | null>;
}
