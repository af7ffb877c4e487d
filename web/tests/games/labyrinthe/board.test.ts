// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../../../src/games/labyrinthe/Board.svelte';
import { written } from '../../../src/games/labyrinthe/play';
import { scene } from '../../../src/games/labyrinthe/scene.svelte';
import Tray from '../../../src/games/labyrinthe/Tray.svelte';
import { notes } from '../../../src/shell/notes.svelte';
import { speak } from '../../../src/shell/words';
import { propsOf, put } from '../table';
import { seats, start } from './view';

const props = propsOf(start, seats, []);

function lay(change: Partial<typeof props> = {}): void {
  for (const Part of [Board, Tray]) put(Part, { ...props, ...change });
}
const square = (name: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-field="${name}"]`)!;
const tap = (...names: string[]): void => {
  for (const name of names) {
    square(name).click();
    flushSync();
  }
};
const press = (key: string, at: string, more: KeyboardEventInit = {}): void => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  square(at).dispatchEvent(event);
  flushSync();
};
const choices = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('button.choice')].map((one) => one.dataset['field'] ?? '');
const planned = (): string[] => scene.plan.map(written);
const send = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>('.send')!;

// A whole board is laid for each test, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(() => speak('en', 'labyrinthe'));

describe('a turn', () => {
  it('is picked, put down and sent: both acts together', () => {
    lay();
    tap('a2');
    expect(choices()).toEqual(['a3']);
    tap('a3');
    expect(planned()).toEqual(['a2-a3']);
    expect(send().disabled).toBe(true);
    tap('e2');
    expect(choices()).toContain('c2');
    tap('c2');
    expect(planned()).toEqual(['a2-a3', '[e1-c1]']);
    expect(props.act).not.toHaveBeenCalled();
    send().click();
    expect(props.act.mock.calls).toEqual([[['a2-a3', '[e1-c1]']]]);
  });

  it('can begin with the block, and is sent by a tap on what is planned', () => {
    lay();
    tap('e2', 'c2', 'a2', 'a3');
    expect(planned()).toEqual(['[e1-c1]', 'a2-a3']);
    tap('a3');
    expect(props.act.mock.calls).toEqual([[['[e1-c1]', 'a2-a3']]]);
  });

  it('with confirmation goes only by the button', () => {
    lay({ settings: { ...props.settings, confirm: true } });
    tap('e2', 'c2', 'a2', 'a3', 'a3');
    expect(props.act).not.toHaveBeenCalled();
    send().click();
    expect(props.act).toHaveBeenCalledOnce();
  });

  it('of the whole game’s first moves its pawn first (LAB-11)', () => {
    lay({ view: { ...start, turns: 0 } });
    tap('e2', 'c2');
    expect(planned()).toEqual([]);
    expect(props.whyNot).toHaveBeenCalledWith('[e1-c1]');
  });

  it('can be changed, and taken back', () => {
    lay();
    tap('b2', 'b3');
    expect(planned()).toEqual(['b2-b3']);
    tap('b5');
    expect(planned()).toEqual(['b2-b5']);
    press('Escape', 'b5');
    expect(planned()).toEqual([]);
  });

  it('is made longer and shorter by the buttons', () => {
    lay();
    tap('b2', 'b3');
    const [, nearer, further] = document.querySelectorAll<HTMLButtonElement>('.buttons .square');
    expect(nearer?.disabled).toBe(true);
    further?.click();
    flushSync();
    expect(planned()).toEqual(['b2-b4']);
    nearer?.click();
    flushSync();
    expect(planned()).toEqual(['b2-b3']);
  });
});

describe('why not', () => {
  it('a block that would touch no other is barred, and the table asked (LAB-16)', () => {
    lay();
    tap('e2', 'f2');
    expect(square('f2').getAttribute('aria-label')).toContain('may not stop at f1');
    expect(props.whyNot).toHaveBeenCalledWith('[e1-f1]');
    expect(planned()).toEqual([]);
  });

  it('on top of a plan it is said here', () => {
    lay();
    tap('a2', 'a3', 'e2', 'f2');
    expect(props.whyNot).not.toHaveBeenCalled();
    expect(notes.map(({ clause }) => clause)).toEqual(['LAB-16']);
  });

  it('the barred block is marked, and says why (LAB-19)', () => {
    lay({ view: { ...start, barred: 'e1' } });
    expect(document.querySelectorAll('.lock')).toHaveLength(1);
    tap('e2');
    expect(props.whyNot).toHaveBeenCalledWith('[e1-e1]');
  });

  it('off its lines a pawn stays', () => {
    lay();
    tap('a2', 'g9');
    expect(props.whyNot).toHaveBeenCalledWith('a2-g9');
  });

  it('out of turn pieces are looked at, not moved', () => {
    lay({ acting: false, view: { ...start, turn: 1 } });
    tap('a2');
    expect(choices()).toEqual(['a3']);
    tap('a3');
    expect(planned()).toEqual([]);
    expect(props.whyNot).toHaveBeenCalledWith('a2-a3');
  });

  it('whoever watches is asked nothing', () => {
    lay({ me: null, acting: false });
    tap('a2', 'a3');
    expect(props.whyNot).not.toHaveBeenCalled();
    expect(document.querySelector('.send')).toBeNull();
  });
});

it('a pawn in the centre is shifted where one says (LAB-21)', () => {
  const pawns = [['k1', 'b1', 'a2', 'b2'], ['k10', 'u20', 't21', 'u21']];
  const blocks = [['a4', 'a5', 'a6', 'a7'], ['b7', 'b8', 'b9']];
  lay({ view: { ...start, pawns, blocks, figures: blocks } });
  tap('k1', 'k10');
  expect(planned()).toEqual([]);
  expect(choices()).toHaveLength(8);
  // The centre comes near to be tapped, and goes back.
  expect(scene.zoom.scale).toBe(scene.near);
  tap('l12');
  expect(planned()).toEqual(['k1-k10/l12']);
  expect(scene.zoom.scale).toBe(1);
  expect(scene.shown.pawns[1]?.[0]).toBe(scene.shown.pawns[0]![0]! + 2 * 21 + 1);
});

describe('by keyboard', () => {
  it('one square is in the order of tabs, and arrows walk', () => {
    lay();
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
    square('a1').focus();
    press('ArrowUp', 'a1');
    expect(document.activeElement).toBe(square('a2'));
    press('ArrowRight', 'a2');
    expect(document.activeElement).toBe(square('b2'));
  });

  it('n and b go round among pawns and blocks, Ctrl jumps along a line', () => {
    lay();
    square('a1').focus();
    press('n', 'a1');
    expect(document.activeElement).toBe(square('b1'));
    press('b', 'b1');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('can slide');
    tap('b2');
    press('ArrowUp', 'b2', { ctrlKey: true });
    expect(document.activeElement).toBe(square('b8'));
  });

  it('s sends when all is done, and else says what is to do', () => {
    lay();
    press('s', 'a1');
    expect(props.announce).toHaveBeenCalledWith('Your turn: move a pawn and a block.');
    tap('e2', 'c2', 'a2', 'a3');
    press('s', 'a3');
    expect(props.act).toHaveBeenCalledOnce();
  });

  it('what is picked up is spoken', () => {
    lay();
    tap('a2');
    expect(props.announce).toHaveBeenCalledWith('your pawn at a2: north to a3');
  });
});
