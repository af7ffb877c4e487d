/** Hints: asked of the server, drawn on the board as a plan, and said in a sentence. */
import { note } from '../shell/notes.svelte';
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
  ) {}

  async ask(): Promise<void> {
    const { session } = this;
    const ply = session.shown?.ply;
    if (this.waiting || !session.acting) return;
    this.waiting = true;
    const hint = await session.hint();
    this.waiting = false;
    // Whoever has gone on meanwhile needs it no more.
    if (!hint || hint.ply !== ply || session.shown?.ply !== ply || !session.acting) return;
    session.board?.hint(hint.act);
    note(this.words(hint));
  }

  words({ reason, about }: Hinted): string {
    const words: Record<string, string | number> = { ...about };
    if (typeof about['other'] === 'number') words['other'] = this.names(about['other']);
    return say(reason, words);
  }
}
