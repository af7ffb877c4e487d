/** What was said across the table just now, seat by seat; it goes by itself. */
import type { Phrase } from '../wire';

/** Milliseconds for which it is seen. */
const seen = 5000;

class Said {
  private phrases = $state.raw<ReadonlyMap<number, Phrase>>(new Map());
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  hear(seat: number, phrase: Phrase): void {
    clearTimeout(this.timers.get(seat));
    this.phrases = new Map([...this.phrases, [seat, phrase]]);
    this.timers.set(
      seat,
      setTimeout(() => {
        this.phrases = new Map([...this.phrases].filter(([one]) => one !== seat));
      }, seen),
    );
  }

  by(seat: number): Phrase | null {
    return this.phrases.get(seat) ?? null;
  }
}

export const said = new Said();
