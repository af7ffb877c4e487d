/** What may be done with pawns and blocks, for looking ahead; the server's word is what counts. */
import type { LabyrintheView } from '../../wire';
import { DIRECTIONS, type Direction } from '../shared/compass';
import {
  beside,
  CENTRE,
  column,
  isWhite,
  nameOf,
  row,
  SQUARES,
  squareOf,
  TO_WIN,
  type Square,
} from './board';

export type Kind = 'pawn' | 'block';

export interface Position {
  turn: number | null;
  /** The very first turn of the game (LAB-11). */
  first: boolean;
  done: readonly Kind[];
  pawns: readonly (readonly Square[])[];
  /** The squares of each block, its name first. */
  blocks: readonly (readonly Square[])[];
  /** The block that may not be moved (LAB-19). */
  barred: number | null;
}

export interface PawnAct {
  kind: 'pawn';
  from: Square;
  to: Square;
  /** Where the pawn that is met goes (LAB-21). */
  shift: Square | null;
}

export interface BlockAct {
  kind: 'block';
  block: number;
  from: Square;
  to: Square;
}

export type Act = PawnAct | BlockAct;

export function positionOf(view: LabyrintheView): Position {
  const blocks = view.blocks.map((squares) => squares.map(squareOf));
  const barred = view.barred === null ? -1 : view.blocks.findIndex(([name]) => name === view.barred);
  return {
    turn: view.turn,
    first: view.turns === 0,
    done: view.done,
    pawns: view.pawns.map((squares) => squares.map(squareOf)),
    blocks,
    barred: barred < 0 ? null : barred,
  };
}

/** An act in notation: `a2-a9`, `k3-k10/l12`, `[d4-d9]`. */
export function written(act: Act): string {
  const ends = `${nameOf(act.from)}-${nameOf(act.to)}`;
  if (act.kind === 'block') return `[${ends}]`;
  return act.shift === null ? ends : `${ends}/${nameOf(act.shift)}`;
}

const NOTATION = /^(\[)?([a-u]\d+)-([a-u]\d+)(?:\/([a-u]\d+))?\]?$/;

/** What an act in notation means in a position. */
export function read(text: string, { blocks }: Position): Act | null {
  const [, block, start, end, shift] = NOTATION.exec(text) ?? [];
  if (start === undefined || end === undefined) return null;
  const [from, to] = [squareOf(start), squareOf(end)];
  if (!block) return { kind: 'pawn', from, to, shift: shift ? squareOf(shift) : null };
  const number = blocks.findIndex((squares) => squares[0] === from);
  return number < 0 ? null : { kind: 'block', block: number, from, to };
}

// -- what stands where ---------------------------------------------------------------------------
const FREE = -1;

interface Ground {
  /** The block, or the seat of the pawn, on each square. */
  block: Int8Array;
  pawn: Int8Array;
}

const grounds = new WeakMap<Position, Ground>();

function ground(position: Position): Ground {
  const known = grounds.get(position);
  if (known) return known;
  const made = { block: new Int8Array(SQUARES).fill(FREE), pawn: new Int8Array(SQUARES).fill(FREE) };
  position.blocks.forEach((squares, number) => squares.forEach((at) => (made.block[at] = number)));
  position.pawns.forEach((squares, seat) => squares.forEach((at) => (made.pawn[at] = seat)));
  grounds.set(position, made);
  return made;
}

const given = (found: number | undefined): number | null =>
  found === undefined || found === FREE ? null : found;

export const blockOn = (position: Position, square: Square): number | null =>
  given(ground(position).block[square]);

/** The seat whose pawn stands there. */
export const pawnOn = (position: Position, square: Square): number | null =>
  given(ground(position).pawn[square]);

export const freeWhite = (position: Position): Square[] =>
  CENTRE.filter((square) => pawnOn(position, square) === null);

export const inCentre = (position: Position, seat: number): number =>
  (position.pawns[seat] ?? []).filter(isWhite).length;

export const winner = (position: Position): number | null =>
  given(position.pawns.findIndex((_, seat) => inCentre(position, seat) >= TO_WIN));

// -- lines and slides ----------------------------------------------------------------------------
export interface Stop {
  direction: Direction;
  far: number;
  to: Square;
}

export interface PawnStop extends Stop {
  /** A pawn in the centre has to be shifted from there (LAB-21). */
  onto: boolean;
}

/** All squares that a pawn may come to (LAB-12 to LAB-14, LAB-21). */
export function pawnStops(position: Position, from: Square): PawnStop[] {
  const stops: PawnStop[] = [];
  const mayShift = !isWhite(from) && freeWhite(position).length > 0;
  for (const direction of DIRECTIONS) {
    let far = 1;
    for (let to = beside(from, direction); to !== null; to = beside(to, direction), far++) {
      if (blockOn(position, to) !== null) break;
      const onto = pawnOn(position, to) !== null;
      if (onto && !(mayShift && isWhite(to))) break;
      stops.push({ direction, far, to, onto });
      if (onto) break;
    }
  }
  return stops;
}

