/** The tables of this browser: where one sits, and the secrets that open those seats. */
import { origin } from '../shell/house.svelte';
import { note } from '../shell/notes.svelte';
import { recall, remember } from '../shell/remember';
import { say } from '../shell/words';

export interface MySeat {
  /** Unknown until the server has said which seat the secret opens. */
  seat: number | null;
  secret: string;
}

export interface MyTable {
  table: string;
  game: string | null;
  host?: string;
  /** She laid down by hand what nobody who plays may know. */
  watchesOnly?: boolean;
  seats: MySeat[];
  /** The tournament that it is a table of. */
  tournament?: string;
  /** A lesson, which nobody comes back to. */
  lesson?: boolean;
  /** When it was last opened here, in milliseconds. */
  seen: number;
  over: boolean;
}

const key = 'tables';
const most = 40;

function all(): MyTable[] {
  const kept = recall<Record<string, MyTable>>(key) ?? {};
  return Object.values(kept).sort((a, b) => b.seen - a.seen);
}

export function myTables(): MyTable[] {
  return all().filter(({ lesson }) => !lesson);
}

export function myTable(table: string): MyTable {
  return (
    recall<Record<string, MyTable>>(key)?.[table] ?? {
      table,
      game: null,
      seats: [],
      seen: 0,
      over: false,
    }
  );
}

let warned = false;

/** Keep a table and its seats. Returns whether they outlive this tab. */
export function keepTable(mine: MyTable): boolean {
  const others = all().filter((other) => other.table !== mine.table);
  const kept = [mine, ...others].slice(0, most);
  const stored = remember(key, Object.fromEntries(kept.map((table) => [table.table, table])));
  if (!stored && !warned && !mine.lesson && mine.seats.length > 0) {
    warned = true;
    note(say('seat-not-kept'));
  }
  return stored;
}

/** Whether one has sat at a table of this game before, other than this one. */
export function hasPlayed(game: string, besides: string): boolean {
  return myTables().some(
    (mine) => mine.game === game && mine.table !== besides && mine.seats.length > 0,
  );
}

export function leaveLessons(): void {
  for (const { table, lesson } of all()) if (lesson) leaveTable(table);
}

export function leaveTable(table: string): void {
  const kept = all().filter((other) => other.table !== table);
  remember(key, Object.fromEntries(kept.map((other) => [other.table, other])));
}

// -- removed from the list; the seat stays one's own, and can be found again -------
const aside = 'removed';
const mostAside = 20;

export function removedTables(): MyTable[] {
  return recall<MyTable[]>(aside) ?? [];
}

export function removeTable(table: string): void {
  const mine = myTable(table);
  const others = removedTables().filter((other) => other.table !== table);
  remember(aside, [mine, ...others].slice(0, mostAside));
  leaveTable(table);
}

export function putBack(table: string): void {
  const found = removedTables().find((other) => other.table === table);
  if (!found) return;
  remember(
    aside,
    removedTables().filter((other) => other !== found && other.table !== table),
  );
  keepTable(found);
}

/** Add a seat's secret, or learn which seat a known secret opens. Returns whether it outlives this tab. */
export function keepSeat(table: string, seat: MySeat): boolean {
  const mine = myTable(table);
  const others = mine.seats.filter(
    (other) => other.secret !== seat.secret && (seat.seat === null || other.seat !== seat.seat),
  );
  const known = mine.seats.find((other) => other.secret === seat.secret);
  return keepTable({ ...mine, seats: [...others, { ...known, ...seat }] });
}

export function dropSecret(table: string, secret: string): void {
  const mine = myTable(table);
  const seats = mine.seats.filter((seat) => seat.secret !== secret);
  if (seats.length > 0 || mine.host) keepTable({ ...mine, seats });
  else leaveTable(table);
}

/** A seat's link carries the secret behind the `#`, which no browser sends to a server. */
export function seatLink(table: string, secret: string): string {
  return `${origin()}/t/${table}#${secret}`;
}

export function tableLink(table: string): string {
  return `${origin()}/t/${table}`;
}

const secretForm = /^#([A-Za-z0-9_-]{16,64})$/;

/** Take the secret out of the address and keep it, so that the address can be passed on. */
export function takeSecret(table: string): boolean {
  const secret = secretForm.exec(location.hash)?.[1];
  if (!secret) return false;
  // An address that keeps the secret brings the player back where storage cannot.
  if (keepSeat(table, { seat: null, secret })) history.replaceState(null, '', location.pathname);
  return true;
}
