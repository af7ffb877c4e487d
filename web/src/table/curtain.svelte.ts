/** A device that several people share: what it shows of secret hands, and how the board lies. */
import { untrack } from 'svelte';
import type { AnyGame } from '../games';
import { forgetPrivate } from '../shell/live.svelte';
import type { Looked, Previewed, SeatChange, Threatened } from '../wire';
import type { LogEntry } from './log';
import type { Session } from './session.svelte';
import type { Shown, ShownBoard, Sight } from './sight';

/**
 * What the page shows of a session. Closed, it shows the public part of the game only, and nothing
 * can be asked or done: board, tray, speech and keys all look through it.
 */
export class Curtain implements Sight {
  /** The seat whose hand was uncovered last. */
  private uncovered = $state<number | null>(null);
  private bound = $state.raw<ShownBoard | null>(null);

  constructor(
    private readonly session: Session,
    private readonly game: AnyGame,
  ) {
    $effect.pre(() => {
      if (!this.closed) return;
      untrack(forgetPrivate);
      // After somebody else had the device, a hand has to be uncovered again.
      if (this.uncovered !== this.holder) this.uncovered = null;
    });
  }

  private readonly hides = $derived.by(() => this.game.publicPart !== undefined && this.session.shared);
  /** The seat that the device belongs to now. */
  readonly holder = $derived.by(() => this.holderAfter(this.session.shown?.acting ?? []));
  readonly closed = $derived.by(
    () =>
      this.hides &&
      this.session.info?.status !== 'over' &&
      this.holder !== null &&
      (this.holder !== this.uncovered || this.holder !== this.session.facing),
  );

  /** An own seat that acts next gets the device, unless the one that has it acts too. */
  private holderAfter(acting: readonly number[]): number | null {
    const { facing, mySeats } = this.session;
    if (facing === null || acting.includes(facing)) return facing;
    return mySeats.find((seat) => acting.includes(seat)) ?? facing;
  }

  open(): void {
    this.uncovered = this.holder;
  }

  // -- what is shown ---------------------------------------------------------------------------
  private view(view: unknown): unknown {
    return view && this.game.publicPart ? this.game.publicPart.view(view) : view;
  }

  private events(events: readonly unknown[]): unknown[] {
    return events.map((event) => this.game.publicPart?.event(event) ?? event);
  }

  readonly shown = $derived.by((): Shown | null => {
    const { shown } = this.session;
    return shown && this.closed ? { ...shown, view: this.view(shown.view), legal: [] } : shown;
  });
  readonly past = $derived.by((): LogEntry[] => {
    const { log } = this.session;
    return this.closed ? log.map((entry) => ({ ...entry, events: this.events(entry.events) })) : log;
  });
  /**
   * The seat from whose side the board is seen. A device with secret hands goes from hand to hand, and
   * the board turns to its holder; any other lies between its people, and the board stays as it is.
   */
  get near(): number | null {
    return this.session.shared && !this.hides ? null : this.session.facing;
  }

  get board(): ShownBoard | null {
    return this.bound;
  }

  set board(board: ShownBoard | null) {
    this.bound = board;
    this.session.board = board && this.game.publicPart ? this.screened(board) : board;
  }

  /** A board that is shown the public part while the curtain is closed, or closes after an act. */
  private screened(board: ShownBoard): ShownBoard {
    const show: ShownBoard['show'] = (events, after, acting = []) =>
      this.closed || (this.hides && this.holderAfter(acting) !== this.session.facing)
        ? board.show(this.events(events), this.view(after))
        : board.show(events, after);
    const turnTo: ShownBoard['turnTo'] = (view, past) =>
      this.closed ? board.turnTo(this.view(view), this.events(past)) : board.turnTo(view, past);
    return Object.create(board, { show: { value: show }, turnTo: { value: turnTo } }) as ShownBoard;
  }

  get facing(): number | null {
    return this.session.facing;
  }
  get mySeats(): number[] {
    return this.session.mySeats;
  }
  get shared(): boolean {
    return this.session.shared;
  }
  get thinking(): number | null {
    return this.session.thinking;
  }
  get changes(): SeatChange[] {
    return this.session.changes;
  }
  get ownPly(): number {
    return this.session.ownPly;
  }
  get showing(): boolean {
    return this.session.showing;
  }
  get outcome(): Shown | null {
    return this.closed ? null : this.session.outcome;
  }
  get lineLost(): boolean {
    return this.session.lineLost;
  }
  get sending(): boolean {
    return this.session.sending;
  }
  get late(): boolean {
    return this.session.late;
  }

  // -- what is done ----------------------------------------------------------------------------
  get acting(): boolean {
    return !this.closed && this.session.acting;
  }

  skip(): void {
    this.session.skip();
  }

  act(acts: string[]): void {
    if (!this.closed) this.session.act(acts);
  }

  async preview(acts: string[]): Promise<Previewed | null> {
    return this.closed ? null : this.session.preview(acts);
  }

  async look(acts: string[], place: string): Promise<Looked | null> {
    return this.closed ? null : this.session.look(acts, place);
  }

  async threats(): Promise<Threatened | null> {
    return this.closed ? null : this.session.threats();
  }
}
