// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { edgePoint } from '../../../src/games/labyria/board';
import Board from '../../../src/games/labyria/Board.svelte';
import { scene } from '../../../src/games/labyria/scene.svelte';
import Tray from '../../../src/games/labyria/Tray.svelte';
import { notes } from '../../../src/shell/notes.svelte';
import { speak } from '../../../src/shell/words';
import type { LabyriaView, Previewed } from '../../../src/wire';
import { answered } from '../../plans';
import { planned, previewed, refused } from '../planned';
import { put } from '../table';
import { building, moves, racing, seats } from './view';

const BUILD = ['T c3|c4', 'T b3|c3', 'C c3+nw', 'C c3+sw', 'C d2+ne'];
const after = (view: LabyriaView, change: Partial<LabyriaView>, legal: string[] = []) => ({
  view: { ...view, ...change },
  legal,
});

/** What the server says of these turns; of others, that they cannot be made. */
function said(acts: string[]): Previewed {
  const gone = { tiles: [], depot: 5, used: true };
  const figures = (field: string) => ({ figures: [['a1', field, 'j10'], racing.figures[1] ?? []], moved: true });
  switch (acts.join(' ')) {
    case 'T c3|c4':
      return previewed(acts, [after(building, { tiles: ['c3|d3', 'c3|c4'], reserve: [[18, 9], [20, 10]], turn: 1 })]);
    case 'T b3|c3':
      return previewed(acts, [after(building, { tiles: ['c3|d3', 'b3|c3'], turn: 1 })]);
    case 'C c3+nw':
    case 'C c3+sw':
      return previewed(acts, [after(building, { corners: ['e5+ne', acts[0]!.slice(2)], turn: 1 })]);
    case 'c3>b4':
      return previewed(acts, [after(racing, { ...figures('b4'), ways: {} }, ['-c3|d3', 'done'])]);
    case 'c3>c1':
      return previewed(acts, [after(racing, { ...figures('c1'), ways: {} }, ['done'])]);
    case 'c3>b4 -c3|d3':
      return previewed(acts, [
        after(racing, figures('b4'), ['-c3|d3', 'done']),
        after(racing, { ...figures('b4'), ...gone, turn: 1, dice: null }),
      ]);
    case '-c3|d3':
      return previewed(acts, [after(racing, { ...gone, ways: { 'c3>e3': 'ee', 'a1>a3': 'nn' } }, ['c3>e3', 'a1>a3'])]);
    case '-c3|d3 c3>e3':
      return previewed(acts, [
        after(racing, { ...gone, ways: { 'c3>e3': 'ee' } }, ['c3>e3', 'a1>a3']),
        after(racing, { ...figures('e3'), ...gone, turn: 1, dice: null }),
      ]);
    case '@e5+se':
      return previewed(acts, [after(racing, { corners: ['e5+se'], used: true }, ['a1>a3', 'c3>c1'])]);
    case 'c3>c5/c4':
      return previewed(acts, [null]);
    default:
      return refused(acts, 'RIA-13');
  }
}

const table = planned(building, seats, BUILD, said);
type Props = ReturnType<typeof table.at>;

