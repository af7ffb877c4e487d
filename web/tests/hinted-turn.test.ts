// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { gameClient } from '../src/games';
import { hand } from '../src/games/dog/hand.svelte';
import { leaveTable } from '../src/table/mine';
import type { FromClient, FromServer } from '../src/wire';
import { tablePage } from './table-page';

vi.setConfig({ testTimeout: 30_000 });

const page = tablePage();
const bots = (own: number, players: number) =>
  Array.from({ length: players }, (_, seat) => ({
    seat,
    holder: seat === own ? ('person' as const) : ('bot' as const),
    name: seat === own ? 'Ada' : null,
    level: seat === own ? null : ('casual' as const),
    here: true,
    away: null,
    stand_in: null,
  }));

// Seats of the test before are remembered beside the storage.
beforeEach(() => leaveTable('oak'));

/** Open a table with bots whose server hints at `turn`, or at what follows the acts planned. */
async function open(game: string, number: number, me: number, players: number, turn?: string[]) {
  // The first load of a game's chunk takes seconds here.
  await gameClient(game);
  const preview = page.answer;
  const answer = (frame: FromClient): FromServer | null =>
    frame.type === 'hint'
      ? { type: 'hinted', id: frame.id ?? null, ply: frame.ply, acts: turn ?? page.played.plan, reason: 'hint-best', about: {} }
      : preview(frame);
  page.answer = answer;
  try {
    const [socket] = await page.open({ game, number, info: { seats: bots(me, players) } });
    return (type: FromClient['type']) => socket!.sent.filter((frame) => frame.type === type);
  } finally {
    page.answer = preview;
  }
}

async function click(field: string): Promise<void> {
  document.querySelector<HTMLElement>(`[data-field="${field}"]`)!.click();
  await page.settle();
}

async function send(): Promise<void> {
  document.querySelector<HTMLElement>('.send')!.click();
  await page.settle();
}

it.each([
  ['dog', 7, 0, 2],
  ['labyria', 9, 1, 2],
  ['labyria', 0, 0, 2],
  ['labyria', 1, 0, 3],
  ['labyrinthe', 0, 1, 2],
])('%s hint %i plans the whole turn, which can be sent', async (game, number, me, players) => {
  const sent = await open(game, number, me, players);
  await page.press('Hint');
  expect(sent('hint')).toMatchObject([{ acts: [] }]);
  expect(sent('act')).toEqual([]);
  await send();
  expect(sent('act')).toMatchObject([{ acts: page.played.plan }]);
});

it('Dog hints on a seven keep the seven chosen', async () => {
  const sent = await open('dog', 7, 0, 2);
  await page.press('Hint');
  const first = hand.held;
  expect(first?.card).toBe('7');
  await page.press('Hint');
  expect(hand.held).toBe(first);
  expect(sent('hint').at(-1)).toMatchObject({ acts: page.played.plan });
});

it('a hint completes the plan that was begun', async () => {
  const sent = await open('labyrinthe', 0, 1, 2);
  await click('u15');
  await click('s15');
  await page.press('Hint');
  expect(sent('hint')).toMatchObject([{ acts: ['[u15-s15]'] }]);
  await send();
  expect(sent('act')).toMatchObject([{ acts: ['[u15-s15]', 'u20-u12'] }]);
});

it('a hint that differs from the plan is offered first', async () => {
  const turn = ['u20-u12', '[u15-s15]'];
  const sent = await open('labyrinthe', 0, 1, 2, turn);
  await click('u15');
  await click('s15');
  await page.press('Hint');
  expect(page.notes).toEqual(['What you planned stays. The hint is something else.']);
  expect(sent('preview').some((frame) => frame.type === 'preview' && frame.acts.join() === turn.join())).toBe(false);
  await page.press('Show the hint');
  expect(sent('preview').at(-1)).toMatchObject({ acts: turn });
});
