/** Whether a game could begin as it is laid down: the rules say it, and they live on the server. */
import type { Forbidden, SetUp, SetUpTried } from '../wire';

export class Trial {
  /** What forbids it, as of the last answer. */
  refused = $state.raw<Forbidden | null>(null);
  readonly #asks: (wish: SetUp) => Promise<SetUpTried>;
  /** What is to be asked once the question on its way is answered: of many changes the last. */
  #next: SetUp | null = null;
  #asking = false;

  constructor(asks: (wish: SetUp) => Promise<SetUpTried>) {
    this.#asks = asks;
  }

  /** What is drawn is in order; only what somebody laid down is asked about. */
  ask(wish: SetUp): void {
    this.#next = wish;
    if (!this.#asking) void this.#goOn();
  }

  async #goOn(): Promise<void> {
    this.#asking = true;
    while (this.#next) {
      const wish = this.#next;
      this.#next = null;
      if (Object.keys(wish.given ?? {}).length === 0) this.refused = null;
      // Without an answer the last one stands; whoever sets the table is told.
      else this.refused = await this.#asks(wish).then(({ refused }) => refused, () => this.refused);
    }
    this.#asking = false;
  }
}
