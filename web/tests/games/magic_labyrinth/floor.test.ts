import { describe, expect, it } from 'vitest';
import { fieldAt, laid } from '../../../src/games/magic_labyrinth/box';
import { beside, distance, ends, FIELDS, middle, offset, slot, SLOTS, towards } from '../../../src/games/magic_labyrinth/floor';

describe('the floor (MAG-02)', () => {
  it('has 36 fields, read from the top left', () => {
    expect(FIELDS).toHaveLength(36);
    expect([FIELDS[0], FIELDS[5], FIELDS[30], FIELDS[35]]).toEqual(['a6', 'f6', 'a1', 'f1']);
  });

  it('has 60 slots, named by the smaller field first', () => {
    expect(SLOTS).toHaveLength(60);
    expect(new Set(SLOTS).size).toBe(60);
    expect(SLOTS.slice(0, 3)).toEqual(['a1|b1', 'a1|a2', 'b1|c1']);
    expect(slot('d3', 'c3')).toBe('c3|d3');
    expect(slot('c4', 'c3')).toBe('c3|c4');
    expect(slot('b1', 'a2')).toBe('b1|a2');
  });

  it('ends at its edges', () => {
    expect(beside('c3', 'n')).toBe('c4');
    expect(beside('c3', 'w')).toBe('b3');
    expect([beside('a1', 's'), beside('a1', 'w'), beside('f6', 'n'), beside('f6', 'e')]).toEqual(
      Array(4).fill(null),
    );
  });

  it('knows neighbours from fields that are none (MAG-12)', () => {
    expect(towards('c3', 'd3')).toBe('e');
    expect(towards('c3', 'c2')).toBe('s');
    expect([towards('c3', 'd4'), towards('c3', 'c5'), towards('c3', 'c3')]).toEqual(Array(3).fill(null));
  });

  it('measures', () => {
    expect(offset('b2', 'a5')).toEqual({ right: -1, up: 3 });
    expect(distance('b2', 'a5')).toBe(4);
  });
});

describe('the drawing', () => {
  it('puts a1 at the lower left', () => {
    expect(middle('a1')).toEqual({ x: 50, y: 550 });
    expect(middle('f6')).toEqual({ x: 550, y: 50 });
  });

  it('puts a wall between its fields', () => {
    expect(ends('c3|d3')).toEqual({ x1: 300, y1: 300, x2: 300, y2: 400 });
    expect(ends('c3|c4')).toEqual({ x1: 200, y1: 300, x2: 300, y2: 300 });
  });

  it('finds the field under a finger, and none beside the floor', () => {
    expect(fieldAt(0.01, 0.99)).toBe('a1');
    expect(fieldAt(0.99, 0.01)).toBe('f6');
    expect(fieldAt(0.4, 0.6)).toBe('c3');
    expect([fieldAt(-0.01, 0.5), fieldAt(0.5, 1.01)]).toEqual([null, null]);
  });

  it('lays pieces on their fields', () => {
    const [low, high] = [laid('a1'), laid('a2')];
    expect(low.left).toBe(high.left);
    expect(Number.parseFloat(low.top)).toBeGreaterThan(Number.parseFloat(high.top));
  });
});
