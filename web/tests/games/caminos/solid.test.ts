// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { ABOVE } from '../../../src/games/caminos/look';
import { positionOf } from '../../../src/games/caminos/position';
import Solid from '../../../src/games/caminos/Solid.svelte';
import { put } from '../table';
import { view } from './view';

const stage = vi.hoisted(() => ({ load: (): object => ({}) }));
vi.mock('../../../src/games/caminos/solid/stage', () => stage.load());

/** Mounts the picture, on a device with WebGL or without. */
function draw(context: object | null) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as null);
  const fail = vi.fn();
  put(Solid, { position: positionOf(view('square')), look: ABOVE, still: true, fail } as never);
  return fail;
}

test('board without WebGL asks for the map', () => {
  expect(draw(null)).toHaveBeenCalledOnce();
});

test('board whose renderer fails to load asks for the map', async () => {
  stage.load = () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const fail = draw({});
  await vi.waitFor(() => expect(fail).toHaveBeenCalledOnce());
});
