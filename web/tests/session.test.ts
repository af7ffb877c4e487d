// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyGame } from '../src/games';
import { keepSeat, leaveTable, myTable, myTables } from '../src/table/mine';
import { Session } from '../src/table/session.svelte';
import { Standing } from '../src/table/standing.svelte';
import type { FromServer } from '../src/wire';
import { act, Exchange, happened, info, played, welcome } from './server';

const game = { line: () => null } as unknown as AnyGame;
const secrets = ['secret-of-seat-zero', 'secret-of-seat-one'];

let exchange: Exchange;
let shows: { events: unknown[]; after: unknown; done: () => void }[];
let skips: number;
let refusals: string[];
let changed: number[];
let freed: number;
let session: Session;

beforeEach(() => {
  for (const { table } of myTables()) leaveTable(table);
  exchange = new Exchange();
  [shows, skips, refusals, changed, freed] = [[], 0, [], [], 0];
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

function open(seats: number[]): void {
  for (const seat of seats) keepSeat('oak', { seat, secret: secrets[seat] ?? '' });
  session = new Session(
    'oak',
    () => game,
    {
      happened: () => undefined,
      refused: (refused) => refusals.push(refused.reason),
      trouble: (code) => refusals.push(code),
      said: () => undefined,
      changed: ({ number }) => changed.push(number),
      freed: () => {
        freed += 1;
      },
    },
    exchange.dial,
  );
  session.timeline.board = {
    show: (events, after) => new Promise((done) => shows.push({ events, after, done })),
    skip: () => {
      skips += 1;
    },
    hint: () => undefined,
    go: () => true,
    at: () => null,
    stops: () => [],
    turnTo: () => undefined,
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
  expect(session.timeline.shown?.ply).toBe(4);
  expect(session.acting).toBe(false);
  expect(shows).toHaveLength(1);
  await shown();
  expect(session.timeline.shown?.ply).toBe(5);
  expect(session.acting).toBe(false);
  await shown();
  expect(session.timeline.shown?.ply).toBe(6);
  expect(session.timeline.moving).toBe(false);
});

test('the log says what happened once it has been shown', async () => {
  open([0]);
  exchange.newest.tell(welcome({ ply: 4 }));
  exchange.newest.tell(played(5, [0]));
  expect(session.log.map((entry) => entry.ply)).not.toContain(5);
  await shown();
  expect(session.log.map((entry) => entry.ply)).toContain(5);
});

/** The connection breaks, and the next one is welcomed. */
function reconnect(over: Parameters<typeof welcome>[0]): void {
  vi.useFakeTimers();
  exchange.newest.close();
  vi.advanceTimersByTime(400);
  vi.useRealTimers();
  exchange.newest.accept();
  exchange.newest.tell(welcome(over));
}

test('a welcome during motion is shown after it', async () => {
  open([0]);
  exchange.newest.tell(welcome({ ply: 4 }));
  exchange.newest.tell(played(5, [0]));
  reconnect({ ply: 6, view: { at: 5 }, acts: [act(6, [0], 1)] });
  expect([session.timeline.shown?.ply, shows.length]).toEqual([4, 1]);
  await shown();
  expect([session.timeline.shown?.ply, shows.length]).toEqual([5, 2]);
  await shown();
  expect(session.timeline.shown).toMatchObject({ ply: 6, view: { at: 6 } });
  expect(session.acting).toBe(true);
});

test('a welcome far ahead of the motion ends it', async () => {
  open([0]);
  exchange.newest.tell(welcome({ ply: 4 }));
  exchange.newest.tell(played(5, [0]));
  reconnect({ ply: 90, view: { at: 90 }, log: [happened(90)] });
  expect(skips).toBe(1);
  await shown();
  expect(session.timeline.shown).toMatchObject({ ply: 90, view: { at: 90 } });
  expect([session.timeline.moving, session.acting]).toEqual([false, true]);
});

test('an exception while drawing leaves the table playable', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  open([0]);
  exchange.newest.tell(welcome({ ply: 4 }));
  session.timeline.board!.show = () => Promise.reject(new Error('no picture'));
  exchange.newest.tell(played(5, [0]));
  await shown();
  expect(session.timeline.shown?.ply).toBe(5);
  expect([session.timeline.moving, session.acting]).toEqual([false, true]);
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});

const recalled = (): FromServer => {
  const { id } = exchange.newest.last!;
  const acts = [3, 4, 5].map((ply) => act(ply, [1], 1));
  return { type: 'recalled', ply: 4, earliest: 2, stretch: { since: 2, view: { at: 2 }, acting: [1], acts }, id } as FromServer;
};

test('looking back during motion shows the past, and then the present', async () => {
  open([0]);
  exchange.newest.tell(welcome({ ply: 4, acting: [1] }));
  exchange.newest.tell(played(5, [0], 1));
  const back = session.timeline.lookAt(3);
  expect(exchange.newest.last).toMatchObject({ type: 'recall', ply: 3 });
  exchange.newest.tell(recalled());
  await vi.waitFor(() => expect(skips).toBe(1));
  await shown();
  await back;
  expect(session.timeline.shown).toMatchObject({ ply: 3, view: { at: 3 } });
  expect([session.timeline.moving, session.acting]).toEqual([false, false]);
  exchange.newest.tell(played(6, [0], 1));
  expect([session.timeline.shown?.ply, session.timeline.present?.ply]).toEqual([3, 6]);
  expect(session.log.at(-1)?.ply).toBe(6);
  await session.timeline.now();
  expect(session.timeline.shown).toMatchObject({ ply: 6, view: { at: 6 } });
  expect(session.acting).toBe(true);
});

test('while an act is on its way the seat is not to act', () => {
  open([0]);
  exchange.newest.tell(welcome());
  session.act(['n']);
  expect(session.acting).toBe(false);
  const { id } = exchange.newest.last ?? {};
  const refused = { type: 'refused', ply: 4, act: 'n', clause: 'MAG-12', reason: 'why-off-board', about: {}, id };
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
  open([0]);
  exchange.newest.tell(welcome({ ply: 4, acting: [1] }));
  const acts = [5, 6, 7, 8, 9, 10, 11, 12].map((ply) => act(ply, [ply === 12 ? 0 : 1], 1));
  reconnect({ ply: 12, view: { at: 4 }, acts, acting: [0], log: [happened(4)] });
  const drawn = [];
  while (session.timeline.moving) {
    drawn.push(...(shows.at(-1)?.events ?? []));
    await shown();
  }
  expect(drawn).toEqual([7, 8, 9, 10, 11, 12].map((ply) => ({ type: 'step', ply })));
  expect(session.timeline.shown).toMatchObject({ ply: 12, view: { at: 12 } });
  expect(session.log.map((entry) => entry.ply)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
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
  expect(session.timeline.shown?.ply).toBe(6);
});

test('a secret that opens no seat is forgotten, and one watches', () => {
  open([0]);
  exchange.newest.tell({ type: 'error', code: 'forbidden', message: '' });
  expect(myTable('oak').seats).toEqual([]);
  exchange.newest.accept();
  expect(exchange.newest.sent[0]).toMatchObject({ secret: null });
});

test('sitting down replaces watching', () => {
  open([]);
  exchange.newest.tell(welcome({ seat: null, info: info({ status: 'waiting' }), view: null }));
  session.sit('secret-of-seat-one', 1);
  exchange.newest.accept();
  exchange.newest.tell(welcome({ seat: 1, info: info({ status: 'waiting' }), view: null }));
  expect(session.mySeats).toEqual([1]);
  expect(session.facing).toBe(1);
});

const waiting = (seat: number | null) =>
  welcome({ seat, info: info({ status: 'waiting' }), view: null, acting: [] });

test('whoever loses her seat is told so and looks on', () => {
  open([0]);
  const [line] = exchange.sockets;
  line?.tell(waiting(0));
  line?.tell(waiting(null));
  expect(freed).toBe(1);
  expect(line?.readyState).toBe(3);
  expect(myTables()).toEqual([]);
  exchange.newest.accept();
  expect(exchange.newest.last).toMatchObject({ type: 'join', secret: null });
  exchange.newest.tell(waiting(null));
  expect([session.facing, session.mySeats]).toEqual([null, []]);
});

test('of two seats at one device, the other stays', () => {
  open([0, 1]);
  const [first, second] = exchange.sockets;
  first?.tell(waiting(0));
  second?.tell(waiting(1));
  first?.tell(waiting(null));
  expect([session.facing, session.mySeats]).toEqual([1, [1]]);
  expect(exchange.sockets).toHaveLength(2);
});

test('who gets up by herself is not told that she has lost her seat', async () => {
  const asked: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', async (path: string, how: RequestInit) => {
    asked.push([path, how]);
    exchange.sockets[0]?.tell(waiting(null)); // It may come before the answer.
    return new Response(JSON.stringify(info()));
  });
  open([0]);
  exchange.newest.tell(waiting(0));
  await session.getUp(0);
  expect(asked).toEqual([
    [
      '/api/tables/oak/seats/0',
      { method: 'DELETE', headers: { authorization: `Bearer ${secrets[0]}` } },
    ],
  ]);
  expect(freed).toBe(0);
  expect(myTable('oak').seats).toEqual([]);
});

