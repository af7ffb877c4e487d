// @vitest-environment happy-dom
/** The real table page, when the connection or the drawing of a step fails. */
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { gameClient } from '../src/games';
import { chosen } from '../src/shell/settings.svelte';
import { myTable } from '../src/table/mine';
import type { Foreseen, FromServer, Proposal, TableInfo } from '../src/wire';
import { info } from './server';
import type { FakeSocket } from './server';
import { secretOf, tablePage } from './table-page';

const page = tablePage();

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

/** Every motion lasts until its time is up; happy-dom knows none. */
function animate(): void {
  chosen.motion = 'full';
  Object.assign(Element.prototype, {
    animate: () => ({ cancel: () => undefined, finished: new Promise(() => undefined) }),
  });
}

/** What the server tells after so many steps of the plan; nobody else acts meanwhile. */
function played(step: number, { ply = page.played.ply + step, acting = [page.played.me], events: told = null as unknown[] | null } = {}): FromServer {
  const { me, plan, previews } = page.played;
  const acts = plan.slice(0, step).join('\n');
  const { events, view, legal } = previews
    .find((one: { acts: string[] }) => one.acts.join('\n') === acts)!
    .steps.at(-1) as Foreseen;
  const act = { ply, seat: me, events: told ?? events, changed: view as Record<string, unknown>, acting };
  return { type: 'played', ply, acts: [act], legal, acting };
}

const error = (code: string, id?: number | null): FromServer =>
  ({ type: 'error', code, message: '', id }) as FromServer;

/** Whether a press of the stop button sends an act. */
async function playable(socket: FakeSocket): Promise<boolean> {
  const before = socket.sent.length;
  document.querySelector<HTMLButtonElement>('section.tray button')?.click();
  await page.settle();
  return socket.sent.slice(before).some(({ type }) => type === 'act');
}

async function reconnect(change: object = {}): Promise<FakeSocket> {
  const count = page.exchange.sockets.length;
  page.exchange.newest.close();
  await vi.waitFor(() => expect(page.exchange.sockets.length).toBeGreaterThan(count), 60_000);
  const socket = page.exchange.newest;
  socket.answers = page.answer;
  socket.accept();
  page.welcome(socket, change);
  await page.settle();
  return socket;
}

test('table is playable after a welcome during motion', async () => {
  animate();
  const [socket] = await page.open();
  for (const step of [1, 2, 2, 2].entries()) socket?.tell(played(step[1], { ply: page.played.ply + step[0] + 1 }));
  await vi.waitFor(() => expect(document.querySelector('[data-field="e6"]')).not.toBeNull());
  // The second of four steps is drawn, and others wait, when the connection breaks.
  document.querySelector('.board')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await page.settle();
  const again = await reconnect({ ply: page.played.ply + 9 });
  await vi.waitFor(async () => expect(await playable(again)).toBe(true), 20_000);
});

test('table is playable after a step that cannot be drawn', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const [socket] = await page.open();
  vi.spyOn(await gameClient('magic_labyrinth'), 'line').mockImplementationOnce(() => {
    throw new Error('broken');
  });
  socket?.tell(played(1));
  await page.settle();
  expect(await playable(socket!)).toBe(true);
  expect(errors).toHaveBeenCalled();
});

test('bot no longer thinks after a reconnect without it', async () => {
  const [socket] = await page.open({ welcome: { acting: [0] } });
  socket?.tell({ type: 'thinking', seat: 0 });
  flushSync();
  expect(document.querySelector('.plate .dots')).not.toBeNull();
  await reconnect({ acting: [0] });
  expect(document.querySelector('.plate .dots')).toBeNull();
});

test('clock counts the time for which the device slept', async () => {
  const clock: TableInfo['clock'] = {
    choice: { kind: 'real', each: 600, increment: 0, ends: 'bot' },
    stands: { left: [600_000, 600_000], runs: [1] },
  };
  await page.open({ info: { clock } });
  const left = (): number => Number(document.querySelector<HTMLElement>('[data-seat="1"] time')?.dataset['left']);
  expect(left()).toBeGreaterThan(590_000);
  const { now } = Date;
  // performance.now() stands still while a device sleeps.
  vi.spyOn(Date, 'now').mockImplementation(() => now.call(Date) + 300_000);
  await vi.waitFor(() => expect(left()).toBeLessThan(300_001), 20_000);
});

