/** What happens is told as it is shown: one's own acts at once, another's turn in one line once it is over. */
import type { AnyGame } from '../games';
import { announce } from '../shell/live.svelte';
import { say } from '../shell/words';
import { begins, lines, type LogEntry } from './log';

/** So long a turn is waited for that does not go on, in milliseconds. */
const PATIENCE = 1500;

export class Telling {
  private waiting: LogEntry[] = [];
  private soon: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: () => AnyGame | null,
    private readonly own: () => readonly number[],
    private readonly names: (seat: number) => string,
  ) {}

  happened(entries: readonly LogEntry[]): void {
    const game = this.game();
    if (!game) return;
    this.waiting.push(...entries);
    clearTimeout(this.soon);
    const mine = entries.some(({ seat }) => seat !== null && this.own().includes(seat));
    const over = entries.some(({ events }) => events.some((event) => begins(game, event)));
    if (mine || over) this.tell(game);
    else this.soon = setTimeout(() => this.tell(game), PATIENCE);
  }

  close(): void {
    clearTimeout(this.soon);
  }

  private tell(game: AnyGame): void {
    const entries = this.waiting;
    this.waiting = [];
    const events = entries.flatMap((entry) => entry.events);
    const words = (told: readonly LogEntry[]): string =>
      lines([...told], game, this.names)
        .map(({ id, args }) => say(id, args))
        .join(' ');
    const brief = { ply: 0, seat: null, events: [...(game.brief?.(events) ?? events)] };
    announce(words([...entries.filter(({ call }) => call), brief]), words(entries));
  }
}