test('a change of seats is told once, however many lines bring it', () => {
  open([0, 1]);
  const [first, second] = exchange.sockets;
  first?.tell(welcome({ seat: 0 }));
  second?.tell(welcome({ seat: 1 }));
  const change = { number: 0, ply: 4, seat: 1, holder: 'bot', level: 'skilled', by: 'own' } as const;
  for (const line of [first, second]) line?.tell({ type: 'table', info: info(), change });
  first?.tell({ type: 'table', info: info(), change: null });
  expect(changed).toEqual([0]);
  expect(session.changes).toEqual([change]);
  first?.tell(welcome({ seat: 0, changes: [change, { ...change, number: 1, holder: 'person' }] }));
  expect(session.changes.map(({ holder }) => holder)).toEqual(['bot', 'person']);
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
  session.timeline.skip();
  expect(skips).toBe(0);
  exchange.newest.tell(played(5, [1]));
  session.timeline.skip();
  expect(skips).toBe(1);
});

test('each question gets its own answer, and none when the line breaks', async () => {
  open([0]);
  exchange.newest.tell(welcome({ seat: 0, acting: [0], ply: 3 }));
  const first = session.preview(['a']);
  const look = session.look([], 'd4');
  const second = session.preview(['a', 'b']);
  const third = session.preview(['c']);
  expect(exchange.newest.sent.slice(-4)).toMatchObject([
    { type: 'preview', ply: 3, acts: ['a'] },
    { type: 'look', ply: 3, acts: [], place: 'd4' },
    { type: 'preview', ply: 3, acts: ['a', 'b'] },
    { type: 'preview', ply: 3, acts: ['c'] },
  ]);
  const [one, two, three] = exchange.newest.sent.slice(-4).map(({ id }) => id);
  const shown = (id: unknown, ...acts: string[]) =>
    ({ type: 'previewed', ply: 3, acts, steps: [], stands: 0, refused: null, sure: true, id }) as const;
  const looked = { type: 'looked', ply: 3, acts: [], place: 'd4', reach: ['d5'], id: two } as const;
  for (const frame of [shown(three, 'a', 'b'), looked, shown(one, 'a')]) exchange.newest.tell(frame as never);
  expect(await first).toEqual(shown(one, 'a'));
  expect(await look).toEqual(looked);
  expect(await second).toEqual(shown(three, 'a', 'b'));
  session.close();
  expect(await third).toBeNull();
});

