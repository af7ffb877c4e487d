/** The running log: what happened, newest last, worded when it is read. */
import type { LogLine } from '../games/contract';
import type { Called, Happened } from '../wire';

export interface LogEntry {
  ply: number;
  /** The seat that acted; null for chance. */
  seat: number | null;
  events: unknown[];
  /** What was called instead of an act. */
  call?: Called | null;
}

/** The part of a game's client that the log needs. */
export interface Narrator {
  line(event: unknown, names: (seat: number) => string): LogLine | null;
  clauses?: Readonly<Record<string, string>>;
  faded?(event: unknown, options: Record<string, unknown>): unknown | null;
  begins?(event: unknown): boolean;
  drawn?(event: unknown): boolean;
}

/** What happened joins the log; the turns before the newest fade as the game says. */
export function grow(
  log: LogEntry[],
  happened: Happened[],
  game: Narrator,
  options: Record<string, unknown>,
): LogEntry[] {
  const last = log.at(-1)?.ply ?? -1;
  const fresh = happened.filter((entry) => entry.ply > last);
  if (fresh.length === 0) return log;
  const whole = [...log, ...fresh];
  const newest = turnBegan(whole);
  return whole.map((entry, at) => (at < newest ? fade(entry, game, options) : entry));
}

/** Where the last seat to act began; what chance answered belongs to it. */
function turnBegan(log: LogEntry[]): number {
  const seat = log.findLast((entry) => entry.seat !== null)?.seat ?? null;
  return log.findLastIndex((entry) => entry.seat !== null && entry.seat !== seat) + 1;
}

function fade(entry: LogEntry, game: Narrator, options: Record<string, unknown>): LogEntry {
  const { faded } = game;
  if (!faded) return entry;
  const left = entry.events.map((event) => faded(event, options)).filter((event) => event !== null);
  const same = left.length === entry.events.length && left.every((e, i) => e === entry.events[i]);
  return same ? entry : { ...entry, events: left };
}

/** What was told since the last act of one's own seats; all there is for whoever watches. */
export function sinceOwn(log: LogEntry[], own: readonly number[], ownPly: number): LogEntry[] {
  const last = log.findLast(({ seat }) => seat !== null && own.includes(seat))?.ply ?? -1;
  return log.filter(({ ply }) => ply > Math.max(last, ownPly));
}

/** A line of the log with what it tells of. */
export interface Line extends LogLine {
  /** The position that it led to. */
  ply: number;
  events: readonly unknown[];
}

/** What is said of one turn: a line, and what else happened in it. */
export interface Turn {
  /** The position that it led to. */
  ply: number;
  /** Its events, all of them. */
  events: readonly unknown[];
  lines: readonly Line[];
  /** It was taken back later. */
  back?: boolean;
}

/** With the clause behind it, where there is one to wonder about. */
function lineOf(line: LogLine, event: unknown, ply: number, game: Narrator): Line {
  const clause = game.clauses?.[(event as { type?: string }).type ?? ''];
  return { ...line, ...(clause === undefined ? {} : { clause }), ply, events: [event] };
}

/** What all agreed to have drawn belongs to their agreement: one line, however many acts it was. */
function folded(log: LogEntry[], game: Narrator): LogEntry[] {
  const { drawn } = game;
  if (!drawn || !log.some(({ call }) => call?.what === 'lots')) return log;
  const found: LogEntry[] = [];
  let lots: LogEntry | null = null;
  for (const entry of log) {
    if (entry.call) {
      found.push((lots = { ...entry }));
      if (entry.call.what !== 'lots') lots = null;
      continue;
    }
    const own = lots ? entry.events.findIndex((event) => !drawn(event)) : 0;
    const till = own < 0 ? entry.events.length : own;
    if (lots) {
      lots.events = [...lots.events, ...entry.events.slice(0, till)];
      lots.ply = entry.ply;
      if (own >= 0) lots = null;
    }
    if (till === 0) found.push(entry);
    else if (own > 0) found.push({ ...entry, events: entry.events.slice(till) });
  }
  return found;
}

export function lines(log: LogEntry[], game: Narrator, names: (seat: number) => string): Line[] {
  return folded(log, game).flatMap((entry) => {
    const called = callLine(entry, names);
    if (called) return [called];
    return entry.events.flatMap((event) => {
      const line = game.line(event, names);
      return line ? [lineOf(line, event, entry.ply, game)] : [];
    });
  });
}

/** What was called across the table: every game says it alike. */
function callLine({ ply, seat, call, events }: LogEntry, names: (seat: number) => string): Line | null {
  if (!call || seat === null) return null;
  return { id: `log-call-${call.what}`, args: { name: names(seat) }, seat, ply, events };
}

/** The entries that were taken back later. */
export function takenBack(log: LogEntry[]): Set<LogEntry> {
  const back = new Set<LogEntry>();
  for (const { ply, call } of log)
    if (call?.what === 'back')
      for (const entry of log)
        if (entry.ply > (call.ply ?? 0) && entry.ply < ply) back.add(entry);
  return back;
}

/** The same turn by turn; turns of which there is nothing to say are left out. */
export function turns(log: LogEntry[], game: Narrator, names: (seat: number) => string): Turn[] {
  const found: { ply: number; events: unknown[]; lines: Line[]; back?: boolean }[] = [];
  let fresh = true;
  const back = takenBack(log);
  for (const entry of folded(log, game)) {
    const { ply, events } = entry;
    const called = callLine(entry, names);
    if (called) {
      found.push({ ply, events: [], lines: [called] });
      fresh = true;
      continue;
    }
    for (const event of events) {
      if (begins(game, event)) fresh = true;
      const line = game.line(event, names);
      if (fresh && line) {
        found.push({ ply, events: [], lines: [], back: back.has(entry) });
        fresh = false;
      }
      const turn = found.at(-1);
      if (!turn || fresh) continue;
      turn.ply = ply;
      turn.back = back.has(entry);
      turn.events.push(event);
      if (line) turn.lines.push(lineOf(line, event, ply, game));
    }
  }
  return found;
}

export const begins = (game: Narrator, event: unknown): boolean =>
  game.begins ? game.begins(event) : (event as { type: string }).type === 'turn';

/** As it is told later: what has faded is left out but for the turn that led to a position. */
export function later(
  log: LogEntry[],
  game: Narrator,
  options: Record<string, unknown>,
  turn: { began: number; ply: number },
): LogEntry[] {
  if (!game.faded) return log;
  return log.map((entry) =>
    entry.ply > turn.began && entry.ply <= turn.ply ? entry : fade(entry, game, options),
  );
}
