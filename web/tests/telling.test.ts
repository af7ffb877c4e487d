// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyGame } from '../src/games';
import * as labyriaAloud from '../src/games/labyria/aloud';
import * as labyriaWording from '../src/games/labyria/wording';
import { brief } from '../src/games/magic_labyrinth/aloud';
import { line } from '../src/games/magic_labyrinth/wording';
import { atLength, live } from '../src/shell/live.svelte';
import { speak } from '../src/shell/words';
import { Telling } from '../src/table/telling';
import type { LabyriaEvent, MagicLabyrinthEvent } from '../src/wire';

const names = (seat: number): string => ['Ada', 'Bo'][seat] ?? '';
const entry = (seat: number | null, ...events: MagicLabyrinthEvent[]) => ({ ply: 1, seat, events });
const stepped = (seat: number, start: string, end: string): MagicLabyrinthEvent => ({ type: 'stepped', seat, start, end, left: 1 });
const labyria = { line: labyriaWording.line, brief: labyriaAloud.brief };
const game = { line, brief } as unknown as AnyGame;
let telling: Telling;

beforeEach(async () => {
  vi.useFakeTimers();
  await speak('en', 'magic_labyrinth');
  live.calm = '';
  telling = new Telling(() => game, () => [0], names);
});
afterEach(() => {
  telling.close();
  vi.useRealTimers();
});

test('the turn of another is one line once it is over, and the rest on demand', () => {
  telling.happened([entry(1, stepped(1, 'a1', 'a2')), entry(1, stepped(1, 'a2', 'a3'))]);
  vi.advanceTimersByTime(1000);
  expect(live.calm).toBe('');
  telling.happened([entry(1, { type: 'stopped', seat: 1 }, { type: 'turn', seat: 0 })]);
  vi.advanceTimersByTime(300);
  expect(live.calm).toBe('Bo walks from a1 to a3.');
  expect(atLength()).toBe('Bo walks from a1 to a2. Bo walks from a2 to a3. Bo stops.');
});

test('what oneself does is told at once', () => {
  telling.happened([entry(0, stepped(0, 'a1', 'a2'))]);
  vi.advanceTimersByTime(300);
  expect(live.calm).toBe('Ada walks from a1 to a2.');
});

test('a turn that stands still is told all the same, and a second one like it anew', () => {
  telling.happened([entry(1, stepped(1, 'a1', 'a2'))]);
  vi.advanceTimersByTime(2000);
  const first = live.calm;
  expect(first).toBe('Bo walks from a1 to a2.');
  telling.happened([entry(1, stepped(1, 'a1', 'a2'))]);
  vi.advanceTimersByTime(2000);
  expect(live.calm).not.toBe(first);
  expect(live.calm.trim()).toBe(first);
});

test('what was called is told, and of many obstacles only that they stand; the rest on demand', async () => {
  await speak('en', 'labyria');
  telling.close();
  telling = new Telling(() => labyria as unknown as AnyGame, () => [0], names);
  const built = (at: number): LabyriaEvent => ({ type: 'built', seat: at % 2, piece: 'tile', place: `a${at}|b${at}` });
  const walls = [1, 2, 3, 4, 5, 6].map((at) => ({ ply: at + 1, seat: at % 2, events: [built(at), { type: 'turn', seat: 0 }] }));
  telling.happened([
    { ply: 1, seat: 1, events: [], call: { what: 'lots', ply: null } },
    ...walls,
    { ply: 9, seat: null, events: [{ type: 'wonthrow', seat: 1 }] },
  ]);
  vi.advanceTimersByTime(300);
  expect(live.calm).toBe('The rest is built by lot: Bo asked, and everyone agrees. Bo rolls highest and moves first.');
  expect(atLength()).toContain('Bo places a tile between a1 and b1.');
  telling.happened([{ ply: 10, seat: 1, events: [], call: { what: 'back', ply: 9 } }]);
  vi.advanceTimersByTime(2000);
  expect(live.calm).toBe('Bo takes back the last move.');
});
