/** The tournaments of this browser, and how their players come to their tables by themselves. */
import { api, ApiError } from '../shell/api';
import { origin } from '../shell/house.svelte';
import { note } from '../shell/notes.svelte';
import { recall, remember } from '../shell/remember';
import { go } from '../shell/router.svelte';
import { say } from '../shell/words';
import type { MyPlace } from '../wire';
import { keepSeat, keepTable, myTable } from './mine';

/** What this browser may do in a tournament. */
export interface MyTournament {
  tournament: string;
  title: string;
  /** A player's secret, and the organiser's. */
  secret?: string;
  organiser?: string;
  seen: number;
}

const key = 'tournaments';
const most = 20;
/** Milliseconds: until a server that is away is asked again, and until one leaves a finished game. */
const later = 1500;
const look = 4000;
/** Milliseconds between two requests where too many others of this network wait for news. */
const apart = 5000;

export function myTournaments(): MyTournament[] {
  return Object.values(recall<Record<string, MyTournament>>(key) ?? {}).sort((a, b) => b.seen - a.seen);
}

export function myTournament(tournament: string): MyTournament {
  const kept = recall<Record<string, MyTournament>>(key)?.[tournament];
  return kept ?? { tournament, title: '', seen: 0 };
}

export function keepTournament(mine: MyTournament): void {
  const others = myTournaments().filter((other) => other.tournament !== mine.tournament);
  const kept = [{ ...mine, seen: Date.now() }, ...others].slice(0, most);
  remember(key, Object.fromEntries(kept.map((one) => [one.tournament, one])));
}

export function dropSecret(tournament: string): void {
  const { secret: _, ...mine } = myTournament(tournament);
  keepTournament(mine);
}

/** A link carries the secret behind the `#`, which no browser sends to a server. */
export function tournamentLink(tournament: string, secret?: string): string {
  return `${origin()}/club/${tournament}${secret ? `#${secret}` : ''}`;
}

const secretForm = /^#([A-Za-z0-9_-]{16,64})$/;

/** The secret in the address, taken out of it so that the address can be passed on. */
export function takenSecret(): string | null {
  const secret = secretForm.exec(location.hash)?.[1] ?? null;
  if (secret) history.replaceState(null, '', location.pathname);
  return secret;
}

/** The seat of this round is hers; whether there is one. */
export function takeSeat(tournament: string, { table, seat, secret }: MyPlace): boolean {
  if (table === null || seat === null || secret === null) return false;
  keepSeat(table, { seat, secret });
  keepTable({ ...myTable(table), tournament });
  return true;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((over) => setTimeout(over, milliseconds));
}

/** Whoever sits at a table of a tournament comes to the next one by herself; how to stop that. */
export function followEvening(table: string, over: () => boolean): () => void {
  const { tournament } = myTable(table);
  const secret = tournament ? myTournament(tournament).secret : undefined;
  let left = false;
  if (tournament && secret) void follow(tournament, secret);
  return () => (left = true);

  async function follow(name: string, own: string): Promise<void> {
    let after: number | undefined;
    while (!left) {
      try {
        const place = await api.place(name, own, after);
        after = place.revision;
        if (left) return;
        if (place.table !== null && place.table !== table && !place.over) {
          if (over()) await pause(look);
          if (left || !takeSeat(name, place)) return;
          go({ page: 'table', table: place.table });
          note(say('tournament-next', { round: place.round }));
          return;
        }
      } catch (error) {
        const code = error instanceof ApiError ? error.code : '';
        if (['forbidden', 'not_found'].includes(code)) return;
        const crowded = code === 'too_many';
        if (crowded) after = undefined;
        await pause(crowded ? apart : later);
      }
    }
  }
}
