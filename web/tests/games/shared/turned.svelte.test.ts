// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../../src/games/shared/compass';
import { beside, fieldAt, middle, nameOf, rows, rowsSeen } from '../../../src/games/shared/squares';
import { cornerOf, meantBy, seenAs, turnedTo } from '../../../src/games/shared/turned.svelte';
import { put } from '../table';
import Turned from './Turned.svelte';

const SIZE = 10;
const homes = ['a1', 'a10', 'j10', 'j1'];

describe.each(homes)('seen from %s', (home) => {
  it('the own corner is at the lower left, and every field is found where it is seen', () => {
    put(Turned, { lay: () => turnedTo(() => cornerOf(SIZE, home)) });
    flushSync();
    expect(rowsSeen(SIZE).at(-1)?.[0]).toBe(home);
    for (const field of rows(SIZE).flat()) expect(fieldAt(SIZE, middle(SIZE, field))).toBe(field);
    expect(rowsSeen(SIZE).flat().toSorted()).toEqual(rows(SIZE).flat().toSorted());
  });

  it('an arrow leads to what is seen that way', () => {
    put(Turned, { lay: () => turnedTo(() => cornerOf(SIZE, home)) });
    flushSync();
    const from = nameOf(4, 5);
    const at = middle(SIZE, from);
    for (const [seen, x, y] of [['n', 0, -40], ['e', 40, 0], ['s', 0, 40], ['w', -40, 0]] as const) {
      const to = beside(SIZE, from, meantBy(seen));
      expect(to).toBe(fieldAt(SIZE, { x: at.x + x, y: at.y + y }));
    }
    for (const way of DIRECTIONS) expect(meantBy(seenAs(way))).toBe(way);
  });
});
