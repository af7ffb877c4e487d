// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import Loupe from '../../../src/games/shared/Loupe.svelte';
import { emptyPage } from '../../page';

const page = emptyPage();
/** Pixels: the loupe itself, and three lines of a name above it. */
const [RADIUS, NAME] = [68, 60];

test.each([0, 40, 137, 200, 235, 300])('loupe and name at %i px stay below the upper edge of the board', (y) => {
  page.put(Loupe, { at: { x: 200, y }, wide: 374, across: 20, aim: { x: 1, y: 1 }, chosen: true, layers: [], label: 'h8' });
  const top = parseFloat(document.querySelector<HTMLElement>('.loupe')!.style.top);
  expect(top - RADIUS - NAME).toBeGreaterThanOrEqual(0);
});
