// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import { games } from '../src/games';
import ReplayPage from '../src/table/ReplayPage.svelte';
import type { TableInfo } from '../src/wire';
import { casesOf } from './plans';
import { Exchange, info } from './server';
import { tablePage } from './table-page';

const page = tablePage();

/** Open the replay of a finished game with one act, made on a position where chance answers. */
async function replay(
  game: string,
  over: Partial<TableInfo> = {},
  number = 0,
  loading: Promise<void> = Promise.resolve(),
): Promise<() => Promise<void>> {
  const { players, me, view } = casesOf<Record<string, unknown>>(game)[number]!;
  const seats = Array.from({ length: players }, (_, seat) => ({ ...info().seats[0]!, seat, name: `Player ${seat}` }));
  page.http.set('GET /api/tables/oak', () =>
    info({ game, seats, options: { players }, status: 'over', ply: 1, result: seats.map(({ seat }) => (seat === me ? 1 : 0)), ...over }),
  );
  page.http.set('GET /api/tables/oak/replay', { plies: 1, size: 100, stamp: 's', changes: [], bygone: false });
  const stretch = { since: 0, view, acting: [], acts: [{ ply: 1, seat: null, events: [], changed: {}, acting: [] }] };
  for (const seen of ['all', 'watcher'])
    page.http.set(`GET /api/tables/oak/replay/${seen}/0?stamped=s`, () => loading.then(() => stretch));
  const mounted = mount(ReplayPage, { target: document.body, props: { table: 'oak' } });
  flushSync();
  await vi.waitFor(() => expect(document.querySelector('[data-ply]')).not.toBeNull(), { timeout: 60_000 });
  await page.settle();
  return () => unmount(mounted);
}

const winners = () => [...document.querySelectorAll('.plate')].filter((plate) => plate.textContent?.includes('Winner'));

test.each(games)('replay of %s names the winner at its end only', async (game) => {
  const close = await replay(game);
  expect(winners()).toHaveLength(0);
  await page.press('To the end');
  expect(winners()).toHaveLength(1);
  await page.press('To the beginning');
  expect(winners()).toHaveLength(0);
  await close();
});

test('replay of a resigned game says so at its end only', async () => {
  const close = await replay('magic_labyrinth', { ended: 'resigned' });
  const headline = () => document.querySelector('.headline')?.textContent;
  expect(headline()).not.toContain('given up');
  await page.press('To the end');
  expect(headline()).toContain('given up');
  await close();
});

test('replay that is still loading keeps its place when seen by another', async () => {
  let arrive: () => void = () => undefined;
  const loading = new Promise<void>((resolve) => (arrive = resolve));
  location.hash = '#1';
  const close = await replay('magic_labyrinth', {}, 0, loading);
  const seen = document.querySelector<HTMLSelectElement>('select:has([value=all])')!;
  seen.value = 'watcher';
  seen.dispatchEvent(new Event('change', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(location.hash).toBe('#1');
  arrive();
  const place = () => document.querySelector<HTMLElement>('[data-ply]')?.dataset['ply'];
  await vi.waitFor(() => expect(place()).toBe('1'));
  await close();
  location.hash = '';
});

/** What lies on the plates, without the ids of gradients. */
const belongings = () =>
  [...document.querySelectorAll('.belongings')].map((part) => part.innerHTML.replace(/\bc\d+-/g, ''));

test.each(games)('plates of %s show the table again after its replay', async (game) => {
  const cases = casesOf<object>(game);
  const other = cases.findIndex(({ players }, number) => number > 0 && players === cases[0]!.players);
  await page.open({ game });
  const before = belongings();
  await page.leave();
  const close = await replay(game, {}, other);
  expect(belongings()).not.toEqual(before);
  page.exchange = new Exchange();
  await page.open({ game });
  await close();
  await page.settle();
  expect(belongings()).toEqual(before);
});
