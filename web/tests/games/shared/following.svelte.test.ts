// @vitest-environment happy-dom
/** The scene of a board follows the view, but not while something is being shown. */
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { following } from '../../../src/games/shared/following.svelte';
import { Motion } from '../../../src/games/shared/motion';
import { propsOf, seatsOf } from '../table';

let leave = (): void => undefined;
afterEach(() => leave());

function board() {
  const props = $state({ ...propsOf('first', seatsOf(['Anna']), []) });
  const motion = new Motion();
  const follow = vi.fn<(view: string) => void>();
  const end: { resolve(): void; reject(fault: Error): void } = { resolve: () => {}, reject: () => {} };
  const show = (): Promise<void> =>
    new Promise((resolve, reject) => {
      Object.assign(end, { resolve, reject });
    });
  const parts = { scene: { follow }, motion, showing: { show } };
  let made!: ReturnType<typeof following<string, string>>;
  leave = $effect.root(() => {
    made = following(() => props, parts);
  });
  flushSync();
  return { props, motion, follow, end, made };
}

it('follows the view', () => {
  const { props, follow } = board();
  props.view = 'second';
  flushSync();
  expect(follow.mock.calls).toEqual([['first'], ['second']]);
});

it('waits while something is shown, and is led by that', async () => {
  const { props, follow, end, made } = board();
  const showing = made.show(['stepped'], 'second');
  expect(made.isBusy()).toBe(true);
  props.view = 'second';
  flushSync();
  expect(follow.mock.calls).toEqual([['first']]);
  end.resolve();
  await showing;
  expect(made.isBusy()).toBe(false);
  props.view = 'third';
  flushSync();
  expect(follow.mock.lastCall).toEqual(['third']);
});

it('is not busy for ever with what cannot be shown', async () => {
  const { end, made } = board();
  const showing = made.show(['stepped'], 'second');
  end.reject(new Error('no such piece'));
  await expect(showing).rejects.toThrow('no such piece');
  expect(made.isBusy()).toBe(false);
});

it('moves as little as is wanted', () => {
  const { props, motion } = board();
  expect(motion.reduced).toBe(true);
  Object.assign(props, { settings: { ...props.settings, motion: 'full' } });
  flushSync();
  expect(motion.reduced).toBe(false);
});
