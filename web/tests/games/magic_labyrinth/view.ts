import type { MagicLabyrinthView } from '../../../src/wire';

/** Anna (seat 0) has rolled a three and stands on c3; the key is wanted. */
export const viewOf = (change: Partial<MagicLabyrinthView> = {}): MagicLabyrinthView => ({
  seat: 0,
  players: 2,
  walls: 19,
  memory_aid: false,
  turn: 0,
  rolled: 3,
  steps_left: 3,
  magicians: ['c3', 'c5'],
  corners: ['a1', 'f6'],
  symbols: { c4: 'owl', d3: 'bat', e3: 'key' },
  wanted: 'key',
  owed: null,
  chips: [[], []],
  bag: [],
  winner: null,
  bumped: null,
  passed: null,
  labyrinth: null,
  ...change,
});
