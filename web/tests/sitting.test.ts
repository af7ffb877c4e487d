// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../src/shell/api';
import { forget, recall } from '../src/shell/remember';
import { untilAnswered } from '../src/shell/resend';
import { leaveTable, myTable, myTables } from '../src/table/mine';
import { sitAfterAll, sitDown } from '../src/table/sitting';
import type { SitDown } from '../src/wire';
import { info } from './server';

/** A server that hears every request; its answers are lost, or come, as the test says. */
class Server {
  heard: SitDown[] = [];
  constructor(private readonly answers: (Response | null)[]) {
    vi.stubGlobal('fetch', async (_: string, how: RequestInit) => {
      // What is kept before anything is sent outlives the page.
      expect(localStorage.getItem('irrgarten.sitting')).toContain(JSON.parse(String(how.body)).token);
      this.heard.push(JSON.parse(String(how.body)) as SitDown);
      const answer = this.answers.shift() ?? null;
      if (answer) return answer;
      throw new TypeError('network error');
    });
  }
}

const taken = () => new Response(JSON.stringify({ seat: 1, secret: 'secret-of-seat-one' }));
const problem = (code: string, status: number) =>
  new Response(JSON.stringify({ code, message: '' }), { status });
const seats = (holder: 'open' | 'person') => info({ seats: info().seats.map((one) => ({ ...one, holder })) });

beforeEach(() => {
  vi.useFakeTimers();
  for (const { table } of myTables()) leaveTable(table);
  forget('sitting');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settled<T>(asked: Promise<T>): Promise<T | unknown> {
  const outcome = asked.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

test('a lost answer: the same is sent again, and the seat is kept', async () => {
  const server = new Server([null, null, taken()]);
  await settled(sitDown('oak', 1, 'Ben'));
  expect(server.heard).toHaveLength(3);
  expect(new Set(server.heard.map((sent) => JSON.stringify(sent))).size).toBe(1);
  const { token } = server.heard[0] ?? {};
  expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(myTable('oak').seats).toEqual([{ seat: 1, secret: 'secret-of-seat-one' }]);
  expect(recall('sitting')).toEqual({});
});

test.each([
  ['cut off', () => new Response(new ReadableStream({ start: (one) => one.error(new TypeError()) }))],
  ['of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('an answer that is %s counts as lost', async (_, broken) => {
  const server = new Server([broken(), taken()]);
  await settled(sitDown('oak', 1, 'Ben'));
  expect(server.heard).toHaveLength(2);
});

test('a no is an answer: nothing is asked again', async () => {
  const server = new Server([problem('conflict', 409), taken()]);
  expect(await settled(sitDown('oak', 1, 'Ben'))).toMatchObject({ code: 'conflict' });
  expect(server.heard).toHaveLength(1);
  expect(recall('sitting')).toEqual({});
  await settled(sitDown('oak', 1, 'Ben'));
  expect(server.heard[1]?.token).not.toBe(server.heard[0]?.token);
});

test('nobody answers for long: asking once more by hand sends the same token', async () => {
  const server = new Server([]);
  expect(await settled(sitDown('oak', 1, 'Ben'))).toMatchObject({ code: 'unreachable' });
  expect(await settled(sitDown('oak', 1, 'Ben'))).toMatchObject({ code: 'unreachable' });
  expect(new Set(server.heard.map(({ token }) => token)).size).toBe(1);
  await settled(sitDown('oak', 0, 'Ben'));
  expect(new Set(server.heard.map(({ token }) => token)).size).toBe(2);
});

test('a page that comes back asks for the seat it may hold', async () => {
  new Server([]);
  await settled(sitDown('oak', 1, 'Ben'));
  const server = new Server([taken()]);
  await settled(sitAfterAll(seats('person')));
  expect(server.heard).toHaveLength(1);
  expect(myTable('oak').seats).toMatchObject([{ seat: 1, secret: 'secret-of-seat-one' }]);
  await settled(sitAfterAll(seats('person')));
  expect(server.heard).toHaveLength(1);
});

test('a page that comes back takes no free seat unasked', async () => {
  new Server([]);
  await settled(sitDown('oak', 1, 'Ben'));
  const server = new Server([taken()]);
  await settled(sitAfterAll(seats('open')));
  expect(server.heard).toEqual([]);
  expect(recall('sitting')).toEqual({});
});

test('a page that comes back finds somebody else there', async () => {
  new Server([]);
  await settled(sitDown('oak', 1, 'Ben'));
  new Server([problem('conflict', 409)]);
  await settled(sitAfterAll(seats('person')));
  expect(recall('sitting')).toEqual({});
  expect(myTable('oak').seats).toEqual([]);
});

test('in the end the last word is that nobody answers', async () => {
  const ask = vi.fn(() => Promise.reject(new ApiError('unreachable', '')));
  expect(await settled(untilAnswered(ask))).toMatchObject({ code: 'unreachable' });
  expect(ask).toHaveBeenCalledTimes(5);
});
