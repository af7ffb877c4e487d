// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { live } from '../src/shell/live.svelte';
import { chosen } from '../src/shell/settings.svelte';
import { info, type FakeSocket } from './server';
import { tablePage, type Opening } from './table-page';

const page = tablePage();

beforeEach(() => {
  chosen.shortcuts = true;
  Object.assign(live, { calm: '', urgent: '' });
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const acts = (socket: FakeSocket) => socket.sent.flatMap((frame) => (frame.type === 'act' ? frame.acts : []));

/** A key where the focus is; Enter clicks a button. */
async function press(key: string): Promise<void> {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  if (target.dispatchEvent(event) && key === 'Enter' && target instanceof HTMLButtonElement) target.click();
  await page.settle();
}

/** Ada is to act in The Magic Labyrinth, and may step north. */
async function open(change: Opening['info'] = {}): Promise<FakeSocket> {
  const [socket] = await page.open({ number: 3, info: change });
  return socket!;
}

test.each(['.bar button', 'h1', 'main [tabindex="0"]'])('a letter steps with the focus on %s', async (place) => {
  const socket = await open();
  find(place).focus();
  await press('n');
  expect(acts(socket)).toEqual(['n']);
});

test('letters do nothing with the focus in the log', async () => {
  const socket = await open();
  find('.log [tabindex="0"]').focus();
  for (const key of ['n', 'k', '?', '>']) await press(key);
  expect(acts(socket)).toEqual([]);
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(document.activeElement).toBe(find('.log [tabindex="0"]'));
});

test('shortcuts that are switched off do nothing anywhere', async () => {
  const socket = await open();
  await press('?');
  const box = [...document.querySelectorAll<HTMLInputElement>('dialog[open] input')].find(({ labels }) =>
    labels?.[0]?.textContent?.includes('Single-key shortcuts'),
  )!;
  box.click();
  flushSync();
  expect(chosen.shortcuts).toBe(false);
  await page.press('Close');
  for (const place of ['main [tabindex="0"]', '.bar button']) {
    find(place).focus();
    for (const key of ['n', '?', '>', 'p', '.']) await press(key);
  }
  expect(acts(socket)).toEqual([]);
  expect(document.querySelector('dialog[open]')).toBeNull();
  // What is announced is said after a moment.
  await new Promise((soon) => setTimeout(soon, 400));
  expect(live.calm).toBe('');
});

test('Enter does not ask for a second hint', async () => {
  const seats = info().seats.map((one) => (one.seat === 0 ? one : { ...one, holder: 'bot' as const, name: null }));
  const socket = await open({ seats });
  find('.hint').focus();
  await press('Enter');
  await press('Enter');
  expect(socket.sent.filter(({ type }) => type === 'hint')).toHaveLength(1);
  expect(document.activeElement).toBe(find('main [tabindex="0"]'));
});
