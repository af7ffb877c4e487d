/** A view of the first position, for boards that are laid in tests. */
import { nameOf } from '../../../src/games/labyrinthe/board';
import type { LabyrintheView } from '../../../src/wire';
import { seatsOf } from '../table';
import { golden } from './golden';

const { first } = golden(2);
const named = (groups: readonly (readonly number[])[]): string[][] =>
  groups.map((squares) => squares.map(nameOf));

export const start: LabyrintheView = {
  seat: 0,
  players: 2,
  turn_limit: 300,
  turn: 0,
  turns: 4,
  done: [],
  pawns: named(first.pawns),
  blocks: named(first.blocks),
  figures: named(first.blocks),
  barred: null,
  moved_block: null,
  winner: null,
};

export const seats = seatsOf(['Anna', 'Ben']);