test('page left while the table loads opens no connection', async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  page.mount();
  page.http.set('GET /api/tables/oak', () => asked.then(() => page.info));
  await page.leave();
  page.mount();
  await page.leave();
  answer();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await page.settle();
  expect(page.exchange.sockets).toEqual([]);
});

test('forbidden request keeps the secret of the seat', async () => {
  const [socket] = await page.open();
  const { me } = page.played;
  socket?.tell(error('forbidden', 99));
  socket?.tell(error('forbidden'));
  await page.settle();
  expect(myTable('oak').seats).toEqual([{ seat: me, secret: secretOf(me) }]);
  expect(await playable(socket!)).toBe(true);
});

test('forbidden to join drops the secret and watches', async () => {
  page.mount();
  await vi.waitFor(() => expect(page.exchange.sockets).toHaveLength(1), 60_000);
  page.exchange.newest.accept();
  page.exchange.newest.tell(error('forbidden'));
  await page.settle();
  expect(myTable('oak').seats).toEqual([]);
  expect(page.exchange.sockets).toHaveLength(2);
});

test('answer names the proposal that the buttons showed', async () => {
  const asked = (number: number): Proposal => ({
    number,
    what: 'draw',
    by: 0,
    about: null,
    ply: page.played.ply,
    waits: [page.played.me],
  });
  const [socket] = await page.open();
  socket?.tell({ type: 'table', info: { ...page.info, asked: asked(3) }, change: null });
  await page.settle();
  const [, yes] = document.querySelectorAll<HTMLButtonElement>('.asked button');
  yes?.click();
  expect(socket?.last).toMatchObject({ type: 'answer', number: 3, agrees: true });
  // A finger that is down on one proposal when the next comes lifts from another button.
  socket?.tell({ type: 'table', info: { ...page.info, asked: asked(4) }, change: null });
  await page.settle();
  expect(yes?.isConnected).toBe(false);
});

const withBot = () => {
  const seats = info().seats.map((seat) => (seat.seat === 1 ? seat : { ...seat, holder: 'bot' as const, name: null }));
  return { info: { seats } };
};

test('hint button recovers when the hint is refused', async () => {
  const [socket] = await page.open(withBot());
  await page.press('Hint');
  expect(document.querySelector('button.hint.waiting')).not.toBeNull();
  const hint = socket?.sent.find(({ type }) => type === 'hint');
  socket?.tell(error('conflict', hint?.id));
  await page.settle();
  expect(document.querySelector('button.hint.waiting')).toBeNull();
  expect(page.notes).toHaveLength(1);
});

test('hint for a past position is refused without a note', async () => {
  const [socket] = await page.open(withBot());
  await page.press('Hint');
  const hint = socket?.sent.find(({ type }) => type === 'hint');
  socket?.tell(played(1));
  await page.settle();
  socket?.tell(error('conflict', hint?.id));
  await page.settle();
  expect(document.querySelector('button.hint.waiting')).toBeNull();
  expect(page.notes).toEqual([]);
});

test('hint refused while an act is in flight makes no note', async () => {
  const [socket] = await page.open(withBot());
  await page.press('Hint');
  const hint = socket?.sent.find(({ type }) => type === 'hint');
  expect(await playable(socket!)).toBe(true);
  socket?.tell(error('conflict', hint?.id));
  await page.settle();
  expect(document.querySelector('button.hint.waiting')).toBeNull();
  expect(page.notes).toEqual([]);
});

test('your turn is over while the act that ends it is drawn', async () => {
  animate();
  const [socket] = await page.open();
  const own = () => document.querySelector(`.plate[data-seat="${page.played.me}"]`)?.textContent ?? '';
  expect(own()).toContain('Your turn');
  expect(document.title).toContain('Your turn');
  const { events } = page.played.previews[0]!.steps[0]!;
  const ply = page.played.ply + 1;
  socket?.tell(played(3, { ply, acting: [0], events }));
  await page.settle();
  expect(document.title).toContain('Ada');
  expect(own()).not.toContain('Your turn');
});
