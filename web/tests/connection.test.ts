import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type LinkStatus } from '../src/table/connection';
import type { FromServer, Preview } from '../src/wire';
import { Exchange, played, welcome } from './server';

let exchange: Exchange;
let frames: FromServer[];
let states: LinkStatus[];
let sending: boolean[];
let denied: string[];
let line: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  exchange = new Exchange();
  [frames, states, sending, denied] = [[], [], [], []];
  line = new Connection(
    'ws://here/socket',
    'a-secret-of-a-seat',
    {
      frame: (frame) => frames.push(frame),
      denied: (code) => denied.push(code),
      status: (status) => states.push(status),
      sending: (now) => sending.push(now),
    },
    exchange.dial,
  );
  line.open();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the first frame joins with the secret; the address holds none', () => {
  exchange.newest.accept();
  expect(exchange.newest.address).toBe('ws://here/socket');
  expect(exchange.newest.sent).toEqual([{ type: 'join', secret: 'a-secret-of-a-seat', ply: null }]);
});

test('after a loss it comes back by itself and names the last ply it knows', () => {
  exchange.newest.accept();
  exchange.newest.tell(welcome({ ply: 4 }));
  exchange.newest.tell(played(6, [1]));
  exchange.newest.close();
  expect(states.at(-1)).toBe('waiting');
  vi.advanceTimersByTime(300);
  expect(exchange.sockets).toHaveLength(2);
  exchange.newest.accept();
  expect(exchange.newest.last).toMatchObject({ type: 'join', ply: 6 });
});

test('it waits longer each time, and starts anew once welcomed', () => {
  for (const wait of [300, 1000, 2000, 4000, 8000, 15000, 15000]) {
    const before = exchange.sockets.length;
    exchange.newest.close();
    vi.advanceTimersByTime(wait - 1);
    expect(exchange.sockets).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(exchange.sockets).toHaveLength(before + 1);
  }
  exchange.newest.accept();
  exchange.newest.tell(welcome());
  exchange.newest.close();
  const before = exchange.sockets.length;
  vi.advanceTimersByTime(300);
  expect(exchange.sockets).toHaveLength(before + 1);
});

test('an act in flight is sent again with its ply, and its second answer is not shown', () => {
  exchange.newest.accept();
  exchange.newest.tell(welcome({ ply: 4 }));
  line.act(['n']);
  const act = { type: 'act', ply: 4, acts: ['n'], id: 1 };
  expect(exchange.newest.last).toEqual(act);
  exchange.newest.close();
  vi.advanceTimersByTime(300);
  exchange.newest.accept();
  exchange.newest.tell(welcome({ ply: 5 }));
  expect(exchange.newest.last).toEqual(act);
  const before = frames.length;
  exchange.newest.tell(played(5, [1]));
  expect(frames).toHaveLength(before);
  expect(sending).toEqual([true, false]);
});

test('a resend that came too late is no news', () => {
  exchange.newest.accept();
  exchange.newest.tell(welcome({ ply: 4 }));
  line.act(['n']);
  exchange.newest.close();
  vi.advanceTimersByTime(300);
  exchange.newest.accept();
  exchange.newest.tell(welcome({ ply: 6 }));
  const before = frames.length;
  const late = { type: 'refused', ply: 6, act: 'n', clause: null, reason: 'why-past', about: {}, id: 1 };
  exchange.newest.tell(late as FromServer);
  expect(frames).toHaveLength(before);
  expect(sending.at(-1)).toBe(false);
});

test('a refusal is told, and another act can be sent', () => {
  exchange.newest.accept();
  exchange.newest.tell(welcome({ ply: 4 }));
  line.act(['ne']);
  line.act(['n']);
  expect(exchange.newest.sent.filter((frame) => frame.type === 'act')).toHaveLength(1);
  const refused = { type: 'refused', ply: 4, act: 'ne', clause: 'MAG-12', reason: 'why-diagonal', about: {}, id: 1 };
  exchange.newest.tell(refused as FromServer);
  expect(frames.at(-1)).toEqual(refused);
  line.act(['n']);
  expect(exchange.newest.last).toMatchObject({ acts: ['n'] });
});

