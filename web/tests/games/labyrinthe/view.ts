/** A view of the first position, for boards that are laid in tests. */
import type { LabyrintheView } from '../../../src/wire';
import { seatsOf } from '../table';
import { first } from './golden';

const { pawns, blocks } = first(2);

export const start: LabyrintheView = {
  seat: 0,
  players: 2,
  turn_limit: 300,
  turn: 0,
  turns: 4,
  done: [],
  pawns,
  blocks,
  figures: blocks,
  barred: null,
  moved_block: null,
  winner: null,
};

export const seats = seatsOf(['Anna', 'Ben']);