export interface BlockStop extends Stop {
  /** It touches another block there, as it must (LAB-16). */
  touches: boolean;
}

/** Everywhere a block may slide to (LAB-15, LAB-17, LAB-18), whether or not it may stop there. */
export function blockStops(position: Position, block: number): BlockStop[] {
  const stops: BlockStop[] = [];
  const start = position.blocks[block] ?? [];
  for (const direction of DIRECTIONS) {
    let squares = start;
    for (let far = 1; ; far++) {
      const next = squares.map((square) => beside(square, direction));
      if (next.some((square) => square === null || !isOpen(position, block, square))) break;
      squares = next as Square[];
      stops.push({ direction, far, to: squares[0] ?? 0, touches: touches(position, block, squares) });
    }
  }
  return stops;
}

const isOpen = (position: Position, block: number, square: Square): boolean => {
  const there = blockOn(position, square);
  return (there === null || there === block) && pawnOn(position, square) === null && !isWhite(square);
};

function touches(position: Position, block: number, squares: readonly Square[]): boolean {
  return squares.some((square) => {
    for (const upright of [null, 'n', 's'] as const) {
      const level = upright === null ? square : beside(square, upright);
      if (level === null) continue;
      for (const near of [level, beside(level, 'e'), beside(level, 'w')]) {
        const there = near === null ? null : blockOn(position, near);
        if (there !== null && there !== block) return true;
      }
    }
    return false;
  });
}

// -- acts and turns ------------------------------------------------------------------------------
/** The position after an act of the turn; the turn itself goes on. */
export function after(position: Position, act: Act): Position {
  const done = [...position.done, act.kind];
  if (act.kind === 'block') {
    const by = act.to - act.from;
    const blocks = position.blocks.map((squares, number) =>
      number === act.block ? squares.map((square) => square + by) : squares,
    );
    return { ...position, done, blocks };
  }
  const pawns = position.pawns.map((squares) =>
    squares.map((square) => {
      if (square === act.from) return act.to;
      return square === act.to && act.shift !== null ? act.shift : square;
    }),
  );
  return { ...position, done, pawns };
}

export const afterAll = (position: Position, acts: readonly Act[]): Position =>
  acts.reduce(after, position);

const movable = (position: Position, kind: Kind): boolean => {
  if (kind === 'pawn') {
    const own = position.turn === null ? [] : (position.pawns[position.turn] ?? []);
    return own.some((square) => pawnStops(position, square).length > 0);
  }
  return position.blocks.some(
    (_, block) =>
      block !== position.barred && blockStops(position, block).some((stop) => stop.touches),
  );
};

/** What this turn still has to do, as far as it can be done (LAB-10, LAB-24). */
export function toDo(position: Position): Kind[] {
  if (position.turn === null || winner(position) !== null) return [];
  return (['pawn', 'block'] as const).filter(
    (kind) => !position.done.includes(kind) && movable(position, kind),
  );
}

/** What may come next: the first turn of all moves its pawn first (LAB-11). */
export function next(position: Position): Kind[] {
  const kinds = toDo(position);
  return position.first && position.done.length === 0 && kinds.includes('pawn') ? ['pawn'] : kinds;
}

/** All legal acts of the seat to act. */
export function legalActs(position: Position): Act[] {
  const kinds = next(position);
  const own = position.turn === null ? [] : (position.pawns[position.turn] ?? []);
  const pawns = !kinds.includes('pawn')
    ? []
    : own.flatMap((from) =>
        pawnStops(position, from).flatMap(({ to, onto }): PawnAct[] =>
          (onto ? freeWhite(position) : [null]).map((shift) => ({ kind: 'pawn', from, to, shift })),
        ),
      );
  const blocks = !kinds.includes('block')
    ? []
    : position.blocks.flatMap((squares, block) =>
        block === position.barred
          ? []
          : blockStops(position, block)
              .filter((stop) => stop.touches)
              .map(({ to }): BlockAct => ({ kind: 'block', block, from: squares[0] ?? 0, to })),
      );
  return [...pawns, ...blocks];
}

export function isLegal(position: Position, act: Act): boolean {
  if (!next(position).includes(act.kind)) return false;
  if (act.kind === 'block') {
    if (act.block === position.barred) return false;
    return blockStops(position, act.block).some((stop) => stop.touches && stop.to === act.to);
  }
  if (pawnOn(position, act.from) !== position.turn) return false;
  const stop = pawnStops(position, act.from).find(({ to }) => to === act.to);
  if (!stop) return false;
  return stop.onto
    ? act.shift !== null && freeWhite(position).includes(act.shift)
    : act.shift === null;
}

/** Whether acts can be made one after the other. */
export function areLegal(position: Position, acts: readonly Act[]): boolean {
  let now = position;
  return acts.every((act) => {
    const legal = isLegal(now, act);
    now = after(now, act);
    return legal;
  });
}

/** Distance between squares as the eye sees it. */
export const apart = (a: Square, b: Square): number =>
  Math.hypot(column(a) - column(b), row(a) - row(b));
