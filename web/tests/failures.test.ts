// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from '../src/App.svelte';
import Lobby from '../src/pages/lobby/Lobby.svelte';
import RulesPage from '../src/pages/RulesPage.svelte';
import SetUp from '../src/pages/SetUp.svelte';
import { ApiError } from '../src/shell/api';
import { reportFailures } from '../src/shell/failures';
import { notes } from '../src/shell/notes.svelte';
import { go } from '../src/shell/router.svelte';
import { chosen } from '../src/shell/settings.svelte';
import { speak } from '../src/shell/words';
import { brought } from '../src/table/opened.svelte';
import RecordPage from '../src/table/RecordPage.svelte';
import type { OpenedRecord } from '../src/wire';

/** What the modules that load in pieces answer; a test says it. */
const pieces = vi.hoisted(() => ({
  client: async (_game: string): Promise<unknown> => {
    throw new TypeError('no test has said');
  },
  texts: null as Error | null,
  sections: null as Error | null,
}));

vi.mock('../src/games', async (original) => ({
  ...(await original<typeof import('../src/games')>()),
  gameClient: (game: string) => pieces.client(game),
}));
vi.mock('../src/shell/words', async (original) => {
  const real = await original<typeof import('../src/shell/words')>();
  return {
    ...real,
    speak: (...of: Parameters<typeof real.speak>) =>
      pieces.texts ? Promise.reject(pieces.texts) : real.speak(...of),
  };
});
vi.mock('../src/rules/pages', async (original) => ({
  ...(await original<typeof import('../src/rules/pages')>()),
  sectionsOf: async () => {
    if (pieces.sections) throw pieces.sections;
    return [];
  },
}));
vi.mock('../src/table/Replaying.svelte', () => import('./parts/Replaying.svelte'));
vi.mock('../src/pages/NoticePage.svelte', () => {
  throw lost();
});

const lost = (): Error => new TypeError('Failed to fetch dynamically imported module');
const UNREACHABLE = 'The server cannot be reached. Check your connection.';
const client = (name: string) => ({ name, chosen: () => [], Setup: () => undefined, Picture: () => undefined });

let mounted: Record<string, unknown> | null = null;
const reload = vi.fn();

/** Mounts a page and waits for what it loads. */
async function open(Page: any, props: Record<string, unknown> = {}): Promise<void> {
  mounted = mount(Page, { target: document.body, props });
  await settled();
}
async function settled(): Promise<void> {
  await vi.waitFor(() => flushSync());
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
  await new Promise((done) => setTimeout(done, 20));
  flushSync();
}
const text = (): string => document.body.textContent ?? '';
const again = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === 'Try again');

beforeEach(async () => {
  pieces.texts = pieces.sections = null;
  chosen.motion = 'reduced';
  await speak('en', null);
  vi.stubGlobal('fetch', async () => new Response('[]'));
  vi.spyOn(location, 'reload').mockImplementation(reload);
  reload.mockClear();
  notes.length = 0;
  brought.now = null;
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// -- errors that no code caught ----------------------------------------------------------------
const rejected = (reason: unknown): void => {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
};
const thrown = (error: unknown): void => {
  window.dispatchEvent(Object.assign(new Event('error'), { error }));
};

test('unhandled rejection is told with a way to try again', () => {
  const stop = reportFailures();
  rejected(new Error('x'));
  expect(notes).toMatchObject([{ text: 'Something went wrong. Please try again.', action: { label: 'Try again' } }]);
  notes[0]!.action!.run();
  expect(reload).toHaveBeenCalledOnce();
  stop();
});

test('unhandled error is told with a way to try again', () => {
  const stop = reportFailures();
  thrown(new Error('x'));
  expect(notes).toMatchObject([{ text: 'Something went wrong. Please try again.', action: { label: 'Try again' } }]);
  stop();
});

test('unhandled refusal of the server is told in its words', () => {
  const stop = reportFailures();
  rejected(new ApiError('too_slow', ''));
  expect(notes).toMatchObject([{ text: 'The connection is too slow. Try again.' }]);
  stop();
});

test('unhandled failure to load a chunk names the server', () => {
  const stop = reportFailures();
  const payload = lost();
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  rejected(payload);
  expect(notes).toMatchObject([{ text: UNREACHABLE, action: { label: 'Try again' } }]);
  stop();
});

test('stylesheet that failed to load is asked for again', () => {
  const stop = reportFailures();
  const payload = new Error('Unable to preload CSS for /assets/Front-x.css');
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  expect(link?.getAttribute('href')).toBe('/assets/Front-x.css');
  // No stylesheet can be loaded here: the second try fails too.
  expect(notes).toMatchObject([{ text: UNREACHABLE, action: { label: 'Try again' } }]);
  link!.remove();
  stop();
});

test('failures that are none are not told', () => {
  const stop = reportFailures();
  thrown(null); // A resize observer that was not done, or a script of another origin.
  rejected(new DOMException('', 'AbortError'));
  expect(notes).toEqual([]);
  stop();
});

// -- pages whose pieces do not load --------------------------------------------------------------
test('page whose chunk fails to load offers to try again', async () => {
  go({ page: 'record' });
  await open(App);
  go({ page: 'notices' });
  await settled();
  expect(text()).toContain(UNREACHABLE);
  again()!.click();
  expect(reload).toHaveBeenCalledOnce();
});

test('lesson whose texts fail to load offers to try again', async () => {
  go({ page: 'lesson', game: 'dog', lesson: 'first' });
  pieces.texts = lost();
  await open(App);
  expect(text()).toContain(UNREACHABLE);
  expect(again()).toBeDefined();
});

test('set-up whose game fails to load can be tried again', async () => {
  pieces.client = () => Promise.reject(lost());
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify([{ game: 'dog', players: [2, 6], usual: {}, levels: ['casual'], match: false }])));
  await open(SetUp, { game: 'dog' });
  expect(again()).toBeDefined();
  again()!.click();
  expect(reload).toHaveBeenCalledOnce();
});

