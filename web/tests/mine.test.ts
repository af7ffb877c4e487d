// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import {
  dropSecret,
  hasPlayed,
  keepSeat,
  keepTable,
  leaveLessons,
  leaveTable,
  myTable,
  myTables,
  putBack,
  removedTables,
  removeTable,
  takeSecret,
} from '../src/table/mine';

const secret = 'abcdefghijklmnop_-';

beforeEach(() => {
  for (const { table } of myTables()) leaveTable(table);
  history.replaceState(null, '', '/t/oak');
});

test('a seat link leaves its secret here and not in the address', () => {
  history.replaceState(null, '', `/t/oak#${secret}`);
  takeSecret('oak');
  expect(location.hash).toBe('');
  expect(myTable('oak').seats).toEqual([{ seat: null, secret }]);
});

test('what is no secret stays in the address', () => {
  history.replaceState(null, '', '/t/oak#MAG-14');
  takeSecret('oak');
  expect(location.hash).toBe('#MAG-14');
  expect(myTable('oak').seats).toEqual([]);
});

test('the seat of a secret is learnt', () => {
  keepSeat('oak', { seat: null, secret });
  keepSeat('oak', { seat: 2, secret });
  expect(myTable('oak').seats).toEqual([{ seat: 2, secret }]);
});

test('several seats at one table', () => {
  keepSeat('oak', { seat: 0, secret });
  keepSeat('oak', { seat: 1, secret: `${secret}2` });
  dropSecret('oak', secret);
  expect(myTable('oak').seats.map((seat) => seat.seat)).toEqual([1]);
});

test('the table last seen comes first', () => {
  const table = { game: 'g', seats: [], over: false };
  keepTable({ ...table, table: 'old', seen: 1 });
  keepTable({ ...table, table: 'new', seen: 3 });
  keepTable({ ...table, table: 'mid', seen: 2 });
  expect(myTables().map((one) => one.table)).toEqual(['new', 'mid', 'old']);
});

test('a table removed from the list is put back with its seat', () => {
  keepSeat('oak', { seat: 2, secret });
  removeTable('oak');
  expect(myTables()).toEqual([]);
  expect(removedTables().map(({ table }) => table)).toEqual(['oak']);
  putBack('oak');
  expect(removedTables()).toEqual([]);
  expect(myTable('oak').seats).toEqual([{ seat: 2, secret }]);
});

test('a lesson is no table to come back to, and teaches before the first game', () => {
  const seats = [{ seat: 0, secret }];
  keepTable({ table: 'ash', game: 'g', seats, seen: 1, over: false, lesson: true });
  expect(myTables()).toEqual([]);
  expect(myTable('ash').seats).toEqual(seats);
  expect(hasPlayed('g', 'oak')).toBe(false);
  keepTable({ table: 'oak', game: 'g', seats, seen: 2, over: false });
  expect(hasPlayed('g', 'oak')).toBe(false);
  expect(hasPlayed('g', 'elm')).toBe(true);
  expect(hasPlayed('h', 'elm')).toBe(false);
  leaveLessons();
  expect(myTable('ash').seats).toEqual([]);
  expect(myTable('oak').seats).toEqual(seats);
});
