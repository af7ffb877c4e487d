// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { type Marbles, Table, type Trail } from '../../../src/games/dog/board';
import Trails from '../../../src/games/dog/Trails.svelte';

const table = new Table(4, 0);
let mounted: Record<string, unknown>;

afterEach(() => unmount(mounted));

/** The place of the circle that a trail starts with. */
function start(marbles: Marbles, trail: Trail): { x: number; y: number } {
  mounted = mount(Trails, { target: document.body, props: { table, marbles, trails: [trail] } });
  flushSync();
  const circle = document.querySelector('circle.from')!;
  return { x: Number(circle.getAttribute('cx')), y: Number(circle.getAttribute('cy')) };
}

const out: Trail = { owner: 0, places: ['0.K', '0.S'] };

test.each([0, 1, 2, 3])('trail out of the kennel starts at slot %i of the marble moved', (slot) => {
  const own = ['0.K', '0.K', '0.K', '0.K'].with(slot, '0.S');
  expect(start([own], out)).toEqual(table.at('0.K', slot));
});

test('old trail out of the kennel starts at an empty slot', () => {
  expect(start([['0.K', '0.K', '7', '0.K']], out)).toEqual(table.at('0.K', 2));
});
