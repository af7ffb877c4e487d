import { describe, expect, it } from 'vitest';
import { tally, waysOf } from '../../../src/games/labyrinthe/ways';

const record = {
  position: { state: { pawns: [['a1', 'b1'], ['k10', 'u21']] } },
  acts: [
    { seat: 0, act: 'a1-k1' },
    { seat: 0, act: '[d4-d9]' },
    { seat: 1, act: 'u21-u20' },
    { seat: 1, act: '[e4-e9]' },
    { seat: 0, act: 'k1-k10/l12' },
  ],
};

describe('the ways of the pawns', () => {
  const ways = waysOf(record).map(({ seat, squares }) => [seat, squares.join(' ')]);

  it('are what each of them went, a shift included (LAB-21)', () => {
    expect(ways).toEqual([
      [0, 'a1 k1 k10'],
      [0, 'b1'],
      [1, 'k10 l12'],
      [1, 'u21 u20'],
    ]);
  });

  it('are counted by seat and for all', () => {
    expect(tally(record, 0)).toEqual({ moves: 2, slides: 1 });
    expect(tally(record, null)).toEqual({ moves: 3, slides: 2 });
  });
});
