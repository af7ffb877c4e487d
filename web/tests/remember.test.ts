// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notes } from '../src/shell/notes.svelte';
import { forget, recall, remember } from '../src/shell/remember';
import { speak } from '../src/shell/words';
import { keepSeat, keepTable, myTable, takeSecret } from '../src/table/mine';

const secret = 'abcdefghijklmnop_-';

/** What a page that has just been loaded recalls. */
async function recalled<T>(key: string): Promise<T | null> {
  vi.resetModules();
  return (await import('../src/shell/remember')).recall<T>(key);
}

type StorageName = 'localStorage' | 'sessionStorage';

/** Nothing fits into these any more. */
function fill(...names: StorageName[]): void {
  for (const name of names) {
    const real = globalThis[name];
    vi.stubGlobal(name, {
      getItem: (key: string) => real.getItem(key),
      removeItem: (key: string) => real.removeItem(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
  }
}

beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  sessionStorage.clear();
  for (const key of ['name', 'tables']) forget(key);
  notes.length = 0;
  history.replaceState(null, '', '/t/oak');
});
afterEach(() => void vi.unstubAllGlobals());

// First of all: it happens once for a page.
test('player is told once that a seat cannot be kept', () => {
  fill('localStorage');
  keepTable({ table: 'ash', game: null, seats: [{ seat: 0, secret }], lesson: true, seen: 0, over: false });
  expect(notes).toEqual([]);
  keepSeat('oak', { seat: 0, secret });
  expect(notes.map(({ text }) => text)).toEqual([
    'This device cannot remember your seat. Save the link to it: you find it in the menu.',
  ]);
  notes.length = 0;
  keepSeat('oak', { seat: 0, secret });
  expect(notes).toEqual([]);
});

test('value that storage refuses wins over the stored one', () => {
  expect(remember('name', 'Ada')).toBe(true);
  fill('localStorage');
  expect(remember('name', 'Bo')).toBe(false);
  expect(recall('name')).toBe('Bo');
});

test('value that storage refuses outlives a reload', async () => {
  remember('name', 'Ada');
  fill('localStorage');
  remember('name', 'Bo');
  expect(await recalled('name')).toBe('Bo');
});

test('value is stored again once there is room', async () => {
  fill('localStorage');
  remember('name', 'Bo');
  vi.unstubAllGlobals();
  expect(remember('name', 'Cleo')).toBe(true);
  expect(recall('name')).toBe('Cleo');
  expect(sessionStorage.length).toBe(0);
  expect(await recalled('name')).toBe('Cleo');
});

test('forgotten value is gone wherever it was kept', async () => {
  remember('name', 'Ada');
  fill('localStorage');
  remember('name', 'Bo');
  forget('name');
  expect(recall('name')).toBeNull();
  expect(await recalled('name')).toBeNull();
});

test('value is kept in memory where no storage may be used', () => {
  fill('localStorage', 'sessionStorage');
  remember('name', 'Ada');
  expect(recall('name')).toBe('Ada');
});

test('seat taken with storage full is kept beside earlier seats', async () => {
  keepSeat('elm', { seat: 1, secret: 'of-elm' });
  fill('localStorage');
  keepSeat('oak', { seat: 0, secret });
  expect(await recalled('tables')).toMatchObject({
    oak: { seats: [{ seat: 0, secret }] },
    elm: { seats: [{ seat: 1, secret: 'of-elm' }] },
  });
  // A later visit still knows the seats that could be stored.
  sessionStorage.clear();
  expect(await recalled('tables')).toMatchObject({ elm: { seats: [{ seat: 1, secret: 'of-elm' }] } });
});

test('secret stays in the address if it cannot be stored', () => {
  fill('localStorage');
  history.replaceState(null, '', `/t/oak#${secret}`);
  takeSecret('oak');
  expect(location.hash).toBe(`#${secret}`);
  expect(myTable('oak').seats).toEqual([{ seat: null, secret }]);
});
