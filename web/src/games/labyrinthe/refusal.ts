/** Why an act is not possible on top of a plan; without one the server says so itself. */
import { beside, isWhite, nameOf, STEP, towards, type Square } from './board';
import { blockOn, blockStops, pawnOn, type Act, type Position } from './play';

export interface Reason {
  clause: string;
  id: string;
  about: Record<string, string>;
}

const because = (clause: string, id: string, square?: Square): Reason => ({
  clause,
  id,
  about: square === undefined ? {} : { square: nameOf(square) },
});

export function reason(position: Position, act: Act): Reason | null {
  if (position.done.includes(act.kind)) return because('LAB-10', `why-${act.kind}-moved`);
  return act.kind === 'pawn'
    ? ofPawn(position, act.from, act.to)
    : ofBlock(position, act.block, act.from, act.to);
}

function ofPawn(position: Position, from: Square, to: Square): Reason | null {
  if (pawnOn(position, from) !== position.turn) {
    return because('LAB-10', 'why-not-your-pawn', from);
  }
  const way = towards(from, to);
  if (!way) return because('LAB-12', 'why-pawn-not-straight');
  for (let far = 1; far <= way.far; far++) {
    const square = from + STEP[way.direction] * far;
    if (blockOn(position, square) !== null) return because('LAB-13', 'why-block-in-the-way', square);
    if (pawnOn(position, square) === null) continue;
    if (square !== to) return because('LAB-14', 'why-pawn-in-the-way', square);
    if (!isWhite(to)) return because('LAB-14', 'why-pawn-there', to);
    if (isWhite(from)) return because('LAB-21', 'why-from-inside', to);
  }
  return null;
}

function ofBlock(position: Position, block: number, from: Square, to: Square): Reason | null {
  if (block === position.barred) return because('LAB-19', 'why-just-moved');
  const way = towards(from, to);
  if (!way) return because('LAB-15', 'why-block-not-straight');
  let squares = position.blocks[block] ?? [];
  for (let far = 1; far <= way.far; far++) {
    const next: Square[] = [];
    for (const square of squares) {
      const there = beside(square, way.direction);
      if (there === null) return because('LAB-15', 'why-block-off-board');
      if (isWhite(there)) return because('LAB-17', 'why-white-squares', there);
      const other = blockOn(position, there);
      if (other !== null && other !== block) {
        return because('LAB-15', 'why-block-against-block', there);
      }
      if (pawnOn(position, there) !== null) {
        return far === way.far
          ? because('LAB-18', 'why-block-on-pawn', there)
          : because('LAB-15', 'why-block-against-pawn', there);
      }
      next.push(there);
    }
    squares = next;
  }
  const stop = blockStops(position, block).find((one) => one.to === to);
  return stop?.touches === false ? because('LAB-16', 'why-not-touching') : null;
}
