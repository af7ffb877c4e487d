// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Counts } from '../../../src/games/caminos/solid/marks';

test('number textures are shared on one board only', () => {
  const [one, other] = [new Counts(), new Counts()];
  expect(one.of(3).map).toBe(one.of(3).map);
  expect(other.of(3).map).not.toBe(one.of(3).map);
});

test('number textures are disposed with their board', () => {
  const counts = new Counts();
  const { map } = counts.of(3);
  let disposed = 0;
  map!.addEventListener('dispose', () => disposed++);
  counts.dispose();
  expect(disposed).toBe(1);
  expect(counts.of(3).map).not.toBe(map);
});
