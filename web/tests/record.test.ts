// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import SetUp from '../src/pages/SetUp.svelte';
import { brought } from '../src/table/opened.svelte';
import OpenRecord from '../src/table/OpenRecord.svelte';
import RecordPage from '../src/table/RecordPage.svelte';
import type { OpenedRecord, ShownPlayer } from '../src/wire';
import { casesOf } from './plans';
import { tablePage } from './table-page';

const page = tablePage();
const [one] = casesOf('magic_labyrinth');
const { players, view } = one!;

const opened: OpenedRecord = {
  game: 'magic_labyrinth',
  options: { players },
  plies: 0,
  result: null,
  stretches: [{ since: 0, view, acting: [0], acts: [] }],
  headers: null,
};

/** The text of the page of a record, once its plates are there. */
async function shown(whole: OpenedRecord): Promise<string> {
  brought.now = { record: {}, whole };
  const record = mount(RecordPage, { target: document.body, props: {} });
  await vi.waitFor(() => expect(document.querySelector('.around')).not.toBeNull(), { timeout: 60_000 });
  await page.settle();
  flushSync();
  const text = document.body.textContent ?? '';
  await unmount(record);
  return text;
}

afterEach(() => {
  brought.now = null;
});

test('opening a record may replace the part that was asked to', async () => {
  const part = mount(OpenRecord, { target: document.body, props: {} });
  flushSync();
  page.http.set('POST /api/records?seen=all', async () => {
    await unmount(part);
    return opened;
  });
  const input = document.querySelector('input')!;
  const file = new File(['{}'], 'game.json', { type: 'application/json' });
  Object.defineProperty(input, 'files', { value: [file] });
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(brought.now).not.toBeNull(), { timeout: 60_000 });
  await page.settle();
  process.off('unhandledRejection', failed);
  expect(failed).not.toHaveBeenCalled();
});

test('record without headers calls its seats by their colours', async () => {
  const text = await shown(opened);
  expect(text).toContain('Red');
  expect(text).not.toContain('Played on');
});

test('record with headers shows names, levels and date', async () => {
  const seats = Array.from({ length: players }, (): ShownPlayer => ({ name: null, level: 'expert' }));
  const headers = { players: seats.with(0, { name: 'Zoë', level: null }), date: '2026-11-18T12:00:00Z', result: null };
  const text = await shown({ ...opened, headers });
  expect(text).toContain('Zoë');
  expect(text).toContain('Expert');
  expect(text).toContain('Played on November 18, 2026');
});

test('a game played on from a record keeps the levels of its bots', async () => {
  const seats: ShownPlayer[] = Array.from({ length: players }, () => ({ name: null, level: 'expert' }));
  const headers = { players: seats.with(0, { name: 'Zoë', level: null }), date: '2026-11-18T12:00:00Z', result: null };
  brought.now = { record: {}, whole: { ...opened, headers } };
  page.http.set('POST /api/records/position?ply=0', { options: { players } });
  page.http.set('GET /api/games', [
    { game: 'magic_labyrinth', players: [2, 4], usual: {}, levels: ['casual', 'expert'], match: false },
  ]);
  const record = mount(RecordPage, { target: document.body, props: {} });
  await vi.waitFor(() => expect(document.querySelector('.around')).not.toBeNull(), { timeout: 60_000 });
  await page.press('Play on from here');
  await unmount(record);
  const form = mount(SetUp, { target: document.body, props: { game: 'magic_labyrinth' } });
  await vi.waitFor(() => expect(document.querySelector('[id^=level-]')).not.toBeNull(), { timeout: 60_000 });
  await page.settle();
  const chosen = [...document.querySelectorAll<HTMLSelectElement>('form li select')].map(({ value }) => value);
  expect(chosen).toEqual(['me', ...Array.from({ length: players - 1 }, () => ['bot', 'expert']).flat()]);
  await unmount(form);
});