test('a line that does not answer is given up and dialled again', () => {
  exchange.newest.accept();
  exchange.newest.tell(welcome());
  vi.advanceTimersByTime(20_000);
  expect(exchange.newest.last).toEqual({ type: 'ping' });
  exchange.newest.tell({ type: 'pong' });
  vi.advanceTimersByTime(20_000 + 8_000 + 300);
  expect(exchange.sockets).toHaveLength(2);
});

test('a secret that opens nothing is not tried again', () => {
  exchange.newest.accept();
  exchange.newest.tell({ type: 'error', code: 'forbidden', message: '' });
  vi.advanceTimersByTime(60_000);
  expect(exchange.sockets).toHaveLength(1);
  expect(states.at(-1)).toBe('closed');
  expect(denied).toEqual(['forbidden']);
});

test('a line that died while the page slept is found out soon', () => {
  exchange.newest.accept();
  exchange.newest.tell(welcome());
  line.hurry();
  expect(exchange.newest.last).toEqual({ type: 'ping' });
  vi.advanceTimersByTime(8_000 + 300);
  expect(exchange.sockets).toHaveLength(2);
});

test('when the network is back it does not wait', () => {
  exchange.newest.close();
  line.hurry();
  expect(exchange.sockets).toHaveLength(2);
});

test('a socket that does not open is replaced after ten seconds', () => {
  vi.advanceTimersByTime(10_000 + 300);
  expect(exchange.sockets).toHaveLength(2);
  exchange.newest.accept();
  exchange.newest.tell(welcome());
  vi.advanceTimersByTime(10_000);
  expect([exchange.sockets.length, states.at(-1)]).toEqual([2, 'open']);
});

test('hurry replaces a socket that hangs while it connects', () => {
  line.hurry();
  expect(exchange.sockets).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  line.hurry();
  expect(exchange.sockets).toHaveLength(2);
  exchange.newest.accept();
  exchange.newest.tell(welcome());
  vi.advanceTimersByTime(15_000);
  expect([exchange.sockets.length, states.at(-1)]).toEqual([2, 'open']);
});

const error = (code: string, id?: number): FromServer =>
  ({ type: 'error', code, message: '', ...(id === undefined ? {} : { id }) }) as FromServer;

const preview: Preview = { type: 'preview', ply: 4, acts: ['n'] };
const previewed = (id: number | undefined): FromServer =>
  ({ type: 'previewed', ply: 4, acts: ['n'], steps: [], stands: 0, refused: null, sure: true, id }) as FromServer;

/** The id of the frame sent last. */
const lastId = (): number => exchange.newest.last?.id ?? -1;

test('an unrelated error leaves the act in flight', () => {
  exchange.newest.accept();
  exchange.newest.tell(welcome({ ply: 4 }));
  line.act(['n']);
  const id = lastId();
  exchange.newest.tell(error('conflict', id + 1));
  exchange.newest.tell(error('bad_frame'));
  expect(sending).toEqual([true]);
  exchange.newest.tell(error('conflict', id));
  expect(sending).toEqual([true, false]);
});

test('closing the connection ends the wait for an act', () => {
  exchange.newest.accept();
  exchange.newest.tell(welcome({ ply: 4 }));
  line.act(['n']);
  line.close();
  expect(sending).toEqual([true, false]);
});

test('an error answers its request and no other', async () => {
  exchange.newest.accept();
  exchange.newest.tell(welcome({ ply: 4 }));
  const first = line.request(preview);
  const firstId = lastId();
  const second = line.request(preview);
  const secondId = lastId();
  exchange.newest.tell(error('bad_request', firstId));
  exchange.newest.tell(previewed(secondId));
  expect(await first).toMatchObject({ type: 'error', code: 'bad_request' });
  expect(await second).toEqual(previewed(secondId));
  expect(frames.map(({ type }) => type)).toEqual(['welcome']);
});