test('set-up whose list of games fails to load can be tried again', async () => {
  pieces.client = async () => client('dog');
  const games = [{ game: 'dog', players: [2, 6], usual: {}, levels: ['casual'], match: false }];
  let fails = true;
  vi.stubGlobal('fetch', async () => {
    if (fails) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(games));
  });
  await open(SetUp, { game: 'dog' });
  fails = false;
  again()!.click();
  await vi.waitFor(() => expect(document.querySelector('.go .walnut')!.textContent!.trim()).toBe('Open a table'));
  expect(reload).not.toHaveBeenCalled();
});

test('rules that fail to load can be tried again', async () => {
  pieces.client = async () => client('dog');
  pieces.sections = lost();
  await open(RulesPage, { game: 'dog' });
  expect(text()).toContain(UNREACHABLE);
  again()!.click();
  expect(reload).toHaveBeenCalledOnce();
});

test('lobby lists tables of a game whose words fail to load', async () => {
  pieces.client = () => Promise.reject(lost());
  const seat = { holder: 'open', name: null, level: null };
  const table = { table: 'oak', game: 'dog', seats: [seat, seat], options: { players: 2 }, clock: null, rounds: 1, by_hand: null, bots_after: null, listed: '2026-01-01T00:00:00Z' };
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('/lobby')
      ? path.includes('after') ? new Promise(() => undefined) : new Response(JSON.stringify({ revision: 1, tables: [table], more: 0 }))
      : new Response('[]'),
  );
  await open(Lobby);
  await vi.waitFor(() => expect(document.querySelector('h3')?.textContent).toBe('Brändi Dog'));
});

// -- a record that was brought -------------------------------------------------------------------
const bring = (game: string): void => {
  const whole = { game, options: { players: 2 }, plies: 3, result: null, stretches: [] };
  brought.now = { record: {}, whole: whole as unknown as OpenedRecord };
};
const replayed = (): string | null => document.querySelector('.replayed')?.textContent ?? null;

test('record opened later is shown by its own game', async () => {
  const waiting = new Map<string, (client: unknown) => void>();
  pieces.client = (game) => new Promise((done) => waiting.set(game, done));
  for (const game of ['dog', 'caminos']) await speak('en', game);
  bring('dog');
  await open(RecordPage);
  bring('caminos');
  await settled();
  waiting.get('caminos')!(client('caminos'));
  await vi.waitFor(() => expect(replayed()).toBe('caminos shows caminos to all'));
  waiting.get('dog')!(client('dog'));
  await settled();
  expect(replayed()).toBe('caminos shows caminos to all');
});

test('record whose game fails to load can be tried again', async () => {
  pieces.client = () => Promise.reject(lost());
  bring('dog');
  await open(RecordPage);
  again()!.click();
  expect(reload).toHaveBeenCalledOnce();
});