test('a game whose rules have changed is over when one comes back, and says why', () => {
  open([0]);
  exchange.newest.tell(welcome({ ply: 4 }));
  const told = { status: 'over', ended: 'rules' } as const;
  exchange.newest.tell(
    welcome({ info: info(told), view: null, legal: [], acting: [] }),
  );
  const standing = new Standing(() => session, () => session.info ?? info(), game, true);
  expect(session.timeline.shown?.view).toBeNull();
  expect(session.acting).toBe(false);
  expect(standing.over).toBe(true);
  expect(standing.winners).toEqual([]);
  expect(standing.headline?.id).toBe('ended-rules');
});

test('while the server is started again nothing is said, and questions wait', async () => {
  vi.useFakeTimers();
  open([0]);
  exchange.newest.tell(welcome({ ply: 4 }));
  const first = session.preview(['n']);
  exchange.newest.tell({ type: 'closing', after: 1 });
  exchange.newest.close();
  expect(session.lineLost).toBe(false);
  const second = session.look(['n'], 'a1');
  await vi.advanceTimersByTimeAsync(1000);
  exchange.newest.accept();
  exchange.newest.tell(welcome({ ply: 4 }));
  expect(exchange.newest.sent.map((frame) => frame.type)).toEqual(['join', 'preview', 'look']);
  const [, one, two] = exchange.newest.sent.map(({ id }) => id);
  const looked = { type: 'looked', ply: 4, acts: ['n'], place: 'a1', reach: ['a2'], id: two } as const;
  const previewed = { type: 'previewed', ply: 4, acts: ['n'], id: one } as FromServer;
  exchange.newest.tell(previewed);
  exchange.newest.tell(looked as unknown as FromServer);
  expect(await first).toEqual(previewed);
  expect(await second).toEqual(looked);
  session.close();
  vi.useRealTimers();
});

test('a server that stays away is missed, and answers no question', async () => {
  vi.useFakeTimers();
  open([0]);
  exchange.newest.tell(welcome({ ply: 4 }));
  exchange.newest.tell({ type: 'closing', after: 1 });
  exchange.newest.close();
  const asked = session.preview(['n']);
  await vi.advanceTimersByTimeAsync(9000);
  expect(session.lineLost).toBe(true);
  expect(await asked).toBeNull();
  session.close();
  vi.useRealTimers();
});

test('what has become of a move is told within five seconds, whatever the line does', () => {
  vi.useFakeTimers();
  try {
    open([0]);
    exchange.newest.tell(welcome({ seat: 0, acting: [0] }));
    session.act(['n']);
    expect(session.late).toBe(false);
    vi.advanceTimersByTime(5000);
    expect([session.sending, session.late]).toEqual([true, true]);
    exchange.newest.tell(played(5, [1]));
    expect([session.sending, session.late]).toEqual([false, false]);
  } finally {
    vi.useRealTimers();
  }
});
