/** What several games tell alike to whoever asks by key. */
import { say } from '../../shell/words';
import type { PieceAt, Said } from '../contract';

type Names = (seat: number) => string;

/** "Ada: 2 of 4. Ben: 1 of 4."; at length with what it is about. */
export function standingOf(counts: readonly number[], most: number, names: Names, more: readonly string[]): Said {
  const short = counts.map((count, seat) => say('standing-of', { name: names(seat), count, most }));
  return { short: short.join(' '), more: more.join(' ') };
}

/** The pieces of each seat, by the places where they stand; a place that several share is one. */
export const piecesOf = (places: readonly (readonly string[])[]): PieceAt[] =>
  places.flatMap((own, seat) => [...new Set(own)].map((place) => ({ seat, place })));

/** How often each is there, in the order in which they come. */
export function counted(names: readonly string[]): { what: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([what, count]) => ({ what, count }));
}
