import { expect, test } from 'vitest';
import { parse, path, type Route } from '../src/shell/routes';

test.each<[string, Route]>([
  ['/', { page: 'front' }],
  ['/new/magic_labyrinth', { page: 'set-up', game: 'magic_labyrinth' }],
  ['/rules/magic_labyrinth', { page: 'rules', game: 'magic_labyrinth' }],
  ['/t/k3x9', { page: 'table', table: 'k3x9' }],
  ['/t/k3x9/', { page: 'table', table: 'k3x9' }],
  ['/club', { page: 'new-tournament' }],
  ['/club/k3x9', { page: 'tournament', tournament: 'k3x9' }],
  ['/hall/k3x9', { page: 'hall', tournament: 'k3x9' }],
  ['/lists/k3x9', { page: 'lists', tournament: 'k3x9' }],
  ['/hall', { page: 'nowhere' }],
  ['/lobby', { page: 'lobby' }],
  ['/lobby/k3x9', { page: 'nowhere' }],
  ['/notices', { page: 'notices' }],
  ['/learn', { page: 'learn', game: null }],
  ['/learn/dog', { page: 'learn', game: 'dog' }],
  ['/learn/dog/out', { page: 'lesson', game: 'dog', lesson: 'out' }],
  ['/learn/dog/out/more', { page: 'nowhere' }],
  ['/t', { page: 'nowhere' }],
  ['/t/k3x9/more', { page: 'nowhere' }],
  ['/elsewhere/x', { page: 'nowhere' }],
])('%s', (address, route) => {
  expect(parse(address)).toEqual(route);
});

test('every page has its address', () => {
  const pages = [
    { page: 'front' },
    { page: 'set-up', game: 'g' },
    { page: 'rules', game: 'g' },
    { page: 'table', table: 't' },
    { page: 'new-tournament' },
    { page: 'tournament', tournament: 't' },
    { page: 'hall', tournament: 't' },
    { page: 'lists', tournament: 't' },
    { page: 'learn', game: null },
    { page: 'learn', game: 'g' },
    { page: 'lesson', game: 'g', lesson: 'l' },
    { page: 'lobby' },
    { page: 'notices' },
  ] as const;
  for (const route of pages) expect(parse(path(route))).toEqual(route);
});
