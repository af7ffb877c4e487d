import { expect, test } from 'vitest';
import { inOrder, waitsFor } from '../src/pages/waiting';
import type { MyTable } from '../src/table/mine';
import type { TableInfo } from '../src/wire';

const mine = (table: string, seen: number, over = false): MyTable => ({
  table,
  game: 'dog',
  seats: [{ seat: 1, secret: 'x'.repeat(22) }],
  seen,
  over,
});

const info = (acting: number[], waits: number | null = null, holder = 'person', status = 'playing') =>
  ({ acting, waits, status, seats: [{ holder: 'person' }, { holder }] }) as unknown as TableInfo;

test('a table waits for oneself when an own seat is to act, unless a bot plays for it', () => {
  expect(waitsFor(mine('a', 1), info([1]))).toBe(true);
  expect(waitsFor(mine('a', 1), info([0]))).toBe(false);
  expect(waitsFor(mine('a', 1), info([1], null, 'bot'))).toBe(false);
});

test('those that wait come first, the longest before, and what is over last', () => {
  const tables = [mine('over', 9), mine('theirs', 8), mine('short', 7), mine('long', 6), mine('new', 5)];
  const infos = new Map([
    ['over', info([], null, 'person', 'over')],
    ['theirs', info([0])],
    ['short', info([1], 10)],
    ['long', info([1], 5000)],
  ]);
  expect(inOrder(tables, infos).map(({ table }) => table)).toEqual([
    'long',
    'short',
    'theirs',
    'new',
    'over',
  ]);
});
