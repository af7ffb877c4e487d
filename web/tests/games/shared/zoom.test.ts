import { describe, expect, it } from 'vitest';
import {
  byKey,
  centred,
  closer,
  CLOSEST,
  dragged,
  inWindow,
  nearFor,
  onBoard,
  revealed,
  seen,
  WHOLE,
} from '../../../src/games/shared/zoom';

describe('looking closer', () => {
  it('leaves the point under the finger where it is', () => {
    const near = closer(WHOLE, 3, 0.25, 0.6);
    expect(onBoard(near, 0.25, 0.6)).toEqual({ x: 0.25, y: 0.6 });
    expect(near.scale).toBe(3);
  });

  it('never shows what lies beside the board', () => {
    const near = closer(closer(WHOLE, 4, 0.9, 0.9), 1.5, 0.1, 0.1);
    expect(near.x).toBeLessThanOrEqual(1 - 1 / 1.5);
    expect(near.x).toBeGreaterThanOrEqual(0);
  });

  it('goes neither further than the whole nor too close', () => {
    expect(closer(WHOLE, 0.2, 0.5, 0.5)).toEqual(WHOLE);
    expect(closer(WHOLE, 99, 0.5, 0.5).scale).toBe(CLOSEST);
  });
});

it('a drag moves the board along, to its edge and no further', () => {
  const near = centred(2, 0.5, 0.5);
  expect(dragged(near, 0.2, 0)).toEqual({ scale: 2, x: 0.15, y: 0.25 });
  expect(dragged(near, -9, 9)).toEqual({ scale: 2, x: 0.5, y: 0 });
  expect(dragged(WHOLE, 0.3, 0.3)).toEqual(WHOLE);
});

it('window and board are each other’s inverse', () => {
  const zoom = centred(2.6, 0.3, 0.8);
  const there = onBoard(zoom, 0.4, 0.1);
  const back = inWindow(zoom, there.x, there.y);
  expect(back.x).toBeCloseTo(0.4);
  expect(back.y).toBeCloseTo(0.1);
});

it('what is asked for comes into view, and what is in view stays', () => {
  const corner = centred(3, 0, 0);
  expect(seen(corner, 0.9, 0.9)).toBe(false);
  expect(seen(revealed(corner, 0.9, 0.9, 0.1), 0.9, 0.9)).toBe(true);
  expect(revealed(corner, 0.2, 0.2, 0.1)).toEqual(corner);
});

describe('the keys', () => {
  const home = { x: 0.25, y: 0.75 };

  it('look closer towards home, then at the middle, and back at the whole', () => {
    const near = byKey('+', WHOLE, home)!;
    expect(near).toEqual(closer(WHOLE, 1.6, home.x, home.y));
    expect(byKey('=', near, home)).toEqual(closer(near, 1.6 * 1.6, 0.5, 0.5));
    expect(byKey('-', near, home)).toEqual(WHOLE);
    expect(byKey('0', closer(near, 4, 0.1, 0.1), home)).toEqual(WHOLE);
    expect(byKey('a', near, home)).toBeNull();
  });
});

it('small fields are looked at from nearer, within bounds', () => {
  expect(nearFor(23, 1.6)).toBe(2);
  expect(nearFor(100, 1.6)).toBe(1.6);
  expect(nearFor(5, 1.6)).toBe(4);
});
