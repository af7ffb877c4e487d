// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import Ending from '../../../src/games/caminos/Ending.svelte';
import { scene } from '../../../src/games/caminos/scene.svelte';
import { speak } from '../../../src/shell/words';
import type { CaminosView } from '../../../src/wire';
import { emptyPage } from '../../page';
import { casesOf } from '../../plans';
import { CALM, seatsOf } from '../table';

const page = emptyPage();

test('end screen keeps the buttons of the camera', async () => {
  await speak('en', 'caminos');
  const { view } = casesOf<CaminosView>('caminos')[0]!;
  Object.assign(scene, { solid: true, flat: true });
  page.put(Ending, { view, near: 0, seats: seatsOf(['Ada', 'Bob']), record: null, told: null, settings: CALM });
  const labels = [...document.querySelectorAll('button')].map((button) => button.querySelector('span')?.textContent);
  expect(labels).toEqual(['See through', 'From above', '3D view']);
});
