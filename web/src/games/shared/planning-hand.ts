/** The hand of the own seat over a board, one for a table: what all such hands have alike. */
import { nameAt } from '../../shell/names';
import type { BoardProps, Plan } from '../contract';
import type { Field } from './squares';

/** What a hand needs of the board it plays on. */
export interface Touched {
  /** Something is being shown; taps wait. */
  isBusy(): boolean;
  /** Move the keyboard's focus to a field. */
  go(field: Field): void;
}

export abstract class PlanningHand<View, Piece> {
  constructor(
    private readonly at: () => BoardProps<View>,
    private readonly on: () => Touched,
    /** A piece shakes its head. */
    protected readonly shake: (piece: Piece) => void,
  ) {}

  protected get table(): BoardProps<View> {
    return this.at();
  }
  protected get busy(): boolean {
    return this.on().isBusy();
  }
  protected get plan(): Plan<View> {
    return this.table.plan;
  }

  readonly names = (seat: number): string => nameAt(this.table.seats, seat);

  /** The turn can be sent: nothing is left that has to be done. */
  abstract readonly complete: boolean;
  abstract send(): void;

  /** What is planned is pressed once more: that sends it, unless a confirmation is wanted. */
  protected again(): void {
    if (!this.table.settings.confirm) this.send();
  }

  /** To the next of these fields, or the one before; from anywhere else, to the first or the last. */
  protected round(fields: readonly Field[], from: Field, by: number): void {
    const at = fields.indexOf(from);
    const to = at < 0 ? Math.min(by, 0) : at + by;
    const field = fields.at(to % fields.length);
    if (field !== undefined) this.on().go(field);
  }
}
