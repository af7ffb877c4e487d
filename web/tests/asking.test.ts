// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyGame } from '../src/games';
import type { Aloud } from '../src/games/contract';
import { atLength } from '../src/shell/live.svelte';
import { speak } from '../src/shell/words';
import { Asking } from '../src/table/asking';
import type { Session } from '../src/table/session.svelte';
import type { Standing } from '../src/table/standing.svelte';
import type { Threat } from '../src/wire';

const names = (seat: number): string => ['Ada', 'Bo', 'Cy', 'Di'][seat] ?? '';
const aloud: Aloud<unknown> = {
  pieces: () => [
    { seat: 0, place: 'a1' },
    { seat: 0, place: 'c3' },
    { seat: 1, place: 'b2' },
  ],
  allies: () => [2],
  hidden: () => null,
  standing: () => ({ short: 'Ada: 1 of 3.', more: 'Bring three home. Ada: 1 of 3.' }),
  can: () => [{ what: 'a1', count: 3 }, { what: 'stay', count: 1 }],
  from: (place) => (place === 'a1' ? ['a2', 'a3'] : []),
  by: ({ by }) => by.join(', '),
};
const threats: Threat[] = [
  { seat: 1, start: 'b2', place: 'c3', other: 0, by: ['5', '7'] },
  { seat: 0, start: 'a1', place: 'b2', other: 1, by: [] },
  { seat: 2, start: 'd4', place: 'z1', other: null, by: [] },
  { seat: 3, start: 'e5', place: 'z2', other: null, by: [] },
];

let here: string | null;
let session: Session;
let asking: Asking;
const goTo = vi.fn();
const went = (): string | null => here;
const press = async (key: string): Promise<string> => {
  expect(asking.key(key)).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  return atLength();
};

afterEach(() => vi.useRealTimers());
beforeEach(async () => {
  await speak('en', null);
  vi.useFakeTimers();
  here = null;
  const board = {
    go: (place: string) => {
      here = place;
      return true;
    },
    at: () => here,
    stops: () => ['a1', 'b2', 'c3'],
  };
  session = {
    timeline: { ply: 3, shown: { ply: 3, view: {}, legal: ['x', 'Y1'], acting: [0] }, board },
    curtain: { closed: false },
    acting: true,
    facing: 0,
    mySeats: [0],
    log: [],
    ownPly: -1,
    act: vi.fn(),
    look: async () => ({ reach: ['q9'] }),
    threats: async () => ({ ply: 3, acts: [], threats }),
  } as unknown as Session;
  const standing = { names, headline: { id: 'title-yours', args: {}, seat: 0 } } as unknown as Standing;
  const game = { aloud, line: () => null } as unknown as AnyGame;
  asking = new Asking(session, standing, game, goTo);
});

test('pieces are walked round and round, one’s own and the others’', async () => {
  const walk = async (keys: string): Promise<(string | null)[]> => {
    const seen = [];
    for (const key of keys) {
      await press(key);
      seen.push(went());
    }
    return seen;
  };
  expect(await walk('kkkK')).toEqual(['a1', 'c3', 'a1', 'c3']);
  expect(await walk('jj')).toEqual(['b2', 'b2']);
  expect(await walk('qqQ')).toEqual(['c3', 'a1', 'c3']);
});

test('threats: what one strikes, what is in danger, and at length with what', async () => {
  expect(await press('a')).toBe('Ada (a1) threatens Bo (b2).');
  expect(went()).toBe('b2');
  expect(await press('u')).toBe('Bo (b2) threatens Ada (c3). With: 5, 7.');
  expect(went()).toBe('c3');
  // An ally who could win is no danger.
  expect(await press('u')).toBe('Di (e5) could win: z2.');
  expect(await press('u')).toContain('threatens Ada');
});

test('here and in all', async () => {
  here = 'a1';
  expect(await press('y')).toBe('From here: a2, a3. Ada (a1) threatens Bo (b2).');
  here = 'b2';
  expect(await press('y')).toContain('From here: q9.');
  expect(await press('Y')).toBe('4 possibilities: a1: 3, stay.');
  expect(await press('$')).toBe('Bring three home. Ada: 1 of 3.');
  expect(await press('*')).toBe('Nothing is hidden. Everyone sees everything.');
  expect(await press('!')).toBe('Your turn');
  expect(await press('#')).toBe('Nothing has happened since your last turn.');
});

test('a row, a move as it is written, and keys that are none', () => {
  asking.line('3');
  expect(atLength()).toContain('3: c3 Ada.');
  asking.line('b');
  expect(atLength()).toContain('b: b2 Bo.');
  expect(asking.play('y1')).toBe(true);
  expect(session.act).toHaveBeenCalledWith(['Y1']);
  expect(asking.play('y2')).toBe(false);
  expect(asking.key('>')).toBe(true);
  expect(goTo).toHaveBeenCalled();
  expect(asking.key('g')).toBe(false);
});

test('of what is over, or past, nothing is asked', async () => {
  Object.assign(session, { acting: false, threats: async () => ({ ply: 2, acts: [], threats }) });
  here = 'a1';
  await press('u');
  expect(went()).toBe('a1');
  expect(asking.play('x')).toBe(false);
});
