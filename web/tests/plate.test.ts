// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import Plate from '../src/table/Plate.svelte';
import type { SeatInfo } from '../src/wire';
import { emptyPage } from './page';
import { info } from './server';

const page = emptyPage();

function show(over: Partial<SeatInfo>, acting = true): void {
  const seat = { ...info().seats[1]!, here: false, away: 10, ...over };
  const props = { seat, mine: false, acting, thinking: false, won: false, spot: 1, heard: Date.now() };
  page.put(Plate, props);
}

const note = () => document.querySelector('.note')?.textContent?.replace(/\s+/g, ' ').trim();

test('who is awaited and away is told of, with the time until a bot plays', () => {
  show({ stand_in: 100 });
  expect(note()).toBe('Away · Bot in 1:40');
  vi.advanceTimersByTime(61_000);
  flushSync();
  expect(note()).toBe('Away · Bot in 0:39');
  vi.advanceTimersByTime(100_000);
  flushSync();
  expect(note()).toBe('Away · Bot in 0:00');
});

test('where no bot comes, she is away', () => {
  show({ stand_in: null });
  expect(note()).toBe('To move · Away');
});

test('a line that breaks for a moment is not told of', () => {
  show({ stand_in: 300, away: 0 });
  expect(note()).toBe('To move');
  vi.advanceTimersByTime(5000);
  flushSync();
  expect(note()).toBe('Away · Bot in 4:55');
});

test('nor who is not to act', () => {
  show({ stand_in: 100 }, false);
  expect(note()).toBe('Away');
});
