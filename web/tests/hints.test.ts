// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { notes } from '../src/shell/notes.svelte';
import { speak } from '../src/shell/words';
import { Hints, offersHints } from '../src/table/hints.svelte';
import type { Plan } from '../src/games/contract';
import type { Session } from '../src/table/session.svelte';
import type { Hinted } from '../src/wire';
import { info } from './server';

const hinted: Hinted = { type: 'hinted', ply: 3, acts: ['a2-a9'], reason: 'hint-blocks', about: { other: 1 } };
const plan = { acts: [] as string[] } as unknown as Plan<unknown>;
const board = { hint: vi.fn(), show: vi.fn(), skip: vi.fn() };
const sessionOf = (told: Hinted | null) =>
  ({ timeline: { ply: 3, board }, acting: true, hint: async () => told }) as unknown as Session;

beforeEach(async () => {
  await speak('en', 'labyrinthe');
  vi.clearAllMocks();
  notes.length = 0;
});

test('a hint is drawn on the board and said in words', async () => {
  await new Hints(sessionOf(hinted), () => 'Bob', plan).ask();
  expect(board.hint).toHaveBeenCalledWith(['a2-a9']);
  expect(notes.map(({ text }) => text)).toEqual(['It makes the path to the centre longer for Bob.']);
});

test('one that is denied, or comes too late, is not shown', async () => {
  for (const told of [null, { ...hinted, ply: 2 }]) await new Hints(sessionOf(told), () => 'Bob', plan).ask();
  expect(board.hint).not.toHaveBeenCalled();
  expect(notes).toHaveLength(0);
});

test('they are offered where all others are bots', () => {
  const [ada, bob] = info().seats;
  const seats = (holder: 'bot' | 'person', name: string | null) => ({ seats: [ada!, { ...bob!, holder, name }] });
  expect(offersHints(info(seats('bot', null)), 0)).toBe(true);
  expect(offersHints(info(seats('bot', null)), null)).toBe(false);
  expect(offersHints(info(seats('bot', 'Bob')), 0)).toBe(false);
  expect(offersHints(info(seats('person', 'Bob')), 0)).toBe(false);
});
