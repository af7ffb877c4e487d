// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyGame } from '../src/games';
import { keepSeat, leaveTable, myTable, myTables } from '../src/table/mine';
import { Session } from '../src/table/session.svelte';
import type { FromServer } from '../src/wire';
import { Exchange, happened, info, played, welcome } from './server';

const game = { line: () => null } as unknown as AnyGame;
const secrets = ['secret-of-seat-zero', 'secret-of-seat-one'];

let exchange: Exchange;
let shows: { events: unknown[]; after: unknown; done: () => void }[];
let skips: number;
let refusals: string[];
let session: Session;

beforeEach(() => {
  for (const { table } of myTables()) leaveTable(table);
  exchange = new Exchange();
  [shows, skips, refusals] = [[], 0, []];
});

afterEach(() => session.close());

function open(seats: number[]): void {
  for (const seat of seats) keepSeat('oak', { seat, secret: secrets[seat] ?? '' });
  session = new Session(
    'oak',
    () => game,
    {
      happened: () => undefined,
      refused: (refused) => refusals.push(refused.reason),
      trouble: (code) => refusals.push(code),
    },
    exchange.dial,
  );
  session.board = {
    show: (events, after) => new Promise((done) => shows.push({ events, after, done })),
    skip: () => {
      skips += 1;
    },
  };
  session.open();
  for (const socket of exchange.sockets) socket.accept();
}

async function shown(): Promise<void> {
  shows.at(-1)?.done();
  for (let turn = 0; turn < 6; turn++) await Promise.resolve();
}

test('without a secret one watches, and is never to act', () => {
  open([]);
  exchange.newest.tell(welcome({ seat: null, acting: [0] }));
  expect(exchange.newest.sent[0]).toMatchObject({ type: 'join', secret: null });
  expect(session.facing).toBeNull();
  expect(session.acting).toBe(false);
});

test('what happened is shown before its position stands, one after the other', async () => {
  open([0]);
  exchange.newest.tell(welcome({ ply: 4 }));
  expect(session.acting).toBe(true);
  exchange.newest.tell(played(5, [0]));
  exchange.newest.tell(played(6, [1]));
  expect(session.shown?.ply).toBe(4);
  expect(session.acting).toBe(false);
  expect(shows).toHaveLength(1);
  await shown();
  expect(session.shown?.ply).toBe(5);
  expect(session.acting).toBe(false);
  await shown();
  expect(session.shown?.ply).toBe(6);
  expect(session.showing).toBe(false);
});

test('the log says what happened once it has been shown', async () => {
  open([0]);
  exchange.newest.tell(welcome({ ply: 4 }));
  exchange.newest.tell(played(5, [0]));
  expect(session.log.map((entry) => entry.ply)).not.toContain(5);
  await shown();
  expect(session.log.map((entry) => entry.ply)).toContain(5);
});

test('what was still being shown does not undo a newer welcome', async () => {
  vi.useFakeTimers();
  open([0]);
  exchange.newest.tell(welcome({ ply: 4 }));
  exchange.newest.tell(played(5, [0]));
  exchange.newest.close();
  vi.advanceTimersByTime(400);
  vi.useRealTimers();
  exchange.newest.accept();
  exchange.newest.tell(welcome({ ply: 9, view: { at: 9 }, log: [happened(9)] }));
  expect(session.shown?.ply).toBe(9);
  await shown();
  expect(session.shown).toMatchObject({ ply: 9, view: { at: 9 } });
});

test('while an act is on its way the seat is not to act', () => {
  open([0]);
  exchange.newest.tell(welcome());
  session.act(['n']);
  expect(session.acting).toBe(false);
  const refused = { type: 'refused', ply: 4, act: 'n', clause: 'MAG-12', reason: 'why-off-board', about: {} };
  exchange.newest.tell(refused as FromServer);
  expect(refusals).toEqual(['why-off-board']);
  expect(session.acting).toBe(true);
});

test('a seat in which a bot plays is not to act', () => {
  open([0]);
  const seats = info().seats.map((seat) => ({ ...seat, holder: 'bot' as const }));
  exchange.newest.tell(welcome({ info: info({ seats }) }));
  expect(session.acting).toBe(false);
});

