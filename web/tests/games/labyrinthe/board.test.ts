// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../../../src/games/labyrinthe/Board.svelte';
import { read } from '../../../src/games/labyrinthe/acts';
import { after } from '../../../src/games/labyrinthe/position';
import { scene } from '../../../src/games/labyrinthe/scene.svelte';
import Tray from '../../../src/games/labyrinthe/Tray.svelte';
import { notes } from '../../../src/shell/notes.svelte';
import { speak } from '../../../src/shell/words';
import type { Previewed } from '../../../src/wire';
import { answered } from '../../plans';
import { planned, previewed, refused } from '../planned';
import { put } from '../table';
import { seats, start } from './view';

const PAWNS = ['a2-a3', ...['b3', 'b4', 'b5', 'b6', 'b7', 'b8'].map((to) => `b2-${to}`)];
const BLOCKS = ['[e1-d1]', '[e1-c1]', '[d3-d4]'];
/** Pawns of Anna before the centre, and of Ben inside. */
const MET = [['k1', 'b1', 'a2', 'b2'], ['k10', 'u20', 't21', 'u21']];
const SHIFTS = ['j10', 'l10', 'j11', 'k11', 'l11', 'j12', 'k12', 'l12'].map((to) => `k1-k10/${to}`);
/** A pawn's way that only this block opens. */
const [OPENING, OPENED] = ['[e1-c1]', 'a2-a5'];

/** One act of each kind, in any order. */
function said(acts: string[]): Previewed {
  const { view, legal } = now;
  let there = view;
  const follows = (made: readonly string[]): string[] => {
    if (made.length === 0) return legal;
    const next = [...PAWNS, ...BLOCKS, ...(made[0] === OPENING ? [OPENED] : [])];
    return next.filter((one) => made.every((act) => read(act).kind !== read(one).kind));
  };
  const steps = acts.map((act, n) => {
    there = after(there, read(act));
    return { view: there, legal: follows(acts.slice(0, n + 1)) };
  });
  const wrong = acts.findIndex((act, n) => !follows(acts.slice(0, n)).includes(act));
  if (wrong < 0) return previewed(acts, steps);
  const [tried, made] = [acts.slice(0, wrong + 1), acts.slice(0, wrong)];
  return { ...refused(tried, 'LAB-16', previewed(made, steps.slice(0, wrong))), acts };
}

const table = planned(start, seats, [...PAWNS, ...BLOCKS], said);
type Props = ReturnType<typeof table.at>;
let now: Props;
let board: { go(square: string): boolean };

