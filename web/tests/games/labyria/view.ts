/** Views for boards that are laid in tests. */
import type { LabyriaView } from '../../../src/wire';
import { seatsOf } from '../table';

/** The first walls stand; seat 0 is to build. */
export const building: LabyriaView = {
  seat: 0,
  players: 2,
  size: 10,
  phase: 'build',
  turn: 0,
  dice: null,
  moved: false,
  used: false,
  attack: null,
  evade: null,
  figures: [
    ['a1', 'a1', 'a1'],
    ['j10', 'j10', 'j10'],
  ],
  tiles: ['c3|d3'],
  corners: ['e5+ne'],
  reserve: [
    [19, 9],
    [20, 10],
  ],
  depot: 4,
  winner: null,
  starts: ['a1', 'j10'],
  goals: ['j10', 'a1'],
  ways: {},
};

/** Seat 0 has thrown two and may take a tile away; an opponent stands two fields off. */
export const racing: LabyriaView = {
  ...building,
  phase: 'race',
  dice: { number: 2, symbol: '-' },
  figures: [
    ['a1', 'c3', 'j10'],
    ['c5', 'j10', 'j10'],
  ],
  reserve: [
    [0, 0],
    [0, 0],
  ],
  ways: { 'c3>b4': 'nw', 'c3>c1': 'ss', 'c3>c5/c4': 'nn', 'a1>a3': 'nn', 'a1>b2': 'ne' },
};

export const moves = [...Object.keys(racing.ways), '-c3|d3'];

export const seats = seatsOf(['Anna', 'Ben']);