function lay(change: Partial<Props> = {}): Props {
  const props = table.at(change);
  for (const Part of [Board, Tray]) put(Part, props);
  return props;
}
const race = (change: Partial<Props> = {}): Props => lay({ view: racing, legal: moves, ...change });
const field = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-field="${name}"]`)!;
const named = (name: string): string => field(name).getAttribute('aria-label') ?? '';
const press = async (key: string, at: string, more: KeyboardEventInit = {}): Promise<void> => {
  field(at).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  flushSync();
  await answered();
};
const enter = async (...fields: string[]): Promise<void> => {
  for (const at of fields) {
    field(at).click();
    flushSync();
    await answered();
  }
};
const acts = (): readonly string[] => scene.plan?.acts ?? [];
const send = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>('.send')!;
const button = (name: string): HTMLButtonElement =>
  document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)!;
const cards = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('button.card')];

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => speak('en', 'labyria'));
beforeEach(() => {
  scene.piece = 'tile';
});

describe('building', () => {
  it('a tile goes on the side that Shift and an arrow say, and Enter sets it', async () => {
    const { announce } = lay();
    await press('ArrowUp', 'c3', { shiftKey: true });
    expect(acts()).toEqual(['T c3|c4']);
    expect(announce).toHaveBeenLastCalledWith('Wall between c3 and c4.');
    expect(named('c3')).toContain('walls: north, east');
    expect(table.act).not.toHaveBeenCalled();
    await enter('c3');
    expect(table.act).toHaveBeenCalledWith(['T c3|c4']);
  });

  it('r leads a tile around its field', async () => {
    lay();
    await enter('c3');
    expect(acts()).toEqual(['T c3|c4']);
    await press('r', 'c3');
    expect(acts()).toEqual(['T b3|c3']);
  });

  it('a corner turns before it is set', async () => {
    lay();
    await press('x', 'c3');
    await enter('c3');
    expect(acts()).toEqual(['C c3+nw']);
    await press('r', 'c3');
    expect(acts()).toEqual(['C c3+sw']);
    send().click();
    expect(table.act).toHaveBeenCalledWith(['C c3+sw']);
  });

  it('what is planned is taken out of the hand, and taken back', async () => {
    lay();
    await enter('c3');
    expect(scene.shown.reserve[0]).toEqual([18, 9]);
    await press('Escape', 'c3');
    expect(acts()).toEqual([]);
    expect(send().disabled).toBe(true);
  });

  it('is marked at once, before the server has said where it leads', () => {
    lay();
    field('c3').click();
    flushSync();
    expect(acts()).toEqual(['T c3|c4']);
    expect(document.querySelectorAll('.planned')).toHaveLength(2);
    expect(document.querySelector('.hint .tile')).not.toBeNull();
  });

  it('an edge that will not do is explained', async () => {
    lay();
    await press('ArrowRight', 'g7', { shiftKey: true });
    expect(table.told.mock.calls).toMatchObject([[{ act: 'T g7|h7', clause: 'RIA-13' }]]);
    expect(acts()).toEqual([]);
  });

  it('n goes round among the places', async () => {
    lay();
    field('e5').focus();
    await press('n', 'e5');
    expect(document.activeElement).toBe(field('b3'));
    await press('n', 'b3');
    expect(document.activeElement).toBe(field('c3'));
    await press('p', 'b3');
    expect(document.activeElement).toBe(field('c3'));
  });
});

describe('the race', () => {
  it('a figure is picked up, its fields light up, and it goes to one', async () => {
    const { announce } = race();
    await enter('c3');
    expect(announce).toHaveBeenLastCalledWith('Figure on c3: 3 fields within reach.');
    expect(named('b4')).toContain('your figure can go here');
    expect(named('c5')).toContain('your figure can attack here');
    field('b4').focus();
    flushSync();
    expect(document.querySelector('path.way')?.getAttribute('d')).toContain('100 300L100 260L60 260');
    await enter('b4');
    expect(acts()).toEqual(['c3>b4']);
    await enter('b4');
    expect(table.act).toHaveBeenCalledWith(['c3>b4', 'done']);
  });

  it('the ability comes after the move if one likes', async () => {
    race();
    await enter('c3', 'b4');
    cards()[1]!.click();
    await press('ArrowRight', 'c3', { shiftKey: true });
    expect(acts()).toEqual(['c3>b4', '-c3|d3']);
    send().click();
    expect(table.act).toHaveBeenCalledWith(['c3>b4', '-c3|d3']);
  });

  it('or before it, and opens new ways', async () => {
    race();
    await press('x', 'c3');
    await enter('c3');
    expect(acts()).toEqual(['-c3|d3']);
    expect(send().disabled).toBe(true);
    await enter('c3', 'e3');
    send().click();
    expect(table.act).toHaveBeenCalledWith(['-c3|d3', 'c3>e3']);
  });

  it('another move takes back what no longer goes with it, and says so', async () => {
    race();
    await enter('c3', 'b4');
    cards()[1]!.click();
    await press('ArrowRight', 'c3', { shiftKey: true });
    cards()[0]!.click();
    flushSync();
    await enter('c1');
    expect(acts()).toEqual(['c3>c1']);
    expect(notes.map(({ text }) => text)).toEqual(['Your other action is no longer possible and has been taken back.']);
  });

  it('what the tray takes back does not come back when the server answers', async () => {
    race();
    field('c3').click();
    field('b4').click();
    flushSync();
    expect(named('b4')).toContain('planned here');
    button('Take back').click();
    flushSync();
    expect(named('b4')).not.toContain('planned here');
    await answered();
    expect(named('b4')).not.toContain('planned here');
    expect(acts()).toEqual([]);
  });

  it('an attack is drawn without an outcome and ends the plan: what comes of it the defence says', async () => {
    race();
    await enter('c3', 'c5');
    expect(scene.shown.figures).toEqual(racing.figures);
    expect(named('c5')).toContain('planned here');
    expect(document.querySelector('path.way')?.getAttribute('d')).toContain('100 300L100 260L100 220');
    expect(cards()[1]!.disabled).toBe(true);
    send().click();
    expect(table.act).toHaveBeenCalledWith(['c3>c5/c4']);
  });

  it('where only the ability is left the turn can be ended', () => {
    race({ view: { ...racing, moved: true, ways: {} }, legal: ['-c3|d3', 'done'] });
    expect(send().textContent?.trim()).toBe('End the turn');
    send().click();
    expect(table.act).toHaveBeenCalledWith(['done']);
  });

  it('a field out of reach is explained', async () => {
    race();
    await enter('c3', 'h2');
    expect(table.told.mock.calls).toMatchObject([[{ act: 'c3>h2' }]]);
  });

  it('whoever watches is asked nothing', async () => {
    race({ me: null, acting: false, legal: [] });
    await enter('c3', 'b4');
    expect(acts()).toEqual([]);
    expect(table.preview).not.toHaveBeenCalled();
    expect(document.querySelector('.send')).toBeNull();
  });

  it('with confirmation goes only by the button', async () => {
    race({ settings: { motion: 'reduced', sound: false, confirm: true } });
    await enter('c3', 'b4', 'b4');
    expect(table.act).not.toHaveBeenCalled();
    await press('s', 'b4');
    expect(table.act).toHaveBeenCalledWith(['c3>b4', 'done']);
  });
});

describe('a tap on a wall while a figure is in the hand', () => {
  const tapEdge = async (edge: string): Promise<boolean> => {
    const used = scene.hand.tap(edgePoint(10, edge), 10);
    flushSync();
    await answered();
    return used;
  };

  it('plans its removal when Remove was rolled (RIA-24, RIA-31)', async () => {
    race();
    expect(scene.hand.task).toBe('move');
    expect(await tapEdge('c3|d3')).toBe(true);
    expect(acts()).toEqual(['-c3|d3']);
    expect(document.querySelectorAll('.movable')).toHaveLength(2);
  });

  it('plans its removal after a planned move too (RIA-24)', async () => {
    race();
    await enter('c3', 'b4');
    expect(await tapEdge('c3|d3')).toBe(true);
    expect(acts()).toEqual(['c3>b4', '-c3|d3']);
  });

  it('says why a corner is not removed (RIA-36)', async () => {
    race();
    expect(await tapEdge('e6|f6')).toBe(true);
    expect(acts()).toEqual([]);
    expect(table.told.mock.calls.map(([{ act }]) => act)).toEqual(['-e6|f6']);
  });

  it('turns a corner when Turn was rolled (RIA-35)', async () => {
    race({ view: { ...racing, dice: { number: 2, symbol: 'turn' } }, legal: ['a1>a3', 'c3>c1', '@e5+se', '@e5+sw'] });
    expect(await tapEdge('e6|f6')).toBe(true);
    expect(acts()).toEqual(['@e5+se']);
  });

  it('is aimed at by a resting finger', () => {
    race();
    expect(scene.hand.aim(edgePoint(10, 'c3|d3'), 10, false)?.label).toBe('Wall between c3 and d3 removed.');
  });
});
