/** The way of every pawn, read back from the record of a game. */
import type { GameRecord } from '../contract';
import { read } from './acts';
import type { Square } from './board';

/** The squares a pawn came to, one after the other, the first where it began. */
export interface Way {
  seat: number;
  pawn: number;
  squares: Square[];
}

export interface Tally {
  [key: string]: number;
  /** Moves of pawns, and of blocks. */
  moves: number;
  slides: number;
}

export function waysOf(record: Pick<GameRecord, 'position' | 'acts'>): Way[] {
  const first = record.position['state'] as { pawns: string[][] };
  const ways = first.pawns.flatMap((squares, seat) =>
    squares.map((square, pawn): Way => ({ seat, pawn, squares: [square] })),
  );
  const on = (square: Square): Way | undefined =>
    ways.find((way) => way.squares.at(-1) === square);
  for (const made of record.acts) {
    const { kind, from, to, shift } = read(made.act);
    if (kind === 'block') continue;
    const [mover, met] = [on(from), shift ? on(to) : undefined];
    mover?.squares.push(to);
    if (shift) met?.squares.push(shift);
  }
  return ways;
}

/** How often a seat (or all together) moved a pawn and a block. */
export function tally(record: Pick<GameRecord, 'acts'>, seat: number | null): Tally {
  const own = record.acts.filter((one) => one.seat !== null && (seat === null || one.seat === seat));
  const slides = own.filter(({ act }) => act.startsWith('[')).length;
  return { moves: own.length - slides, slides };
}
