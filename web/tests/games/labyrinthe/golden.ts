/** The first position of a golden playthrough of the rules, as the client reads it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { homes, ORDER, SIZE, type Square } from '../../../src/games/labyrinthe/board';
import { moved, nameOf } from '../../../src/games/shared/squares';

const folder = resolve(import.meta.dirname, '../../../../tests/contract/golden');

export function first(players: 2 | 4): { pawns: Square[][]; blocks: Square[][] } {
  const lines = readFileSync(`${folder}/labyrinthe-${players}.txt`, 'utf8').split('\n');
  const blocks = new Map<string, Square[]>();
  for (const line of lines.slice(1, 1 + SIZE)) {
    const row = Number(line.slice(0, 2)) - 1;
    [...line.slice(3).replaceAll(' ', '')].forEach((kind, column) => {
      if (/[a-z]/i.test(kind)) blocks.set(kind, [...(blocks.get(kind) ?? []), nameOf(column, row)]);
    });
  }
  const sorted = [...blocks.values()].map((squares) => squares.sort((a, b) => ORDER.get(a)! - ORDER.get(b)!));
  const pawns = homes(players)
    .filter(({ seat }) => seat !== null)
    .map(({ square }) => [[0, 0], [1, 0], [0, 1], [1, 1]].map(([east = 0, north = 0]) => moved(SIZE, square, east, north)!));
  return { pawns, blocks: sorted };
}
