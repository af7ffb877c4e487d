/** Opening a table: the last choices for a game, and "play now" without any. */
import { gameClient } from '../games';
import { api, ApiError } from '../shell/api';
import { forget, recall, remember } from '../shell/remember';
import { newToken, untilAnswered } from '../shell/resend';
import { go } from '../shell/router.svelte';
import { say } from '../shell/words';
import { witness } from '../table/lots';
import { keepTable } from '../table/mine';
import type { ClockChoice, GameInfo, NewTable } from '../wire';
import { againstBots, company, named, wishes, type Sitter } from './seating';

/** What was chosen when a table of a game was last opened on this device. */
export interface Choice {
  sitters: Sitter[];
  options: Record<string, unknown>;
  rounds: number;
  clock: ClockChoice | null;
  standIn: number | null;
}

const key = (game: string): string => `choice.${game}`;

/** The last choice for a game, with this player's present name; null without one. */
export function lastChoice(game: string): Choice | null {
  const choice = recall<Choice>(key(game));
  const name = recall<string>('name') ?? '';
  return (
    choice && {
      ...choice,
      sitters: choice.sitters.map((one) => (one.kind === 'me' ? { ...one, name } : one)),
    }
  );
}

/** Made-up names in the player's language, in random order. */
export function madeUpNames(): string[] {
  const names = say('made-up-names').split(',');
  const drawn = names.map((name) => ({ name: name.trim(), at: Math.random() }));
  return drawn.toSorted((a, b) => a.at - b.at).map(({ name }) => name);
}

export function keepChoice(game: string, choice: Choice): void {
  remember(key(game), choice);
  const me = choice.sitters.find(({ kind }) => kind === 'me');
  if (me) remember('name', me.name);
  const others = choice.sitters.flatMap(({ kind, name }) => (kind === 'here' ? name : []));
  if (others.length > 0) remember('names', others);
}

/** Ask the server for a table, keep its secrets and go there. The same wish again is the same table. */
export async function openTable(table: NewTable): Promise<void> {
  const made = await untilAnswered(() => api.make(table));
  witness(made.info);
  keepTable({
    table: made.info.table,
    game: table.game,
    host: made.host,
    watchesOnly: made.knows,
    seats: made.seats,
    seen: Date.now(),
    over: false,
  });
  go({ page: 'table', table: made.info.table });
}

/** Open a table against bots at once: by the last choice for the game, or by its usual options. */
export async function playNow(game: string): Promise<void> {
  const [client, all] = await Promise.all([gameClient(game), api.games()]);
  const info = all.find((one) => one.game === game);
  if (!info) throw new ApiError('not_found', `no game ${game}`);
  const last = lastChoice(game);
  const choice = last ?? usualChoice(info, client.usual ?? 2);
  const sitters = named(againstBots(choice.sitters), madeUpNames());
  keepChoice(game, { ...choice, sitters });
  try {
    await openTable({
      game,
      options: { ...choice.options, players: sitters.length },
      seats: wishes(sitters),
      rounds: choice.rounds,
      clock: choice.clock,
      stand_in_after: choice.standIn,
      token: newToken(),
    });
  } catch (error) {
    // The rules may have changed since that was chosen.
    if (last) forget(key(game));
    throw error;
  }
}

function usualChoice({ usual }: GameInfo, players: number): Choice {
  const sitters = company(players, recall<string>('name') ?? '');
  return { sitters, options: usual, rounds: 1, clock: null, standIn: null };
}