test('replies may come in any order', async () => {
  exchange.newest.accept();
  exchange.newest.tell(welcome({ ply: 4 }));
  const first = line.request(preview);
  const firstId = lastId();
  const second = line.request(preview);
  const secondId = lastId();
  exchange.newest.tell(previewed(secondId));
  exchange.newest.tell(previewed(firstId));
  expect([await first, await second]).toEqual([previewed(firstId), previewed(secondId)]);
});

test('a request without a reply resolves with null in time', async () => {
  exchange.newest.accept();
  exchange.newest.tell(welcome({ ply: 4 }));
  const asked = line.request(preview);
  const id = lastId();
  vi.advanceTimersByTime(15_000);
  expect(await asked).toBeNull();
  exchange.newest.tell(error('internal', id));
  expect(frames.map(({ type }) => type)).toEqual(['welcome']);
});

test('a line that is closed while it is being put through is hung up once it stands', () => {
  const socket = exchange.newest;
  line.close();
  expect(socket.readyState).toBe(0);
  socket.accept();
  expect(socket.readyState).toBe(3);
  expect(socket.sent).toEqual([]);
});

const closing = (after: number): FromServer => ({ type: 'closing', after });

test('a server that is started again is come back to when it said, without a word', () => {
  exchange.newest.accept();
  exchange.newest.tell(welcome({ ply: 4 }));
  line.act(['n']);
  exchange.newest.tell(closing(2.5));
  exchange.newest.close();
  vi.advanceTimersByTime(2499);
  expect(exchange.sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(exchange.sockets).toHaveLength(2);
  exchange.newest.accept();
  exchange.newest.tell(welcome({ ply: 4 }));
  expect(exchange.newest.last).toEqual({ type: 'act', ply: 4, acts: ['n'], id: 1 });
  expect(states).toEqual(['connecting', 'open', 'returning', 'returning', 'open']);
  expect(frames.every((frame) => frame.type === 'welcome')).toBe(true);
});

test('what is answered while the server closes is taken as ever', () => {
  exchange.newest.accept();
  exchange.newest.tell(welcome({ ply: 4 }));
  line.act(['n']);
  exchange.newest.tell(closing(1));
  exchange.newest.tell(played(5, [1]));
  expect(sending).toEqual([true, false]);
  exchange.newest.close();
  vi.advanceTimersByTime(1000);
  exchange.newest.accept();
  expect(exchange.newest.last).toMatchObject({ type: 'join', ply: 5 });
});

test('a server that is not back after some seconds is missed', () => {
  exchange.newest.accept();
  exchange.newest.tell(welcome());
  exchange.newest.tell(closing(1));
  exchange.newest.close();
  for (const wait of [1000, 300, 1000, 2000, 4000]) {
    expect(states.at(-1)).toBe('returning');
    vi.advanceTimersByTime(wait);
    exchange.newest.close();
  }
  vi.advanceTimersByTime(1000);
  expect(states.at(-1)).toBe('waiting');
});

test('whoever comes while it stops is told the same', () => {
  exchange.newest.accept();
  exchange.newest.tell(closing(3));
  exchange.newest.close();
  expect(states).toEqual(['connecting', 'returning']);
  vi.advanceTimersByTime(3000);
  exchange.newest.accept();
  exchange.newest.tell(closing(2));
  exchange.newest.close();
  vi.advanceTimersByTime(2000);
  exchange.newest.accept();
  exchange.newest.tell(welcome());
  expect(states.at(-1)).toBe('open');
});

test('once it is back, a line that is lost is told again', () => {
  exchange.newest.accept();
  exchange.newest.tell(welcome());
  exchange.newest.tell(closing(1));
  exchange.newest.close();
  vi.advanceTimersByTime(1000);
  exchange.newest.accept();
  exchange.newest.tell(welcome());
  exchange.newest.close();
  expect(states.at(-1)).toBe('waiting');
  vi.advanceTimersByTime(300);
  expect(exchange.sockets).toHaveLength(3);
});
