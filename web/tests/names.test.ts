// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isolated, seatName } from '../src/shell/names';
import Plate from '../src/table/Plate.svelte';
import { entrantName } from '../src/pages/tournament/words';
import type { TournamentInfo } from '../src/wire';
import { emptyPage } from './page';
import { info } from './server';

const page = emptyPage();
const seat = info().seats[0]!;

test.each(['محمد', 'דוד', 'Ada דוד'])('name %s is isolated from the text around it', (name) => {
  expect(seatName({ ...seat, name })).toBe(`\u2068${name}\u2069`);
  const tournament = { entrants: [{ entrant: 3, name }] } as TournamentInfo;
  expect(entrantName(tournament, 3)).toBe(`\u2068${name}\u2069`);
});

test('name written from left to right stays as it is', () => {
  expect(isolated('Zoë Ångström 2')).toBe('Zoë Ångström 2');
});

test('name on a plate has its own direction', () => {
  page.put(Plate, { seat: { ...seat, name: 'محمد' }, mine: false, acting: false, thinking: false, won: false, spot: 0 });
  expect(document.querySelector('.name > span')?.getAttribute('dir')).toBe('auto');
});
