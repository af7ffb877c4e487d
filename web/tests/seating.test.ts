import { expect, test } from 'vitest';
import { company, nameless, reseated, resized, unused, wishes } from '../src/pages/seating';

const kindsOf = (sitters: ReturnType<typeof company>) => sitters.map((sitter) => sitter.kind);

test('oneself against bots, unless one wishes otherwise', () => {
  expect(kindsOf(company(3, 'Ada'))).toEqual(['me', 'bot', 'bot']);
});

test('there is only one oneself: whoever is asked to be it changes places', () => {
  const moved = reseated(company(3, 'Ada'), 2, 'me');
  expect(kindsOf(moved)).toEqual(['bot', 'bot', 'me']);
  expect(moved.map((sitter) => sitter.name)).toEqual(['', '', 'Ada']);
});

test('more seats are bots; fewer lose the last', () => {
  expect(kindsOf(resized(company(2, 'Ada'), 4))).toEqual(['me', 'bot', 'bot', 'bot']);
  expect(kindsOf(resized(reseated(company(3, ''), 1, 'friend'), 2))).toEqual(['me', 'friend']);
});

test('whoever sits here needs a name', () => {
  const sitters = reseated(company(2, 'Ada'), 1, 'here');
  expect(nameless(sitters)).toBe(1);
  expect(nameless(company(2, 'Ada'))).toBe(-1);
  expect(nameless(company(2, '  '))).toBe(0);
});

test('what is asked of the server', () => {
  const sitters = reseated(company(3, ' Ada '), 1, 'friend');
  expect(wishes(sitters)).toEqual([
    { holder: 'person', name: 'Ada', adds: true },
    { holder: 'open' },
    { holder: 'bot', level: 'casual' },
  ]);
});

test('names of last time are offered, each once', () => {
  const sitters = company(2, 'Ada');
  expect(unused(['Ada', 'Bob'], sitters)).toBe('Bob');
  expect(unused(['Ada'], sitters)).toBe('');
});
