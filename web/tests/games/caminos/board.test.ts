// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../../../src/games/caminos/Board.svelte';
import { cellOf, nameOf } from '../../../src/games/caminos/board';
import { scene } from '../../../src/games/caminos/scene.svelte';
import Tray from '../../../src/games/caminos/Tray.svelte';
import { speak } from '../../../src/shell/words';
import type { CaminosView } from '../../../src/wire';
import { propsOf, put } from '../table';
import { seats, view } from './view';

const T = 'T:c3.1,c4.1,c5.1,d4.1';
const L = 'L:g5.1,g6.1,g7.1,h7.1';
const props = propsOf<CaminosView>(view('square'), seats, []);

function lay(change: Partial<typeof props> = {}) {
  const all = { ...props, ...change };
  const board = put(Board, all);
  put(Tray, all);
  return board;
}
const cell = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-cell="${name}"]`)!;
const press = (key: string, at: string): void => {
  cell(at).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
};
const button = (label: RegExp): HTMLButtonElement =>
  [...document.querySelectorAll('button')].find((one) => label.test(one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''))!;
const click = (label: RegExp): void => {
  button(label).click();
  flushSync();
};
const told = (): string => String(props.announce.mock.calls.at(-1)?.[0] ?? '');

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => speak('en', 'caminos'));
beforeEach(() => {
  scene.solid = true;
  scene.flat = false;
});

describe('without WebGL', () => {
  it('the map shows every cell with its wood and height', () => {
    lay({ view: view('square', [T, L]) });
    expect(scene.showsMap).toBe(true);
    expect(document.querySelector('canvas')).toBeNull();
    expect(cell('d4').getAttribute('aria-label')).toBe('d4, beech, height one');
    expect(cell('g5').getAttribute('aria-label')).toBe('g5, maple, height one, placed last');
    expect(cell('a8').getAttribute('aria-label')).toBe('a8, empty, north side, west side');
    expect(document.querySelectorAll('[data-cell]')).toHaveLength(64);
  });
});

describe('the hand', () => {
  it('chooses, turns, tips, and places', () => {
    lay();
    click(/^T,/);
    expect(told()).toBe('T, lying, d5 to f5 and e6, height one. It fits.');
    click(/^Turn$/);
    expect(told()).toBe('T, lying, e4 to e6 and f5, height one. It fits.');
    click(/^Tip over$/);
    expect(told()).toMatch(/^T, standing, /);
    click(/^Place$/);
    expect(props.act).toHaveBeenCalledTimes(1);
    expect(scene.sent).toBe(true);
  });

  it('lets go of a shape that is chosen twice, or taken back', () => {
    lay();
    click(/^Z,/);
    click(/^Z,/);
    expect(scene.held).toBeNull();
    click(/^L,/);
    click(/^Put back$/);
    expect(scene.held).toBeNull();
    expect(button(/^Place$/).disabled).toBe(true);
    expect(props.act).not.toHaveBeenCalled();
  });

  it('takes up nothing while another is to place', () => {
    lay({ acting: false });
    click(/^T,/);
    press('t', 'd4');
    expect(scene.held).toBeNull();
  });

  it('says why a piece cannot stand there, and asks the table for the clause', () => {
    lay({ view: view('square', [T, L]) });
    press('o', 'c4');
    expect(told()).toContain('There is a cube on c4 at height 1 already.');
    expect(document.querySelector('.told.barred')?.textContent).toContain('c4');
    expect(button(/^Place$/).disabled).toBe(true);
    cell('c4').click();
    expect(props.whyNot).toHaveBeenCalledTimes(1);
    expect(props.act).not.toHaveBeenCalled();
  });

  it('goes round the ways a shape fits over a cell', () => {
    lay({ view: view('square', [T, L]) });
    press('l', 'c4');
    const seen = new Set<string>();
    for (let i = 0; i < 40; i++) {
      press('f', 'c4');
      expect(told()).toContain('It fits.');
      seen.add(told());
    }
    expect(seen.size).toBeGreaterThan(3);
    cell('c4').click();
    expect(props.act).toHaveBeenCalledTimes(1);
  });

  it('walks with the arrows, over the hole of the ring too', () => {
    lay({ view: view('ring') });
    press('z', 'c5');
    press('ArrowRight', 'c5');
    expect(document.activeElement).toBe(cell('h5'));
    expect(nameOf(scene.at!)).toBe('h5');
    expect(scene.at).toBe(cellOf('h5'));
  });

  it('places walnuts first', () => {
    const first = view('square', [], { neutral: true });
    lay({ view: { ...first, stocks: first.stocks.map((stock) => ({ ...stock, I: 1 })) } });
    press('t', 'd4');
    expect(told()).toBe('The walnut piece is placed first.');
    press('i', 'd4');
    expect(told()).toBe('bar, lying, c4 to e4, height one. It fits.');
    cell('d4').click();
    expect(props.act.mock.calls).toEqual([[['I:c4.1,d4.1,e4.1']]]);
  });
});

describe('what happens', () => {
  it('is shown: the piece stands, then the next is to place', async () => {
    const board = lay({ acting: false, view: view('square', [T]) });
    const after = view('square', [T, L]);
    await board.show(
      [
        { type: 'placed', seat: 1, number: 1, piece: L, wood: 'maple' },
        { type: 'turn', seat: 0 },
      ],
      after,
    );
    flushSync();
    expect(scene.position?.placed).toHaveLength(2);
    expect(scene.position?.turn).toBe(0);
  });

  it('lights the way that won, face by face, with its count', async () => {
    const board = lay({ acting: false, view: view('square', [T]) });
    const faces = ['c3.1', 'c4.1', 'c5.1'].map((cube) => ({ cube, toward: null }));
    const way = { sides: ['S', 'N'] as [string, string], cells: ['c3', 'c4', 'c5'], faces, double: false };
    await board.show(
      [{ type: 'won', seats: [0], wood: 'beech', faces: 3, points: 3 }],
      view('square', [T], { way, winner: [0], points: [3, 0], turn: null }),
    );
    flushSync();
    expect(document.querySelectorAll('.lamp')).toHaveLength(3);
    expect(document.querySelector('.told')?.textContent).toBe('3 faces');
  });
});
