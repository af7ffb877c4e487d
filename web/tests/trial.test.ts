import { expect, test } from 'vitest';
import { Trial } from '../src/pages/trial.svelte';
import type { Forbidden, SetUp, SetUpTried } from '../src/wire';

const laid = (labyrinth: string[]): SetUp => ({ game: 'x', options: {}, given: { labyrinth } });
const forbids = (reason: string): Forbidden => ({ clause: 'X-1', reason, about: {} });

/** A server that answers when it is told to. */
function asked() {
  const waiting: { wish: SetUp; answer(refused: Forbidden | null): Promise<void>; fail(): Promise<void> }[] = [];
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  const trial = new Trial(
    (wish) =>
      new Promise<SetUpTried>((resolve, reject) => {
        waiting.push({
          wish,
          answer: (refused) => (resolve({ refused }), settled()),
          fail: () => (reject(new Error('away')), settled()),
        });
      }),
  );
  return { trial, waiting };
}

test('the server is asked at once, and what it says stands until it says something else', async () => {
  const { trial, waiting } = asked();
  trial.ask(laid(['a']));
  expect(waiting).toHaveLength(1);
  await waiting[0]!.answer(forbids('shut'));
  trial.ask(laid(['a', 'b']));
  expect(trial.refused).toEqual(forbids('shut'));
  await waiting[1]!.answer(null);
  expect(trial.refused).toBeNull();
});

test('one question is on its way at a time, and of many changes the last is asked', async () => {
  const { trial, waiting } = asked();
  for (const walls of [['a'], ['a', 'b'], ['a', 'b', 'c']]) trial.ask(laid(walls));
  expect(waiting).toHaveLength(1);
  await waiting[0]!.answer(forbids('first'));
  expect(waiting.map(({ wish }) => wish)).toEqual([laid(['a']), laid(['a', 'b', 'c'])]);
  await waiting[1]!.answer(forbids('last'));
  expect(trial.refused).toEqual(forbids('last'));
  expect(waiting).toHaveLength(2);
});

test('without an answer the last one stands, and the next change is asked again', async () => {
  const { trial, waiting } = asked();
  trial.ask(laid(['a']));
  await waiting[0]!.answer(forbids('shut'));
  trial.ask(laid(['b']));
  await waiting[1]!.fail();
  expect(trial.refused).toEqual(forbids('shut'));
  trial.ask(laid(['c']));
  await waiting[2]!.answer(null);
  expect(trial.refused).toBeNull();
});

test('what is drawn is not asked about, also while an answer is on its way', async () => {
  const { trial, waiting } = asked();
  trial.ask({ game: 'x', options: {}, given: {} });
  expect(waiting).toHaveLength(0);
  trial.ask(laid(['a']));
  trial.ask({ game: 'x', options: {}, given: {} });
  await waiting[0]!.answer(forbids('shut'));
  expect([trial.refused, waiting.length]).toEqual([null, 1]);
});
