// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forget } from '../src/shell/remember';
import { choose, language, say, speak, wished } from '../src/shell/words';

beforeEach(() => forget('language'));

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

test('a game brings its words along, and its own win over the common ones', async () => {
  await speak('en', null);
  expect(say('MAG-23')).toBe('MAG-23');
  const common = say('why-not-your-turn');
  await speak('en', 'magic_labyrinth');
  expect(say('MAG-23')).toContain('wins');
  expect(say('why-not-your-turn')).not.toBe(common);
});

test('of two switches the later one holds', async () => {
  const first = speak('fr', null);
  const second = speak('es', null);
  await Promise.all([first, second]);
  expect(say('close')).toBe('Cerrar');
});
