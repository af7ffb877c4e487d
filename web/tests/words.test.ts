// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget } from '../src/shell/remember';
import { lid } from '../shelf';
import { games } from '../src/games';
import { choose, has, language, languages, listed, say, speak, spelling, wished } from '../src/shell/words';

beforeEach(() => forget('language'));
afterEach(() => vi.restoreAllMocks());

test.each([
  [['de-CH', 'en'], 'de'],
  [['pt-BR', 'es-MX'], 'es'],
  [['fr'], 'fr'],
  [['ja'], 'en'],
  [[], 'en'],
])('a browser that asks for %j is spoken to in %s', (asked, spoken) => {
  expect(wished(asked)).toBe(spoken);
});

test('what was chosen wins over the browser, and the page says which it is', async () => {
  await choose('nl');
  expect(wished(['de'])).toBe('nl');
  expect(document.documentElement.lang).toBe('nl');
});

test('the same message in two languages, and with its plural', async () => {
  await speak('en', null);
  expect(say('watchers', { count: 1 })).toBe('One person is watching.');
  await speak('it', null);
  expect(language()).toBe('it');
  expect(say('watchers', { count: 3 })).toBe('3 persone guardano.');
});

test.each([
  [['de-CH', 'en'], 'de-CH'],
  [['fr-CH', 'de-LI'], 'de-CH'],
  [['de-AT', 'de-CH'], 'de'],
  [['fr-CH'], 'de'],
])('a browser that asks for %j writes German as %s', (asked, written) => {
  expect(spelling('de', asked)).toBe(written);
  expect(spelling('fr', asked)).toBe('fr');
});

test('Swiss German has neither ß nor „“, and no other language changes', async () => {
  await speak('de', 'labyria');
  expect(say('colour-white')).toBe('Weiß');
  expect(say('ria-log-rolled', { name: 'Anna', number: 2, symbol: 'turn' })).toContain('„Drehen“');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-CH', 'en']);
  await speak('de', 'labyria');
  expect(document.documentElement.lang).toBe('de-CH');
  expect(say('colour-white')).toBe('Weiss');
  expect(say('ria-log-rolled', { name: 'Anna', number: 2, symbol: 'turn' })).toContain('«Drehen»');
  await speak('en', 'labyria');
  expect(say('ria-log-rolled', { name: 'Anna', number: 2, symbol: 'turn' })).toContain('“Turn”');
});

test('names are listed with the right word for “and”', async () => {
  await speak('es', null);
  expect(listed(['Anna', 'Ben', 'Inés'])).toBe('Anna, Ben e Inés');
  expect(listed(['Anna'])).toBe('Anna');
  await speak('de', null);
  expect(listed(['Anna', 'Ben'])).toBe('Anna und Ben');
});

test('a game brings its words along, and its own win over the common ones', async () => {
  await speak('en', null);
  expect(say('MAG-23')).toBe('MAG-23');
  const common = say('why-not-your-turn');
  await speak('en', 'magic_labyrinth');
  expect(say('MAG-23')).toContain('wins');
  expect(say('why-not-your-turn')).not.toBe(common);
});

test.each(languages)('every game is known by name before its own words are there, in %s', async (language) => {
  await speak(language, null);
  for (const game of games)
    for (const id of [`game-${game}`, `game-${game}-pitch`, `game-${game}-facts`]) expect(has(id)).toBe(true);
  expect(has('why-over')).toBe(false);
});

test('of a game’s words only those on its box go to the shelf', () => {
  expect(lid('# Why\ngame-x = X\ngame-x-pitch =\n    Two\n    lines\nX-01 = No\n')).toBe(
    '# Why\ngame-x = X\ngame-x-pitch =\n    Two\n    lines\n',
  );
});

test('of two switches the later one holds', async () => {
  const first = speak('fr', null);
  const second = speak('es', null);
  await Promise.all([first, second]);
  expect(say('close')).toBe('Cerrar');
});
