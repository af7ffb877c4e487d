// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../../../src/games/caminos/Board.svelte';
import { nameOf, OUTLINES } from '../../../src/games/caminos/board';
import { handOf } from '../../../src/games/caminos/hand.svelte';
import { scene } from '../../../src/games/caminos/scene.svelte';
import Tray from '../../../src/games/caminos/Tray.svelte';
import { clearNotes, notes } from '../../../src/shell/notes.svelte';
import { speak } from '../../../src/shell/words';
import type { CaminosView, Reason } from '../../../src/wire';
import { answered, casesOf } from '../../plans';
import { propsOf, put } from '../table';
import { heldAs, seats, view } from './view';

const T = 'T:c3.1,c4.1,c5.1,d4.1';
const L = 'L:g5.1,g6.1,g7.1,h7.1';
/** Nothing is placed yet, and all that fits on the board is legal. */
const [empty] = casesOf<CaminosView>('caminos').filter(({ ply, view }) => ply === 0 && !view.neutral);

let props: ReturnType<typeof propsOf<CaminosView>>;
/** Board and tray at a table that says what is legal; its server says of the rest what is given. */
function lay(change: Partial<typeof props> = {}, refused: Partial<Reason> | null = null) {
  const given = propsOf<CaminosView>(change.view ?? view('square'), seats, change.legal ?? []);
  props = { ...given, ...change };
  vi.spyOn(props.plan, 'send');
  vi.spyOn(props.plan, 'explain').mockResolvedValue(null);
  vi.spyOn(props.plan, 'why').mockImplementation(async (act) => refused && ({ clause: null, reason: '', about: {}, ...refused, act }));
  const board = put(Board, props);
  put(Tray, props);
  return board;
}
const hand = () => handOf(() => props);
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
  clearNotes();
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
  const whole = { view: empty!.view, legal: empty!.legal, me: empty!.me };

  it('chooses, turns, tips, and places', () => {
    lay(whole);
    click(/^T,/);
    expect(told()).toBe('T, lying, e6 to g6 and f7, height one. It fits.');
    click(/^Turn$/);
    expect(told()).toBe('T, lying, f5 to f7 and g6, height one. It fits.');
    click(/^Tip over$/);
    expect(told()).toMatch(/^T, standing, /);
    const { act } = hand();
    click(/^Place$/);
    expect(props.plan.send).toHaveBeenCalledWith([act]);
    expect(scene.sent).toBe(true);
    expect(button(/^Put back$/).disabled).toBe(true);
  });

  it('is one: what the tray takes up the board holds', () => {
    lay(whole);
    click(/^Z,/);
    expect(document.querySelectorAll('text.over')).toHaveLength(4);
    press('Escape', 'e5');
    expect(button(/^Z,/).getAttribute('aria-pressed')).toBe('false');
  });

  it('carries a piece from the stock onto the board, where it stays to be placed; beside it, it goes back', () => {
    lay(whole);
    scene.surface = (x, y) => (x > 100 ? { x: (x - 100) / 10, y: y / 10 } : null);
    const stock = button(/^T,/);
    stock.setPointerCapture = () => undefined;
    const pointer = (type: string, clientX: number, clientY: number): void => {
      stock.dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerType: 'mouse', bubbles: true }));
      flushSync();
    };
    pointer('pointerdown', 20, 20);
    pointer('pointermove', 145, 45);
    expect(scene.held?.pose.shape).toBe('T');
    pointer('pointerup', 145, 45);
    stock.click();
    flushSync();
    expect([scene.held?.pose.shape, hand().complete]).toEqual(['T', true]);
    pointer('pointerdown', 20, 20);
    pointer('pointermove', 145, 45);
    pointer('pointermove', 30, 30);
    pointer('pointerup', 30, 30);
    expect(scene.held).toBeNull();
  });
  it('lets go of a shape that is chosen twice, or taken back', () => {
    lay(whole);
    click(/^Z,/);
    click(/^Z,/);
    expect(scene.held).toBeNull();
    click(/^L,/);
    click(/^Put back$/);
    expect(scene.held).toBeNull();
    expect(button(/^Place$/).disabled).toBe(true);
    expect(props.plan.send).not.toHaveBeenCalled();
  });

  it('takes up nothing while another is to place', () => {
    lay({ ...whole, acting: false });
    click(/^T,/);
    press('t', 'd4');
    expect(scene.held).toBeNull();
  });

  it('says in one sentence what is held and why it cannot stand there, once the server has said it', async () => {
    const about = { cell: 'c4', height: 1 };
    lay({ view: view('square', [T, L]), legal: ['O:a1.1,a2.1,b1.1,b2.1'] }, { reason: 'why-taken', about });
    press('o', 'c4');
    expect(props.announce).not.toHaveBeenCalled();
    await answered();
    expect(told()).toBe('square, c4 to d5. On c4 there is a cube at height 1 already. Every cube of the piece needs an empty place, with the board or a cube below it.');
    expect(notes.at(-1)?.text).toContain('c4');
    expect(button(/^Place$/).disabled).toBe(true);
    cell('c4').click();
    expect(props.plan.explain).toHaveBeenCalledWith('O:c4.1,c5.1,d4.1,d5.1');
    expect(props.plan.send).not.toHaveBeenCalled();
  });

  it('says of a piece that nobody knows anything about that it cannot stand there', async () => {
    lay({ legal: ['O:a1.1,a2.1,b1.1,b2.1'] });
    press('o', 'c4');
    press('ArrowRight', 'c4');
    await answered();
    expect(props.announce.mock.calls).toEqual([['square, d4 to e5. It does not fit there.']]);
  });

  it('asks why where a piece rests, not where it passes', async () => {
    vi.useFakeTimers();
    try {
      lay({ legal: ['O:a1.1,a2.1,b1.1,b2.1'] }, { reason: 'why-taken', about: { cell: 'd4', height: 1 } });
      click(/^square,/);
      for (const x of [4, 5, 6, 7]) {
        hand().drag(x + 0.5, 5.5);
        flushSync();
        await vi.advanceTimersByTimeAsync(30);
      }
      expect(props.plan.why).not.toHaveBeenCalled();
      expect(notes).toEqual([]);
      await vi.advanceTimersByTimeAsync(400);
      expect(vi.mocked(props.plan.why).mock.calls).toEqual([['O:g6.1,g7.1,h6.1,h7.1']]);
      flushSync();
      expect(notes.at(-1)?.text).toContain('d4');
    } finally {
      vi.useRealTimers();
    }
  });

  it('stays over cells that have a name when it is turned at the edge', async () => {
    lay({ legal: [L] });
    press('l', 'a6');
    for (const key of ['r', 'r', 'r', 'r', 'x', 'r', 'r', 'r', 'x', 'r']) {
      press(key, 'a6');
      expect(hand().act).toMatch(/^L:([a-c][4-8]\.[1-3],?){4}$/);
    }
    await answered();
    expect(told()).not.toMatch(/\bp\d/);
  });

  it('places with Enter also where the piece was kept from leaving the board', () => {
    const Z = 'Z:a6.1,a7.1,b5.1,b6.1';
    const { pose } = heldAs(Z, 8);
    lay({ legal: [Z] });
    scene.hold({ pose, x: 0, y: 0, exact: true, pinned: true });
    for (const at of OUTLINES.square.cells) {
      hand().walk(at);
      if (hand().act === Z) hand().enter(at);
    }
    const sent = vi.mocked(props.plan.send).mock.calls.flat(2);
    expect(new Set(sent)).toEqual(new Set([Z]));
  });

  it('goes round the ways a shape fits over a cell', () => {
    lay(whole);
    press('l', 'e4');
    const seen = new Set<string>();
    for (let i = 0; i < 40; i++) {
      press('f', 'e4');
      expect(told()).toContain('It fits.');
      seen.add(told());
    }
    expect(seen.size).toBeGreaterThan(30);
    cell('e4').click();
    expect(props.plan.send).toHaveBeenCalledTimes(1);
  });

  it('walks with the arrows, over the hole of the ring too', () => {
    lay({ view: view('ring'), legal: ['Z:a4.1,a5.1,b5.1,b6.1'] });
    press('z', 'c5');
    press('ArrowRight', 'c5');
    expect(document.activeElement).toBe(cell('h5'));
    expect(nameOf(hand().at!)).toBe('h5');
  });

  it('asks the server about a shape that no legal act has', () => {
    const first = view('square', [], { neutral: true });
    const legal = ['I:c4.1,d4.1,e4.1'];
    lay({ view: { ...first, stocks: first.stocks.map((stock) => ({ ...stock, I: 1 })) }, legal });
    press('t', 'd4');
    expect(props.plan.explain).toHaveBeenCalledWith('T:c4.1,d4.1,d5.1,e4.1');
    expect(scene.held).toBeNull();
    press('i', 'd4');
    expect(told()).toBe('bar, lying, c4 to e4, height one. It fits.');
    cell('d4').click();
    expect(props.plan.send).toHaveBeenCalledWith(legal);
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
