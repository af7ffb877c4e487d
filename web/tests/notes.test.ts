// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { note, noteOnMove } from '../src/shell/notes.svelte';
import { go } from '../src/shell/router.svelte';
import { tablePage } from './table-page';

const page = tablePage();

test('a refusal is removed once the position changes', async () => {
  const [socket] = await page.open();
  noteOnMove('There is a wall.');
  note('Saved.');
  await page.settle();
  expect(page.notes).toEqual(['There is a wall.', 'Saved.']);
  page.welcome(socket!, { ply: page.played.ply + 1 });
  await page.settle();
  expect(page.notes).toEqual(['Saved.']);
});

test('a refusal is removed once an act is sent', async () => {
  const [socket] = await page.open();
  noteOnMove('There is a wall.');
  await page.settle();
  document.querySelector<HTMLButtonElement>('section.tray button')!.click();
  await page.settle();
  expect(socket!.last).toMatchObject({ type: 'act' });
  expect(page.notes).toEqual([]);
});

test('a refusal is removed when its page is left', async () => {
  await page.open();
  noteOnMove('There is a wall.');
  await page.settle();
  await page.leave();
  expect(page.notes).toEqual([]);
});

test('messages are removed when another page opens', () => {
  note('Saved.');
  go({ page: 'lobby' });
  expect(page.notes).toEqual([]);
});

test('a message can be removed by its sender', () => {
  const dismiss = note('Saved.');
  note('Copied.');
  dismiss();
  expect(page.notes).toEqual(['Copied.']);
});
