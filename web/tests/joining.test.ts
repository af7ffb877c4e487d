// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, join } from '../src/pages/lobby/joining';
import { myTable } from '../src/table/mine';
import { info } from './server';

const problem = (code: string) => ({ code, message: '', clause: null, reason: null, about: {} });
const wish = { game: 'dog', players: 2, name: 'Ada' };

let answers: [number, unknown][];
let asked: { path: string; body: Record<string, unknown> }[];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.stubGlobal('fetch', async (path: string, about: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(about.body)) });
    const [status, answer] = answers.shift() ?? [500, problem('internal')];
    return new Response(JSON.stringify(answer), { status });
  });
});

afterEach(() => vi.unstubAllGlobals());

test('who comes second at a seat looks again, with the same token', async () => {
  answers = [
    [200, { table: 't1', seat: 1, made: null }],
    [409, problem('conflict')],
    [200, { table: 't2', seat: 1, made: null }],
    [201, { seat: 1, secret: 's'.repeat(32) }],
  ];
  expect(await find(wish)).toBe('t2');
  expect(myTable('t2').seats).toEqual([{ seat: 1, secret: 's'.repeat(32) }]);
  expect(myTable('t1').seats).toEqual([]);
  const tokens = asked.filter(({ path }) => path.endsWith('/find')).map(({ body }) => body['token']);
  expect(new Set(tokens).size).toBe(1);
});

test('who waits at a table of her own is its host', async () => {
  const made = { info: info(), host: 'h'.repeat(32), seats: [{ seat: 0, secret: 's'.repeat(32) }], knows: false };
  answers = [[200, { table: 't1', seat: 0, made }]];
  expect(await find(wish)).toBe('t1');
  expect(myTable('t1')).toMatchObject({ host: 'h'.repeat(32), game: 'dog', seats: made.seats });
});

test('what goes wrong otherwise is told, and nothing is kept', async () => {
  answers = [[429, problem('too_many')]];
  await expect(find(wish)).rejects.toMatchObject({ code: 'too_many' });
  expect(asked.length).toBe(1);
});

test('the first free seat of a listed table is taken', async () => {
  const seats = (['person', 'open', 'open'] as const).map((holder) => ({ holder, name: null, level: null }));
  answers = [[201, { seat: 1, secret: 's'.repeat(32) }]];
  await join(
    { table: 't1', game: 'dog', options: {}, rounds: 1, clock: null, by_hand: false, listed: '', bots_after: null, seats },
    'Ada',
  );
  expect(asked[0]?.path).toBe('/api/tables/t1/seats/1');
  expect(myTable('t1')).toMatchObject({ game: 'dog', seats: [{ seat: 1 }] });
});
