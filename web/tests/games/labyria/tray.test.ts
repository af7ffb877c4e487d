// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { tablePage } from '../../table-page';

const page = tablePage();

const counts = () => [...document.querySelectorAll('.tray .card.piece .figures')].map(({ textContent }) => Number(textContent));

test.each([[[]], [[1]], [[0]]])('tray of seats %j counts the pieces of its player', async (seats) => {
  await page.open({ game: 'labyria', number: 4, seats, welcome: { legal: [] } });
  const { reserve, turn } = page.played.view;
  expect(counts()).toEqual(reserve[seats[0] ?? turn]);
});
