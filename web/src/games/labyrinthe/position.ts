/** The position, what stands where on it, and what acts make of it while they are being shown. */
import type { LabyrintheView } from '../../wire';
import type { Act } from './acts';
import { along, isWhite, type Square } from './board';

/** The position is what the view says; while things are shown it runs behind it. */
export type Position = LabyrintheView;
type Groups = readonly (readonly Square[])[];

/** Which group of squares has a square, looked up once. */
const found = new WeakMap<Groups, Map<Square, number>>();

function on(groups: Groups, square: Square): number | null {
  const known = found.get(groups) ?? new Map(groups.flatMap((squares, n) => squares.map((one) => [one, n])));
  found.set(groups, known);
  return known.get(square) ?? null;
}

export const blockOn = ({ blocks }: Position, square: Square): number | null => on(blocks, square);
/** The seat whose pawn stands there. */
export const pawnOn = ({ pawns }: Position, square: Square): number | null => on(pawns, square);

/** The squares of the block that is named so. */
export const blockNamed = ({ blocks }: Position, name: Square): readonly Square[] =>
  blocks.find(([first]) => first === name) ?? [];

export const inCentre = ({ pawns }: Position, seat: number): number => (pawns[seat] ?? []).filter(isWhite).length;

/** The position when an act has been made; the turn itself goes on. */
export function after(position: Position, { kind, from, to, shift }: Act): Position {
  const done = [...position.done, kind];
  if (kind === 'block') {
    const blocks = position.blocks.map((squares) =>
      squares[0] === from ? squares.map((square) => along(square, from, to)) : squares,
    );
    return { ...position, done, blocks, moved_block: to };
  }
  const pawns = position.pawns.map((squares) =>
    squares.map((square) => {
      if (square === from) return to;
      return square === to && shift !== null ? shift : square;
    }),
  );
  return { ...position, done, pawns };
}
