// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { nameOf, OUTLINES } from '../../../src/games/caminos/board';
import { scene } from '../../../src/games/caminos/scene.svelte';
import { say } from '../../../src/shell/words';
import type { CaminosView } from '../../../src/wire';
import { casesOf, previewOf } from '../../plans';
import { tablePage } from '../../table-page';
import { heldAs } from './view';

const page = tablePage();
const cases = casesOf<CaminosView>('caminos');
const number = cases.findIndex(({ wrong, legal }) => {
  const [[act = ''] = []] = wrong;
  return legal.some((other) => other[0] === act[0]);
});

test('a refused piece is explained in one place of the page', async () => {
  scene.flat = true;
  await page.open({ game: 'caminos', number });
  const one = cases[number]!;
  const [act = ''] = one.wrong[0]!;
  const { pose, at } = heldAs(act, OUTLINES[one.view.board].size);
  const { reason, about } = previewOf(one, [act]).refused!;
  scene.poses = { [pose.shape]: pose };
  scene.hold({ pose, x: at % OUTLINES[one.view.board].size, y: 0, exact: true, pinned: true });
  flushSync();
  const cell = document.querySelector<HTMLElement>(`[data-cell="${nameOf(at)}"]`)!;
  cell.dispatchEvent(new KeyboardEvent('keydown', { key: pose.shape.toLowerCase(), bubbles: true }));
  await page.settle();
  cell.click();
  await page.settle();
  const places = document.body.textContent!.split(say(reason, about)).length - 1;
  expect(page.notes).toEqual([say(reason, about)]);
  expect(places).toBe(1);
});