function lay(change: Partial<Props> = {}): Props {
  now = table.at({ look: vi.fn(async () => ['a3', 'a4']), ...change });
  board = put(Board, now) as typeof board;
  put(Tray, now);
  return now;
}
const cell = (name: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-field="${name}"]`);
/** A plain square becomes a cell when the keys come to it. */
function square(name: string): HTMLElement {
  if (!cell(name)) board.go(name);
  return cell(name)!;
}
const tap = async (...names: string[]): Promise<void> => {
  for (const name of names) {
    square(name).click();
    flushSync();
    await answered();
  }
};
const press = async (key: string, at: string, more: KeyboardEventInit = {}): Promise<void> => {
  square(at).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  flushSync();
  await answered();
};
const choices = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('button.choice')].map((one) => one.dataset['field'] ?? '');
const acts = (): readonly string[] => now.plan.acts;
const send = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>('.send')!;

// A whole board is laid for each test, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(() => speak('en', 'labyrinthe'));

describe('a turn', () => {
  it('is picked, put down and sent: both acts together', async () => {
    lay();
    await tap('a2');
    expect(choices()).toEqual(['a3']);
    await tap('a3');
    expect(acts()).toEqual(['a2-a3']);
    expect(scene.shown.pawns[0]).toContain('a3');
    expect(send().disabled).toBe(true);
    await tap('e2');
    expect(choices()).toEqual(['c2', 'd2']);
    await tap('c2');
    expect(acts()).toEqual(['a2-a3', '[e1-c1]']);
    expect(table.act).not.toHaveBeenCalled();
    send().click();
    expect(table.act.mock.calls).toEqual([[['a2-a3', '[e1-c1]']]]);
  });

  it('can begin with the block, and is sent by a tap on what is planned', async () => {
    lay();
    await tap('e2', 'c2', 'a2', 'a3');
    expect(acts()).toEqual(['[e1-c1]', 'a2-a3']);
    await tap('a3');
    expect(table.act.mock.calls).toEqual([[['[e1-c1]', 'a2-a3']]]);
  });

  it('is marked at once, before the server has said where it leads', () => {
    lay();
    square('e2').click();
    square('c2').click();
    flushSync();
    expect(acts()).toEqual(['[e1-c1]']);
    expect(document.querySelector('.from')).not.toBeNull();
    expect(document.querySelector('.ghost')).not.toBeNull();
  });

  it('with confirmation goes only by the button', async () => {
    lay({ settings: { motion: 'reduced', sound: false, confirm: true } });
    await tap('e2', 'c2', 'a2', 'a3', 'a3');
    expect(table.act).not.toHaveBeenCalled();
    send().click();
    expect(table.act).toHaveBeenCalledOnce();
  });

  it('of the whole game’s first moves its pawn first (LAB-11), also when that is changed', async () => {
    const { look } = lay({ view: { ...start, turns: 0 }, legal: PAWNS });
    await tap('e2');
    expect(look).toHaveBeenCalledWith([], 'e1');
    await tap('a2', 'a3', 'e2', 'c2', 'b2', 'b3');
    expect(acts()).toEqual(['b2-b3', '[e1-c1]']);
  });

  it('takes back what no longer goes with it, and says so', async () => {
    lay();
    await tap('e2', 'c2', 'a2', 'a5');
    expect(acts()).toEqual([OPENING, OPENED]);
    await tap('c2', 'd2');
    expect(acts()).toEqual(['[e1-d1]']);
    expect(notes.map(({ text }) => text)).toEqual(['The other part is no longer possible and has been taken back.']);
  });

  it('can be changed, and taken back', async () => {
    lay();
    await tap('b2', 'b3');
    expect(acts()).toEqual(['b2-b3']);
    await tap('b5');
    expect(acts()).toEqual(['b2-b5']);
    await press('Escape', 'b5');
    expect(acts()).toEqual([]);
    expect(scene.shown.pawns).toEqual(start.pawns);
  });

  it('is made longer and shorter by the buttons', async () => {
    lay();
    await tap('b2', 'b3');
    const [, nearer, further] = document.querySelectorAll<HTMLButtonElement>('.buttons .square');
    expect(nearer?.disabled).toBe(true);
    further?.click();
    await answered();
    expect(acts()).toEqual(['b2-b4']);
    nearer?.click();
    await answered();
    expect(acts()).toEqual(['b2-b3']);
  });

  it('that the tray takes back does not come back when the server answers', async () => {
    lay();
    square('a2').click();
    square('a3').click();
    flushSync();
    document.querySelector<HTMLButtonElement>('[aria-label="Take back"]')!.click();
    await answered();
    expect(acts()).toEqual([]);
    expect(scene.shown.pawns).toEqual(start.pawns);
  });
});

describe('why not', () => {
  const told = (): unknown => table.told.mock.calls.map(([{ act, clause }]) => [act, clause]);

  it('a square where a block may not stop is not offered, and asked for (LAB-16)', async () => {
    lay();
    await tap('e2', 'g2');
    expect(square('g2').getAttribute('aria-label')).not.toContain('the block');
    expect(told()).toEqual([['[e1-g1]', 'LAB-16']]);
    // Also where the block itself lies; but the square that it is held by puts it back.
    await tap('f2', 'e2');
    expect(told()).toEqual([['[e1-g1]', 'LAB-16'], ['[e1-f1]', 'LAB-16']]);
    expect(scene.picked).toBeNull();
    expect(acts()).toEqual([]);
  });

  it('on top of a plan it is asked for there', async () => {
    lay();
    await tap('a2', 'a3', 'e2', 'g2');
    expect(table.preview).toHaveBeenCalledWith(['a2-a3', '[e1-g1]']);
    expect(told()).toEqual([['[e1-g1]', 'LAB-16']]);
  });

  it('the barred block is marked, shows its lines, and says why (LAB-19)', async () => {
    const { look } = lay({ view: { ...start, barred: 'e1' }, legal: [...PAWNS, '[d3-d4]'] });
    expect(document.querySelectorAll('.lock')).toHaveLength(1);
    await tap('e2');
    expect(look).toHaveBeenCalledWith([], 'e1');
    expect(told()).toEqual([['[e1-e1]', 'LAB-16']]);
  });

  it('off its lines a pawn stays', async () => {
    lay();
    await tap('a2', 'g9');
    expect(told()).toEqual([['a2-g9', 'LAB-16']]);
  });

  it('beyond the edge a block is asked for as far as can be written', async () => {
    lay();
    // Held by its far end, it would leave the board; and nothing is straight about the other square.
    await tap('f5', 'b5', 'b8');
    expect(told()).toEqual([['[d3-a3]', 'LAB-16'], ['[d3-e4]', 'LAB-16']]);
  });

  it('out of turn pieces are looked at, not moved (LAB-20)', async () => {
    const { look, announce } = lay({ acting: false, legal: [], view: { ...start, turn: 1 } });
    await tap('a2');
    expect(look).toHaveBeenCalledWith([], 'a2');
    expect(choices()).toEqual(['a4', 'a3']);
    expect(announce).toHaveBeenLastCalledWith('your pawn at a2: north to a4');
    await tap('a3');
    expect(acts()).toEqual([]);
    expect(told()).toEqual([['a2-a3', 'LAB-16']]);
  });

  it('a pawn of another’s is looked at with what is planned', async () => {
    const { look } = lay();
    await tap('a2', 'a3', 't20');
    expect(look).toHaveBeenCalledWith(['a2-a3'], 't20');
  });

  it('whoever watches is asked nothing', async () => {
    lay({ me: null, acting: false, legal: [] });
    await tap('a2', 'a3');
    expect(table.preview).not.toHaveBeenCalled();
    expect(document.querySelector('.send')).toBeNull();
  });
});

it('a pawn in the centre is shifted where one says (LAB-21)', async () => {
  const blocks = [['a4', 'a5', 'a6', 'a7'], ['b7', 'b8', 'b9']];
  lay({ view: { ...start, pawns: MET, blocks, figures: blocks }, legal: ['k1-k9', ...SHIFTS] });
  await tap('k1');
  expect(choices()).toEqual(['k10', 'k9']);
  await tap('k10');
  expect(acts()).toEqual([]);
  expect(choices()).toHaveLength(8);
  // The centre comes near to be tapped, and goes back.
  expect(scene.zoom.scale).toBe(scene.near);
  await tap('l12');
  expect(acts()).toEqual(['k1-k10/l12']);
  expect(scene.zoom.scale).toBe(1);
  expect(scene.shown.pawns).toEqual([['k10', 'b1', 'a2', 'b2'], ['l12', 'u20', 't21', 'u21']]);
});

describe('by keyboard', () => {
  it('only squares with something to say are cells', async () => {
    lay();
    const cells = [...document.querySelectorAll<HTMLElement>('[role=gridcell]')];
    expect(cells.filter((one) => one.getAttribute('aria-label') === one.dataset['field'])).toEqual([]);
    expect(cells.length).toBeLessThan(150);
    expect(document.querySelectorAll('[role=row]:empty')).toHaveLength(0);
    expect(square('a2').getAttribute('aria-colindex')).toBe('1');
    expect(square('a2').parentElement!.getAttribute('aria-rowindex')).toBe('20');
  });

  it('arrows walk plain squares too', async () => {
    lay();
    square('b2').focus();
    for (const at of ['b2', 'c2', 'd2']) await press('ArrowRight', at);
    expect((document.activeElement as HTMLElement).dataset['field']).toBe('e2');
    await press('ArrowLeft', 'e2');
    expect(document.activeElement).toBe(cell('d2'));
    expect(cell('d2')!.getAttribute('aria-label')).toBe('d2');
    expect(cell('c2')).toBeNull();
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
  });

  it('one square is in the order of tabs, and arrows walk', async () => {
    lay();
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
    square('a1').focus();
    await press('ArrowUp', 'a1');
    expect(document.activeElement).toBe(square('a2'));
    await press('ArrowRight', 'a2');
    expect(document.activeElement).toBe(square('b2'));
  });

  it('n and b go round among pawns and blocks, Ctrl jumps along a line', async () => {
    lay();
    square('a1').focus();
    await press('n', 'a1');
    expect(document.activeElement).toBe(square('b1'));
    await press('b', 'b1');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('can slide');
    await tap('b2');
    await press('ArrowUp', 'b2', { ctrlKey: true });
    expect(document.activeElement).toBe(square('b8'));
  });

  it('s sends when all is done, and else says what is to do', async () => {
    const { announce } = lay();
    await press('s', 'a1');
    expect(announce).toHaveBeenCalledWith('Your turn: move a pawn and a block.');
    await tap('e2', 'c2', 'a2', 'a3');
    await press('s', 'a3');
    expect(table.act).toHaveBeenCalledOnce();
  });

  it('what is picked up is spoken', async () => {
    const { announce } = lay();
    await tap('a2');
    expect(announce).toHaveBeenCalledWith('your pawn at a2: north to a3');
  });
});
