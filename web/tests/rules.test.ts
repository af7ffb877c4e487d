// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { gameClient, games } from '../src/games';
import { common } from '../src/games/dog/board';
import { column, partOf, row } from '../src/games/shared/squares';
import { sectionsOf } from '../src/rules/pages';
import Rules from '../src/rules/Rules.svelte';
import { say, speak } from '../src/shell/words';
import { put } from './games/table';

/** Many drawings are made, and machines are busy. */
const PATIENCE = 60_000;

const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];
const sorted = (things: readonly string[]): string[] => [...things].sort();
const told = (within: ParentNode, name: string): string[] =>
  all(`[data-${name}]`, within).map((one) => one.dataset[name] ?? '');
const numbered = (groups: string[][]): string[] =>
  groups.flatMap((own, seat) => own.map((_, number) => `${seat}-${number}`));

/** What stands on a picture and where, as the drawing says and as the view says. */
const PIECES: Record<string, { drawn: (figure: Element) => string[]; seen: (view: any) => string[] }> = {
  dog: {
    drawn: (figure) => told(figure, 'marble'),
    seen: ({ marbles }) =>
      marbles.flatMap((own: string[], seat: number) => own.map((place) => `${seat} ${common(place, seat)}`)),
  },
  magic_labyrinth: {
    drawn: (figure) => told(figure, 'magician'),
    seen: ({ magicians }) => magicians.map((field: string, seat: number) => `${seat} ${field}`),
  },
  labyria: {
    drawn: (figure) => [...told(figure, 'figure'), ...told(figure, 'wall')],
    seen: ({ figures, tiles, corners }) => [
      ...numbered(figures),
      ...tiles,
      ...corners.map((corner: string) => corner.replace(/[ns][ew]$/, '')),
    ],
  },
  labyrinthe: {
    drawn: (figure) => [...told(figure, 'pawn'), ...told(figure, 'block')],
    seen: ({ pawns, blocks }) => [...numbered(pawns), ...blocks.map((_: string[], n: number) => String(n))],
  },
  caminos: {
    // The cubes on top, which are seen whatever stands beside them.
    drawn: (figure) => told(figure, 'cube'),
    seen: ({ placed }) => {
      const cubes = placed.flatMap(({ piece }: { piece: string }) => piece.slice(2).split('.').join(',').split(','));
      const tops = new Map<string, number>();
      for (let n = 0; n < cubes.length; n += 2)
        tops.set(cubes[n], Math.max(tops.get(cubes[n]) ?? 0, Number(cubes[n + 1])));
      return [...tops].map(([cell, high]) => `${column(cell)} ${row(cell)} ${high - 1}`);
    },
  },
};

test.each(games)('the rules of %s have texts, fine print, and pictures of real positions', async (game) => {
  await speak('en', game);
  const sections = await sectionsOf(game);
  const client = await gameClient(game);
  put(Rules, { sections, client });
  expect(all('.section h2').map((one) => one.id)).toEqual(sections.map(({ name }) => name));
  expect(all('nav a').map((one) => one.getAttribute('href'))).toEqual(sections.map(({ name }) => `#${name}`));
  expect(all('.ten li')).toHaveLength(10);
  expect(all('.section li[id]').map((one) => one.id)).toEqual(sections.flatMap(({ clauses }) => clauses));
  // What the log leads to is there.
  expect(sections.flatMap(({ clauses }) => clauses)).toEqual(expect.arrayContaining(Object.values(client.clauses)));
  expect(document.body.textContent).not.toMatch(/\b(?:page|picture|rules|ten)-[a-z]/);

  const pictures = sections.flatMap((section) => section.pictures);
  const figures = all('figure');
  expect(figures).toHaveLength(pictures.length);
  for (const [at, { name, view }] of pictures.entries()) {
    const figure = figures[at]!;
    expect(figure.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(say(`picture-${name}`));
    expect(sorted(PIECES[game]!.drawn(figure))).toEqual(sorted(PIECES[game]!.seen(view)));
  }
}, PATIENCE);

describe('the rules', () => {
  beforeEach(() => speak('en', 'dog'));
  const open = (): string[] => all('details[open]').map((one) => one.closest('section')?.querySelector('h2, h3')?.textContent ?? '');
  const shown = async (more: object = {}) => {
    document.body.replaceChildren();
    const sections = (await sectionsOf('dog')).map((section) => ({ ...section, legend: false, pictures: [] }));
    put(Rules, { sections, client: await gameClient('dog'), ...more });
    await Promise.resolve();
    flushSync();
  };

  it('open the fine print that is asked for', async () => {
    await shown();
    expect(open()).toEqual([]);
    await shown({ place: 'DOG-31' });
    expect(open()).toEqual(['Bringing out, and the blockade']);
    expect(all('.marked').map((one) => one.id)).toEqual(['DOG-31']);
  });

  it('are searched in texts and clauses', async () => {
    await shown();
    const field = document.querySelector('input');
    if (!field) throw new Error('no field');
    field.value = 'canadian';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(open()).toEqual(['The seven']);
    expect(all('.section li').map((one) => one.dataset['clause'])).toEqual(['DOG-46', 'DOG-50']);
    expect(all('.section h2').map((one) => one.textContent)).toEqual(['The seven', 'The end']);
    expect(document.querySelector('[role=status]')?.textContent).toBe('3 rules found.');
  });

  it('print all of it', async () => {
    await shown();
    window.dispatchEvent(new Event('beforeprint'));
    flushSync();
    expect(open()).toHaveLength(11);
    window.dispatchEvent(new Event('afterprint'));
    flushSync();
    expect(open()).toEqual([]);
  });
});

describe('a part of a board', () => {
  it('has its frame where it lies at the edge', () => {
    expect(partOf(10, 30, null)).toEqual({ left: 0, top: 0, side: 1 });
    const corner = partOf(10, 30, ['a1', 'e5']);
    expect(corner.left).toBe(0);
    expect(corner.top + corner.side).toBe(1);
    expect(corner.side).toBeCloseTo(230 / 460);
    const inside = partOf(10, 30, ['c3', 'd6']);
    expect(inside.side).toBeCloseTo(160 / 460);
    expect(inside.left).toBeCloseTo(110 / 460);
  });
});
