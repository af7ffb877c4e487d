import { describe, expect, it } from 'vitest';
import { acts, between, choices, dragged, extended, mayGoOn, mayStandOn, type Ground } from '../../../src/games/magic_labyrinth/walk';

const ground: Ground = { from: 'c3', steps: 3, goal: null, occupied: [] };

describe('a marked walk', () => {
  it('grows field by field', () => {
    expect(extended([], 'c4', ground)).toEqual(['c4']);
    expect(extended(['c4'], 'd4', ground)).toEqual(['c4', 'd4']);
  });

  it('never goes diagonally or over a field (MAG-12)', () => {
    expect(extended([], 'd4', ground)).toEqual([]);
    expect(extended(['c4'], 'c6', ground)).toEqual(['c4']);
  });

  it('is no longer than the steps left (MAG-11)', () => {
    expect(extended(['c4', 'c5', 'd5'], 'd6', ground)).toEqual(['c4', 'c5', 'd5']);
  });

  it('is taken back by going back', () => {
    expect(extended(['c4', 'c5'], 'c4', ground)).toEqual(['c4']);
    expect(extended(['c4', 'c5'], 'c3', ground)).toEqual([]);
  });

  it('may come by a field twice', () => {
    const long = { ...ground, steps: 4 };
    expect(extended(['c4', 'd4', 'd3'], 'd2', long)).toHaveLength(4);
    expect(extended(['d3', 'd4', 'c4'], 'd4', { ...long, from: 'b4' })).toEqual(['d3', 'd4']);
  });

  it('ends on the wanted symbol (MAG-20)', () => {
    expect(mayGoOn(['c4'], 'c5', { ...ground, goal: 'c4' })).toBe(false);
  });

  it('passes other magicians, but does not end on one (MAG-14)', () => {
    const two = { ...ground, steps: 2, occupied: ['c4'] };
    expect(extended([], 'c4', two)).toEqual(['c4']);
    expect(extended([], 'c4', { ...two, steps: 1 })).toEqual([]);
    expect(extended(['d3'], 'd4', { ...two, occupied: ['d4'] })).toEqual(['d3']);
  });

  it('looks further than the next field for a free one (MAG-14)', () => {
    const crowd = ['a1', 'a2', 'b1'];
    expect(mayStandOn('a1', 1, crowd)).toBe(false);
    expect(mayStandOn('a1', 2, crowd)).toBe(true);
  });

  it('becomes acts in notation', () => {
    expect(acts('c3', ['c4', 'd4', 'd3'])).toEqual(['n', 'e', 's']);
    expect(() => acts('c3', ['e5'])).toThrow('e5');
  });
});

describe('dragging', () => {
  it('fills in what the pointer jumped over', () => {
    expect(between('c3', 'c5')).toEqual(['c4', 'c5']);
    expect(between('a1', 'b3').at(-1)).toBe('b3');
    expect(dragged([], 'c5', ground)).toEqual(['c4', 'c5']);
  });

  it('stops where the steps end', () => {
    expect(dragged([], 'c6', ground)).toEqual(['c4', 'c5', 'c6']);
    expect(dragged([], 'f3', { ...ground, steps: 2 })).toEqual(['d3', 'e3']);
  });

  it('goes back along its own way', () => {
    expect(dragged(['c4', 'c5', 'd5'], 'c4', ground)).toEqual(['c4']);
  });
});

it('shows legal steps and where they lead', () => {
  expect(choices('a1', ['n', 'e', 'stop'])).toEqual([
    { act: 'n', to: 'a2' },
    { act: 'e', to: 'b1' },
  ]);
});
