// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { games } from '../src/games';
import { live } from '../src/shell/live.svelte';
import { keepSeat, type MySeat } from '../src/table/mine';
import type { DogEvent, FromServer } from '../src/wire';
import type { FakeSocket } from './server';
import { secretOf, tablePage } from './table-page';

const page = tablePage();

/** In the first case of Dog, Bob in seat 1 acts and holds these; Ada in seat 0 holds others. */
const BOBS = ['3', 'K', 'X'];
const ADAS = ['2', '9', 'Q'];

/** The view of the case, as a seat has it. */
function viewOf(seat: number): Record<string, unknown> {
  const { view } = page.played;
  if (!('seat' in view)) return view;
  const own = 'hand' in view ? { hand: seat === page.played.me ? BOBS : ADAS, plays: [seat] } : {};
  return { ...view, seat, ...own };
}

/** Both seats on one device; of the sockets only these are welcomed at once. */
async function openShared(game: string, welcomed = [0, 1], seats: MySeat[] = []): Promise<FakeSocket[]> {
  for (const seat of seats) keepSeat('oak', seat);
  page.mount({ game, seats: seats.length > 0 ? [] : [0, 1] });
  await vi.waitFor(() => expect(page.exchange.sockets).toHaveLength(2), { timeout: 20_000 });
  for (const [seat, socket] of page.exchange.sockets.entries()) {
    socket.answers = page.answer;
    socket.accept();
    if (welcomed.includes(seat)) page.welcome(socket, { view: viewOf(seat) });
  }
  await page.settle();
  return page.exchange.sockets;
}

beforeEach(() => Object.assign(live, { calm: '', urgent: '' }));

/** Both seats are told that another one acts now; `change` is what else is new in a seat's view. */
async function turnTo(
  seat: number,
  change: (seat: number) => object = () => ({}),
  eventsOf: (seat: number) => DogEvent[] = () => [],
): Promise<void> {
  const ply = ++page.played.ply;
  for (const [own, socket] of page.exchange.sockets.entries()) {
    const changed = { ...viewOf(own), turn: seat, ...change(own) };
    const acts = [{ ply, seat: 1 - seat, events: eventsOf(own), changed, acting: [seat] }];
    socket.tell({ type: 'played', ply, acts, legal: [], acting: [seat] } as FromServer);
  }
  await page.settle();
  // Until the deal is shown, and what is announced then is said.
  await new Promise((soon) => setTimeout(soon, 800));
}

/** Bob is dealt a ten, which only he sees. */
const ten = (own: number): DogEvent[] => [{ type: 'dealt', seat: 1, card: own === 1 ? '10' : null }];
const tenInHand = (own: number) => ({ hand: own === 1 ? ['10'] : ADAS });

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const cards = () => [...document.querySelectorAll<HTMLElement>('.fan button')];
const names = () => cards().map((card) => card.getAttribute('aria-label')?.split(',')[0]);
const spoken = () => `${live.calm} ${live.urgent}`;
const uncover = (name: string) => page.press(`I am ${name}: show my cards`);

async function key(pressed: string): Promise<void> {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));
  await page.settle();
}

test.each(games)('two people on one device can play %s', async (game) => {
  const sockets = await openShared(game);
  const { me, ply } = page.played;
  if (game === 'dog') await uncover('Bob');
  const act = page.played.legal.find((one) => one.length > 1)!;
  await key('>');
  const field = document.querySelector<HTMLInputElement>('dialog input')!;
  field.value = act;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form!.requestSubmit();
  await page.settle();
  expect(sockets[me]!.last).toMatchObject({ type: 'act', ply, acts: [act] });
});

test('an uncovered card can be chosen', async () => {
  await openShared('dog');
  expect(cards()).toEqual([]);
  await uncover('Bob');
  cards()[1]!.click();
  flushSync();
  expect(names()).toEqual(['3', 'king', 'joker']);
  expect(cards()[1]!.getAttribute('aria-pressed')).toBe('true');
});

test('no hand shows before the second seat is welcomed', async () => {
  // From the links of the seats their numbers are not known yet.
  const unknown = [0, 1].map((seat) => ({ seat: null, secret: secretOf(seat) }));
  const sockets = await openShared('dog', [0], unknown);
  expect(cards()).toEqual([]);
  page.welcome(sockets[1]!, { view: viewOf(1) });
  await page.settle();
  expect(cards()).toEqual([]);
  await uncover('Bob');
  expect(cards()).toHaveLength(3);
});

test('keys and taps reveal and send nothing while covered', async () => {
  const sockets = await openShared('dog');
  const sent = () => sockets.flatMap((socket) => socket.sent.map(({ type }) => type));
  expect(document.activeElement?.textContent?.trim()).toBe('I am Bob: show my cards');
  find('[data-board]').focus();
  for (const pressed of ['h', '1', 'Y', 'y', 'a', 'u', 'k', 'y', 'Enter', 'ArrowRight', 'Enter']) await key(pressed);
  for (const place of document.querySelectorAll<HTMLElement>('[data-place]')) place.click();
  await new Promise((soon) => setTimeout(soon, 300));
  expect(sent()).toEqual(['join', 'join']);
  expect(page.notes).toEqual([]);
  expect(spoken()).not.toMatch(/king|joker|threat|go from/i);
});

test('a hand dealt while covered is not announced', async () => {
  await openShared('dog');
  await turnTo(1, tenInHand, ten);
  expect(spoken()).not.toContain('10');
  await uncover('Bob');
  expect(names()).toEqual(['10']);
});

test('a hand dealt as the device passes on is not shown', async () => {
  await openShared('dog');
  await uncover('Bob');
  let seen: string[] = [];
  const watch = new MutationObserver(() => (seen = [...seen, ...names().map(String)]));
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  await turnTo(0, tenInHand, ten);
  watch.disconnect();
  expect(seen).not.toContain('10');
  expect(spoken()).not.toContain('10');
  expect(cards()).toEqual([]);
  await uncover('Ada');
  expect(names()).toEqual(['2', '9', 'queen']);
});

test('a hand is covered again after somebody else had the device', async () => {
  await openShared('dog');
  await uncover('Bob');
  await turnTo(0);
  await uncover('Ada');
  await turnTo(1);
  expect(cards()).toEqual([]);
});

test('what a seat was told is not told to the next holder', async () => {
  await openShared('dog');
  await uncover('Bob');
  find('[data-board]').focus();
  await key('h');
  await new Promise((soon) => setTimeout(soon, 400));
  expect(spoken()).toContain('king');
  await turnTo(0);
  expect(spoken()).not.toContain('king');
  await uncover('Ada');
  find('[data-board]').focus();
  await key(':');
  await new Promise((soon) => setTimeout(soon, 400));
  expect(spoken()).not.toContain('king');
});

const firstField = () => document.querySelector('main [role=gridcell]')!.getAttribute('aria-label')!.split(',')[0];
const plates = () => [...document.querySelectorAll<HTMLElement>('.plate')].map(({ dataset }) => dataset['spot']);

test.each(games.filter((game) => game !== 'dog'))('the board of %s lies still on a shared device', async (game) => {
  await openShared(game);
  const before = [firstField(), plates()];
  await turnTo(1 - page.played.me);
  await turnTo(page.played.me);
  await turnTo(1 - page.played.me);
  expect([firstField(), plates()]).toEqual(before);
});
