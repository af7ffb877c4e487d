/** From the lobby to a seat: at a table that is open to all, or where somebody waits for the same. */
import { api, ApiError } from '../../shell/api';
import { remember } from '../../shell/remember';
import { newToken, untilAnswered } from '../../shell/resend';
import { witness } from '../../table/lots';
import { keepTable, myTable } from '../../table/mine';
import { sitDown } from '../../table/sitting';
import type { FindGame, LobbyTable } from '../../wire';

/** How often somebody else may be faster. */
const tries = 8;

export const wasTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'conflict';

/** Sit down at a table of the list. */
export async function join({ table, game, seats }: LobbyTable, name: string): Promise<void> {
  const free = seats.findIndex(({ holder }) => holder === 'open');
  await sitDown(table, Math.max(0, free), name);
  keepTable({ ...myTable(table), game, seen: Date.now() });
  remember('name', name);
}

/** Look for a game; the table where one sits from then on. */
export async function find(wish: Omit<FindGame, 'token' | 'adds'>): Promise<string> {
  const asked = { ...wish, adds: true, token: newToken() };
  remember('name', wish.name);
  for (let left = tries; ; left -= 1) {
    const { table, seat, made } = await untilAnswered(() => api.find(asked));
    if (made) {
      witness(made.info);
      keepTable({
        table,
        game: wish.game,
        host: made.host,
        seats: made.seats,
        seen: Date.now(),
        over: false,
      });
      return table;
    }
    try {
      await sitDown(table, seat, wish.name);
      keepTable({ ...myTable(table), game: wish.game, seen: Date.now() });
      return table;
    } catch (error) {
      if (!wasTaken(error) || left <= 1) throw error;
    }
  }
}
