import { expect, test } from 'vitest';
import { Queue } from '../src/table/queue';

test('one after another, and idle only when all is shown', async () => {
  const seen: string[] = [];
  let release: () => void = () => undefined;
  const queue = new Queue<string>(
    (item, behind) => {
      seen.push(`${item} ${behind}`);
      return new Promise((resolve) => (release = resolve));
    },
    () => seen.push('idle'),
  );
  queue.push('a');
  queue.push('b');
  queue.push('c');
  expect(seen).toEqual(['a 0']);
  expect(queue.busy).toBe(true);
  for (const _ of 'abc') {
    release();
    await Promise.resolve();
    await Promise.resolve();
  }
  expect(seen).toEqual(['a 0', 'b 1', 'c 0', 'idle']);
  expect(queue.busy).toBe(false);
});
