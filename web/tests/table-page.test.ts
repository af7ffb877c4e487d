// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { games } from '../src/games';
import { tablePage } from './table-page';

const page = tablePage();

test.each(games)('table page of %s shows the board and the prompt', async (game) => {
  const [socket] = await page.open({ game });
  expect(socket?.sent[0]).toMatchObject({ type: 'join' });
  expect(document.querySelector('main .board')).not.toBeNull();
  expect(document.querySelector('section.tray')?.textContent).not.toBe('');
});
