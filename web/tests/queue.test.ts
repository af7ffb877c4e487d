import { expect, test, vi } from 'vitest';
import { Queue } from '../src/table/queue';

test('one after another, and idle only when all is shown', async () => {
  const seen: string[] = [];
  let release: () => void = () => undefined;
  const queue = new Queue<string>(
    (item, behind) => {
      seen.push(`${item} ${behind}`);
      return new Promise((resolve) => (release = resolve));
    },
    (busy) => seen.push(busy ? 'busy' : 'idle'),
  );
  queue.push('a');
  queue.push('b');
  queue.push('c');
  expect(seen).toEqual(['busy', 'a 0']);
  expect(queue.busy).toBe(true);
  for (const _ of 'abc') {
    release();
    await Promise.resolve();
    await Promise.resolve();
  }
  expect(seen).toEqual(['busy', 'a 0', 'b 1', 'c 0', 'idle']);
  expect(queue.busy).toBe(false);
});

test('an item that throws does not stop the queue', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const seen: string[] = [];
  const queue = new Queue<string>(
    async (item) => {
      seen.push(item);
      if (item === 'a') throw new Error('broken');
    },
    (busy) => seen.push(busy ? 'busy' : 'idle'),
  );
  queue.push('a');
  queue.push('b');
  await vi.waitFor(() => expect(queue.busy).toBe(false));
  expect(seen).toEqual(['busy', 'a', 'b', 'idle']);
  expect(errors).toHaveBeenCalledTimes(1);
  errors.mockRestore();
});

test('a queue that is cleared while it shows an item becomes idle', async () => {
  const seen: boolean[] = [];
  let release: () => void = () => undefined;
  const queue = new Queue<string>(
    () => new Promise((resolve) => (release = resolve)),
    (busy) => seen.push(busy),
  );
  queue.push('a');
  queue.push('b');
  queue.clear();
  release();
  await vi.waitFor(() => expect(seen).toEqual([true, false]));
});
