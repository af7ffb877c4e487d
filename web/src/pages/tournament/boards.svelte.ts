/** The tables that the hall shows just now, asked for together; a board comes only when it has changed. */
import { api } from '../../shell/api';
import { pause } from '../../table/evening';
import type { LiveTable } from '../../wire';

/** Milliseconds between two looks. */
const beat = 1500;

export interface Seen {
  table: string;
  ply: number;
  status: LiveTable['status'];
  acting: readonly number[];
  away: readonly number[];
  /** The address of the drawn board; none before the game begins. */
  board: string | null;
}

export class Boards {
  /** By their numbers in the round. */
  seen = $state.raw<Readonly<Record<number, Seen>>>({});
  private left = false;

  constructor(
    private readonly tournament: string,
    /** The tables that are looked at, by their numbers. */
    private readonly wanted: () => readonly number[],
  ) {}

  open(): void {
    void this.look();
  }

  close(): void {
    this.left = true;
  }

  private async look(): Promise<void> {
    while (!this.left) {
      const numbers = this.wanted();
      if (numbers.length > 0) {
        const known = numbers.map((number) => (this.seen[number]?.board ? this.seen[number].ply : -1));
        try {
          this.take(await api.boards(this.tournament, numbers, known));
        } catch {
          // The server is away: the boards stand as they are, and it is asked again.
        }
      }
      await pause(beat);
    }
  }

  private take(told: LiveTable[]): void {
    const seen = { ...this.seen };
    for (const { number, table, ply, status, acting, away, board } of told) {
      const before = seen[number]?.table === table ? seen[number] : undefined;
      // Drawn by the server, and shown as a picture: nothing in it becomes part of the page.
      const drawn = board === null ? (before?.board ?? null) : `data:image/svg+xml,${encodeURIComponent(board)}`;
      seen[number] = { table, ply, status, acting, away, board: drawn };
    }
    this.seen = seen;
  }
}
