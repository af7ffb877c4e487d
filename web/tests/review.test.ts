/** What is drawn of a review follows from its figures. */
import { describe, expect, it } from 'vitest';
import { curve, figure, linesOf, movedBy, percents, widest } from '../src/table/review';
import type { Review } from '../src/wire';

const act = (ply: number, chances: number[]): Review['acts'][number] => ({
  ply,
  seat: 0,
  acts: ['x'],
  chances,
  luck: [0, 0, 0, 0],
  skill: [0, 0, 0, 0],
  best: null,
  promised: null,
  promised_best: null,
});
const review: Review = {
  game: 'dog',
  version: '1',
  level: 'expert',
  playouts: 24,
  start: [5000, 5000, 5000, 5000],
  acts: [act(0, [7500, 2500, 7500, 2500]), act(1, [10000, 0, 10000, 0])],
  shares: [
    { start: 5000, luck: 4000, own: -500, others: 1500, result: 10000, error: 80 },
    { start: 5000, luck: -4000, own: -1500, others: 500, result: 0, error: 80 },
  ],
  turning: [],
  error: { chances: 50, lost: 60 },
};

describe('a review', () => {
  it('has one line for those who win together', () => {
    expect(linesOf(review).map(({ seats }) => seats)).toEqual([[0, 2], [1, 3]]);
    expect(linesOf(review)[0]?.chances).toEqual([5000, 7500, 10000]);
  });

  it('is drawn from the left to the right, the best chance at the top', () => {
    expect(curve([5000, 10000], 100, 50)).toBe('M0.0 25.0L100.0 0.0');
  });

  it('measures all bars by the longest', () => {
    expect(widest(review)).toBe(4000);
  });

  it('tells chances in percents that add up', () => {
    expect(percents([5250, 4750])).toEqual([53, 47]);
    expect(percents([3334, 3333, 3333])).toEqual([34, 33, 33]);
    expect(percents([4980, 5020])).toEqual([50, 50]);
    expect(percents([0, 10000])).toEqual([0, 100]);
  });

  it('tells luck from the acts of a side and of others', () => {
    const lost = { ...act(0, []), seat: 2, luck: [100, -100, 100, -100], skill: [-700, 700, -700, 700] };
    expect(movedBy(lost, [0, 2])).toEqual({ luck: 100, own: -700, others: 0 });
    expect(movedBy(lost, [1, 3])).toEqual({ luck: -100, own: 0, others: 700 });
    expect(movedBy(undefined, [0, 2])).toEqual({ luck: 0, own: 0, others: 0 });
  });

  it('says changes with their sign', () => {
    expect(figure(450, true)).toMatch(/^\+4.5$/);
    expect(figure(5000)).toBe('50');
  });
});
