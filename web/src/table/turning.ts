/** Turning points in words: what was played and what was better, as the log would tell it. */
import type { AnyGame } from '../games';
import { api } from '../shell/api';
import { say } from '../shell/words';
import type { ReviewedAct } from '../wire';

export interface Told {
  played: string;
  better: string;
}

type Narrator = Pick<AnyGame, 'line' | 'retold' | 'begins'>;

/** All that an act itself did; what comes to others next is left out. Notation, if nothing is said. */
export function wording(
  events: readonly unknown[],
  act: string,
  client: Narrator,
  names: (seat: number) => string,
): string {
  const begins = client.begins ?? ((event: unknown) => (event as { type: string }).type === 'turn');
  const next = events.findIndex(begins);
  const own = next < 0 ? events : events.slice(0, next);
  const lines = own.flatMap((event) => (client.retold ?? client.line)(event, names) ?? []);
  return lines.map(({ id, args }) => say(id, args)).join(' ') || act;
}

/** What was played is told as it happened, what was better as the seat could foresee it. */
export async function told(
  table: string,
  { ply, seat, acts, best }: ReviewedAct,
  client: Narrator,
  names: (seat: number) => string,
): Promise<Told> {
  const made = acts[0] ?? '';
  const asked = [made, best ?? made].map((act) => api.instead(table, 'all', ply, seat ?? 0, act));
  const [played, better] = await Promise.all(asked);
  return {
    played: wording(played?.events ?? [], made, client, names),
    better: wording(better?.meant ?? [], best ?? made, client, names),
  };
}
