/** A device that several people share: its view is withheld until the right person uncovers it. */
import type { AnyGame } from '../games';
import type { PublicPart } from '../games/contract';
import type { Session } from './session.svelte';

export class Curtain {
  /** The seat whose hand was uncovered last. */
  private uncovered = $state<number | null>(null);

  constructor(
    private readonly session: Session,
    private readonly game: () => AnyGame | null,
  ) {}

  private get publicPart(): PublicPart<unknown, unknown> | null {
    const part = this.session.shared ? this.game()?.publicPart : undefined;
    return part && this.session.info?.status !== 'over' ? part : null;
  }

  /** The seat that has the device while these may act: an own one that acts, or who has it already. */
  private holderAfter(acting: readonly number[]): number | null {
    const { facing, mySeats } = this.session;
    if (facing === null || acting.includes(facing)) return facing;
    return mySeats.find((seat) => acting.includes(seat)) ?? facing;
  }

  /** The part of the game that is shown while these may act; null if nothing is withheld. */
  covers(acting: readonly number[]): PublicPart<unknown, unknown> | null {
    const { publicPart } = this;
    const holder = publicPart && this.holderAfter(acting);
    if (holder === null) return null;
    return holder === this.uncovered && holder === this.session.facing ? null : publicPart;
  }

  private get acting(): readonly number[] {
    return this.session.timeline.acting;
  }

  /** The seat that the device belongs to now. */
  get holder(): number | null {
    return this.holderAfter(this.acting);
  }

  get closed(): boolean {
    return this.covers(this.acting) !== null;
  }

  open(): void {
    this.uncovered = this.holder;
  }

  /** After somebody else had the device, a hand has to be uncovered again. */
  cover(): void {
    if (this.uncovered !== this.holder) this.uncovered = null;
  }

  /**
   * The seat from whose side the board is seen. A device with secret hands goes from hand to hand, and
   * the board turns to its holder; any other lies between its people, and the board stays as it is.
   */
  get near(): number | null {
    return this.session.shared && !this.game()?.publicPart ? null : this.session.facing;
  }
}
