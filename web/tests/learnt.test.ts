// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepLearnt, learnt, offerOnce } from '../src/shell/learnt';
import { forget } from '../src/shell/remember';

beforeEach(() => {
  forget('learnt');
  forget('offered');
});

test('what was learnt is remembered, each lesson once, each game apart', () => {
  keepLearnt('g', 'one');
  keepLearnt('g', 'one');
  keepLearnt('g', 'two');
  expect(learnt('g')).toEqual(['one', 'two']);
  expect(learnt('h')).toEqual([]);
});

test('a game is offered to be learnt once, and not to whoever has begun', () => {
  expect(offerOnce('g')).toBe(true);
  expect(offerOnce('g')).toBe(false);
  keepLearnt('h', 'one');
  expect(offerOnce('h')).toBe(false);
});