test('after a reconnect the last few of what was missed are shown', async () => {
  vi.useFakeTimers();
  open([0]);
  exchange.newest.tell(welcome({ ply: 4, acting: [1] }));
  exchange.newest.close();
  expect(session.link).toBe('waiting');
  vi.advanceTimersByTime(400);
  vi.useRealTimers();
  exchange.newest.accept();
  const missed = [5, 6, 7, 8, 9, 10].map((ply) => happened(ply, 1));
  exchange.newest.tell(welcome({ ply: 10, view: { at: 10 }, missed, log: [happened(4)] }));
  expect(shows.at(-1)?.events).toEqual([7, 8, 9, 10].map((ply) => ({ type: 'step', ply })));
  await shown();
  expect(session.shown).toMatchObject({ ply: 10, view: { at: 10 } });
  expect(session.log.map((entry) => entry.ply)).toEqual([4, 5, 6, 7, 8, 9, 10]);
});

test('on one device the page turns to the seat that is to act', async () => {
  open([0, 1]);
  const [first, second] = exchange.sockets;
  first?.tell(welcome({ seat: 0, acting: [0] }));
  second?.tell(welcome({ seat: 1, acting: [0] }));
  expect(session.mySeats).toEqual([0, 1]);
  expect(session.facing).toBe(0);
  session.act(['stop']);
  expect(first?.last).toMatchObject({ type: 'act' });
  first?.tell(played(5, [1]));
  await shown();
  expect(session.facing).toBe(0); // The other seat does not know as much yet.
  second?.tell(played(5, [1]));
  expect(session.facing).toBe(1);
  expect(session.acting).toBe(true);
  expect(shows).toHaveLength(1); // The same act is shown once.
  session.act(['n']);
  expect(second?.last).toMatchObject({ type: 'act', ply: 5, acts: ['n'] });
});

test('what the other own seat heard first is not lost', async () => {
  open([0, 1]);
  const [first, second] = exchange.sockets;
  first?.tell(welcome({ seat: 0, acting: [0] }));
  second?.tell(welcome({ seat: 1, acting: [0] }));
  first?.tell(played(5, [1]));
  second?.tell(played(5, [1]));
  second?.tell(played(6, [1], 1));
  await shown();
  expect(session.facing).toBe(1);
  expect(shows).toHaveLength(2);
  await shown();
  expect(session.shown?.ply).toBe(6);
});

test('a secret that opens no seat is forgotten, and one watches', () => {
  open([0]);
  exchange.newest.tell({ type: 'error', code: 'forbidden', message: '' });
  expect(myTable('oak').seats).toEqual([]);
  exchange.newest.accept();
  expect(exchange.newest.sent[0]).toMatchObject({ secret: null });
});

test('why not: the answer finds the one who asked', async () => {
  open([0]);
  exchange.newest.tell(welcome());
  const asked = session.whyNot('ne');
  expect(exchange.newest.last).toEqual({ type: 'why_not', act: 'ne' });
  const why = { type: 'why', act: 'ne', clause: 'MAG-12', reason: 'why-diagonal', about: {} } as const;
  exchange.newest.tell(why);
  expect(await asked).toEqual(why);
});

test('sitting down replaces watching', () => {
  open([]);
  exchange.newest.tell(welcome({ seat: null, info: info({ status: 'waiting' }), view: null }));
  session.sit('secret-of-seat-one', 1);
  exchange.newest.accept();
  exchange.newest.tell(welcome({ seat: 1, info: info({ status: 'waiting' }), view: null }));
  expect(session.mySeats).toEqual([1]);
  expect(session.facing).toBe(1);
  expect(myTable('oak').seats).toEqual([{ seat: 1, secret: 'secret-of-seat-one' }]);
});

test('another game: the secrets hold there too', () => {
  open([0]);
  exchange.newest.tell(welcome());
  exchange.newest.tell({ type: 'again', table: 'elm', seat: 0 });
  expect(session.again?.table).toBe('elm');
  expect(myTable('elm').seats).toEqual(myTable('oak').seats);
});

test('a tap finishes what is being shown', () => {
  open([0]);
  exchange.newest.tell(welcome());
  session.skip();
  expect(skips).toBe(0);
  exchange.newest.tell(played(5, [1]));
  session.skip();
  expect(skips).toBe(1);
});

test('acts are tried without being sent, and only the last trial counts', async () => {
  open([0]);
  exchange.newest.tell(welcome({ seat: 0, acting: [0], ply: 3 }));
  const first = session.preview(['a']);
  const second = session.preview(['a', 'b']);
  expect(await first).toBeNull();
  expect(exchange.newest.sent.at(-1)).toMatchObject({ type: 'preview', ply: 3, acts: ['a', 'b'] });
  const shown = { type: 'previewed' as const, ply: 3, shown: 2, view: null, legal: ['c'] };
  exchange.newest.tell(shown);
  expect(await second).toEqual(shown);
});
