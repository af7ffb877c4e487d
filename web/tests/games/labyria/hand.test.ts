// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { written } from '../../../src/games/labyria/acts';
import Board from '../../../src/games/labyria/Board.svelte';
import { scene } from '../../../src/games/labyria/scene.svelte';
import Tray from '../../../src/games/labyria/Tray.svelte';
import { speak } from '../../../src/shell/words';
import type { Previewed } from '../../../src/wire';
import { propsOf, put } from '../table';
import { building, moves, racing, seats } from './view';

const BUILD = ['T c3|c4', 'T b3|c3', 'C c3+nw', 'C c3+sw', 'C d2+ne'];

const props = {
  ...propsOf(building, seats, BUILD),
  preview: vi.fn(async (acts: string[]): Promise<Previewed | null> => {
    const moved = acts.some((act) => act.includes('>'));
    const used = acts.includes('-c3|d3');
    const legal = moved && used ? [] : moved ? ['-c3|d3', 'done'] : ['c3>e3', 'a1>a3'];
    return { type: 'previewed', ply: 1, shown: acts.length, view: { ...racing, ways: { 'c3>e3': 'ee' } }, legal };
  }),
};

function lay(change: Partial<typeof props> = {}): void {
  for (const Part of [Board, Tray]) put(Part, { ...props, ...change });
}
const race = (change: Partial<typeof props> = {}): void => lay({ view: racing, legal: moves, ...change });
const field = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-field="${name}"]`)!;
const press = (key: string, at: string, more: KeyboardEventInit = {}): void => {
  field(at).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  flushSync();
};
const enter = (at: string): void => {
  field(at).click();
  flushSync();
};
/** What the server is asked for has come. */
const told = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
};
const planned = (): string[] => scene.plan.map(({ act }) => written(act));
const send = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>('.send')!;
const cards = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('button.card')];

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => speak('en', 'labyria'));
beforeEach(() => {
  scene.piece = 'tile';
});

describe('building', () => {
  it('a tile goes on the side that Shift and an arrow say, and Enter sets it', () => {
    lay();
    press('ArrowUp', 'c3', { shiftKey: true });
    expect(planned()).toEqual(['T c3|c4']);
    expect(props.announce).toHaveBeenLastCalledWith('Wall between c3 and c4.');
    expect(field('c3').getAttribute('aria-label')).toContain('walls north, east');
    expect(props.act).not.toHaveBeenCalled();
    enter('c3');
    expect(props.act).toHaveBeenCalledWith(['T c3|c4']);
  });

  it('r leads a tile around its field', () => {
    lay();
    enter('c3');
    expect(planned()).toEqual(['T c3|c4']);
    press('r', 'c3');
    expect(planned()).toEqual(['T b3|c3']);
  });

  it('a corner turns before it is set', () => {
    lay();
    press('x', 'c3');
    enter('c3');
    expect(planned()).toEqual(['C c3+nw']);
    press('r', 'c3');
    expect(planned()).toEqual(['C c3+sw']);
    send().click();
    expect(props.act).toHaveBeenCalledWith(['C c3+sw']);
  });

  it('what is planned is taken out of the hand, and taken back', () => {
    lay();
    enter('c3');
    expect(scene.shown.reserve[0]).toEqual([18, 9]);
    press('Escape', 'c3');
    expect(planned()).toEqual([]);
    expect(send().disabled).toBe(true);
  });

  it('an edge that will not do is explained', () => {
    lay();
    press('ArrowRight', 'g7', { shiftKey: true });
    expect(props.whyNot).toHaveBeenCalledWith('T g7|h7');
    expect(planned()).toEqual([]);
  });

  it('n goes round among the places', () => {
    lay();
    field('e5').focus();
    press('n', 'e5');
    expect(document.activeElement).toBe(field('b3'));
    press('n', 'b3');
    expect(document.activeElement).toBe(field('c3'));
  });
});

describe('the race', () => {
  it('a figure is picked up, its fields light up, and it goes to one', async () => {
    race();
    enter('c3');
    expect(props.announce).toHaveBeenLastCalledWith('Figure on c3: 3 fields within reach.');
    expect(field('b4').getAttribute('aria-label')).toContain('your figure can go here');
    expect(field('c5').getAttribute('aria-label')).toContain('your figure can attack here');
    field('b4').focus();
    flushSync();
    expect(document.querySelector('path.way')?.getAttribute('d')).toContain('100 300L100 260L60 260');
    enter('b4');
    await told();
    expect(planned()).toEqual(['c3>b4']);
    enter('b4');
    expect(props.act).toHaveBeenCalledWith(['c3>b4', 'done']);
  });

  it('the ability comes after the move if one likes', async () => {
    race();
    enter('c3');
    enter('b4');
    await told();
    cards()[1]!.click();
    flushSync();
    press('ArrowRight', 'c3', { shiftKey: true });
    await told();
    expect(planned()).toEqual(['c3>b4', '-c3|d3']);
    send().click();
    expect(props.act).toHaveBeenCalledWith(['c3>b4', '-c3|d3']);
  });

  it('or before it, and opens new ways', async () => {
    race();
    press('x', 'c3');
    enter('c3');
    await told();
    expect(planned()).toEqual(['-c3|d3']);
    expect(send().disabled).toBe(true);
    enter('c3');
    enter('e3');
    await told();
    send().click();
    expect(props.act).toHaveBeenCalledWith(['-c3|d3', 'c3>e3']);
  });

  it('an attack is sent as it is: what comes of it the defence says', () => {
    race();
    enter('c3');
    enter('c5');
    expect(props.preview).not.toHaveBeenCalled();
    send().click();
    expect(props.act).toHaveBeenCalledWith(['c3>c5/c4']);
  });

  it('where only the ability is left the turn can be ended', () => {
    race({ view: { ...racing, moved: true, ways: {} }, legal: ['-c3|d3', 'done'] });
    expect(send().textContent?.trim()).toBe('End the turn');
    send().click();
    expect(props.act).toHaveBeenCalledWith(['done']);
  });

  it('a field out of reach is explained', () => {
    race();
    enter('c3');
    enter('h2');
    expect(props.whyNot).toHaveBeenCalledWith('c3>h2');
  });

  it('whoever watches is asked nothing', () => {
    race({ me: null, acting: false, legal: [] });
    enter('c3');
    enter('b4');
    expect(planned()).toEqual([]);
    expect(document.querySelector('.send')).toBeNull();
  });

  it('with confirmation goes only by the button', () => {
    race({ settings: { ...props.settings, confirm: true }, view: { ...racing, used: true } });
    enter('c3');
    enter('b4');
    enter('b4');
    expect(props.act).not.toHaveBeenCalled();
    press('s', 'b4');
    expect(props.act).toHaveBeenCalledWith(['c3>b4']);
  });
});
