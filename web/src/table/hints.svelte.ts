/** Hints: asked of the server, drawn on the board as a plan, and said in a sentence. */
import type { Plan } from '../games/contract';
import { noteOnMove } from '../shell/notes.svelte';
import { say } from '../shell/words';
import type { Hinted, TableInfo } from '../wire';
import type { Session } from './session.svelte';

/** Nobody else plays: a bot with a name keeps the seat of a person. The server holds it too. */
export const offersHints = (info: TableInfo, own: number | null): boolean =>
  own !== null && info.seats.every(({ seat, holder, name }) => seat === own || (holder === 'bot' && name === null));

export class Hints {
  /** One is being thought out. */
  waiting = $state(false);

  constructor(
    private readonly session: Session,
    private readonly names: (seat: number) => string,
    private readonly plan: Plan<unknown>,
  ) {}

  /** The acts planned so far, or the one that the board holds ready. */
  private planned(): readonly string[] {
    const held = this.session.timeline.board?.holds?.() ?? null;
    return held === null ? this.plan.acts : [held];
  }

  async ask(): Promise<void> {
    const { session } = this;
    const ply = session.timeline.ply;
    if (this.waiting || !session.acting) return;
    this.waiting = true;
    const hint = await session.hint([...this.planned()]);
    this.waiting = false;
    if (!hint || hint.ply !== ply) return;
    if (this.planned().every((act, n) => hint.acts[n] === act)) this.show(hint);
    else if (this.fits(hint)) noteOnMove(say('hint-other'), null, { label: say('hint-show'), run: () => this.show(hint) });
  }

  /** The game has not gone on since the hint was asked for. */
  private fits({ ply }: Hinted): boolean {
    return this.session.timeline.ply === ply && this.session.acting;
  }

  private show(hint: Hinted): void {
    if (!this.fits(hint)) return;
    this.session.timeline.board?.hint(hint.acts);
    noteOnMove(this.words(hint));
  }

  words({ reason, about }: Hinted): string {
    const words: Record<string, string | number> = { ...about };
    if (typeof about['other'] === 'number') words['other'] = this.names(about['other']);
    return say(reason, words);
  }
}
