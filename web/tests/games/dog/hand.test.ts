// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../../../src/games/dog/Board.svelte';
import { hand } from '../../../src/games/dog/hand.svelte';
import { scene } from '../../../src/games/dog/scene.svelte';
import Tray from '../../../src/games/dog/Tray.svelte';
import { speak } from '../../../src/shell/words';
import type { DogEvent, Previewed } from '../../../src/wire';
import { put } from '../table';
import { tableOf, viewOf } from './view';

vi.setConfig({ testTimeout: 30_000 });

type Shown = { show(events: DogEvent[], after: unknown): Promise<void> };

function lay<P extends ReturnType<typeof tableOf>>(props: P): Shown {
  const board = put(Board, props);
  put(Tray, props);
  return board as unknown as Shown;
}
const card = (slot: number): void => {
  document.querySelectorAll<HTMLElement>('.fan button')[slot]!.click();
  flushSync();
};
const place = (name: string): HTMLElement | null => document.querySelector(`[data-place="${name}"]`);
const tap = (name: string): void => {
  place(name)!.click();
  flushSync();
};
const press = (key: string): void => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.querySelector('[data-board]')!.dispatchEvent(event);
  flushSync();
};
const settled = async (): Promise<void> => {
  for (let n = 0; n < 8; n++) await Promise.resolve();
  flushSync();
};

beforeAll(() => speak('en', 'dog'));

const marbles = [['K', 'K', '12', '30'], ['K', 'K', 'K', '33'], ['K', 'K', 'K', 'K'], ['K', 'K', 'K', 'S']];

describe('two taps play', () => {
  const props = () =>
    tableOf(viewOf({ marbles, hand: ['A', '5', '10'] }), ['A:K>S', 'A:12>13', 'A:12>23', 'A:30>31', 'A:30>41', '10:12>22', '10:30>40']);

  it('card, then marble', () => {
    const table = props();
    lay(table);
    card(2);
    expect(place('22')).not.toBeNull();
    tap('30');
    expect(table.act).toHaveBeenCalledWith(['10:30>40']);
  });

  it('marble, then card', () => {
    const table = props();
    lay(table);
    tap('12');
    card(2);
    expect(table.act).toHaveBeenCalledWith(['10:12>22']);
  });

  it('card, then target', () => {
    const table = props();
    lay(table);
    card(2);
    tap('40');
    expect(table.act).toHaveBeenCalledWith(['10:30>40']);
  });

  it('where there are several outcomes, they are offered on the board', () => {
    const table = props();
    lay(table);
    card(0);
    tap('12');
    expect(table.act).not.toHaveBeenCalled();
    expect(place('13')).not.toBeNull();
    tap('23');
    expect(table.act).toHaveBeenCalledWith(['A:12>23']);
  });

  it('a card that cannot be played looks so and says why', () => {
    const table = props();
    lay(table);
    expect(document.querySelectorAll('.fan button')[1]!.className).toContain('dull');
    card(1);
    expect(table.whyNot).toHaveBeenCalledWith('5:12>17');
    expect(hand.slot).toBeNull();
  });

  it('with the setting, it is shown and sent by the button', () => {
    const table = { ...props(), settings: { motion: 'reduced' as const, sound: false, confirm: true } };
    lay(table);
    card(2);
    tap('30');
    expect(table.act).not.toHaveBeenCalled();
    document.querySelector<HTMLElement>('.send')!.click();
    expect(table.act).toHaveBeenCalledWith(['10:30>40']);
  });

  it('by keys alone', () => {
    const table = props();
    lay(table);
    press('1');
    expect(hand.card).toBe('A');
    press('Escape');
    expect(hand.card).toBeNull();
    press('3');
    press('ArrowRight');
    press('Enter');
    expect(table.act).toHaveBeenCalledWith(['10:30>40']);
  });

  it('says the hand when asked', () => {
    const table = props();
    lay(table);
    press('h');
    expect(table.announce).toHaveBeenCalledWith('You hold 3 cards: ace, 5, 10.');
  });
});

describe('the seven', () => {
  const after = (legal: string[]): Previewed => ({
    type: 'previewed',
    ply: 1,
    shown: 1,
    view: null,
    legal,
  });
  const props = () => {
    const table = tableOf(viewOf({ marbles, hand: ['7'] }), ['7:12>15', '7:12>19', '7:30>34', '7:30>37']);
    table.preview.mockImplementation(async (acts) =>
      acts[0] === '7:12>15' ? after(['15>19', '30>34']) : after(['12>15', '34>37']),
    );
    return table;
  };

  it('is laid out part by part, shown, and sent as a whole', async () => {
    const table = props();
    lay(table);
    card(0);
    tap('12');
    tap('15');
    await settled();
    expect(hand.left).toBe(4);
    expect(hand.marbles[0]).toContain('15');
    tap('30');
    await settled();
    expect(table.act).not.toHaveBeenCalled();
    expect(hand.left).toBe(0);
    expect(hand.marbles[1]).not.toContain('33');
    document.querySelector<HTMLElement>('.send')!.click();
    expect(table.act).toHaveBeenCalledWith(['7:12>15', '30>34']);
  });

  it('can be taken back and rearranged', async () => {
    const table = props();
    lay(table);
    card(0);
    tap('12');
    tap('15');
    await settled();
    tap('30');
    await settled();
    document.querySelector<HTMLElement>('.part')!.click();
    await settled();
    expect(hand.plan.map((act) => act.text)).toEqual(['7:30>34']);
    expect(hand.left).toBe(3);
    press('Escape');
    await settled();
    expect(hand.plan).toEqual([]);
    expect(hand.marbles[0]).toContain('12');
    expect(table.act).not.toHaveBeenCalled();
  });

  it('with all points on one marble needs no laying out', () => {
    const table = props();
    lay(table);
    card(0);
    tap('12');
    tap('19');
    expect(table.act).toHaveBeenCalledWith(['7:12>19']);
  });
});

describe('joker, jack, two and exchange', () => {
  it('the joker asks what it stands for only where needed', () => {
    const table = tableOf(viewOf({ marbles, hand: ['X'] }), ['X=3:12>15', 'X=7:12>15', 'X=Q:12>24', 'X=A:K>S']);
    lay(table);
    card(0);
    tap('12');
    tap('15');
    expect(table.act).not.toHaveBeenCalled();
    const asked = [...document.querySelectorAll<HTMLElement>('.which button')];
    expect(asked.map((one) => one.textContent)).toEqual(['as 3', 'as seven, 4 left']);
    asked[0]!.click();
    expect(table.act).toHaveBeenCalledWith(['X=3:12>15']);
  });

  it('the jack picks two marbles', () => {
    const table = tableOf(viewOf({ marbles, hand: ['J'] }), ['J:12x33', 'J:30x33']);
    lay(table);
    card(0);
    tap('12');
    expect(table.act).toHaveBeenCalledWith(['J:12x33']);
  });

  it('a jack without effect is laid by the button', () => {
    const table = tableOf(viewOf({ marbles, hand: ['J'] }), ['J:-']);
    lay(table);
    card(0);
    document.querySelector<HTMLElement>('.send')!.click();
    expect(table.act).toHaveBeenCalledWith(['J:-']);
  });

  it('a two draws from an opponent', () => {
    const view = viewOf({ players: 3, teams: 'none', marbles: marbles.slice(0, 3), hand: ['2'] });
    const table = tableOf(view, ['2:12>14', '2:draw 1', '2:draw 2']);
    lay(table);
    card(0);
    tap('2.hand');
    expect(table.act).toHaveBeenCalledWith(['2:draw 2']);
  });

  it('a card is given by tapping it twice, or by the button', () => {
    const table = tableOf(viewOf({ marbles, phase: 'exchange', turn: null, hand: ['4', '9'] }), ['give 4', 'give 9']);
    lay(table);
    card(1);
    expect(document.querySelector('.send')!.textContent).toBe('Give to Cleo');
    card(1);
    expect(table.act).toHaveBeenCalledWith(['give 9']);
  });
});

describe('what happens is shown', () => {
  it('a marble moves, what it strikes goes home, and the card lies on the pile', async () => {
    const before = viewOf({ marbles, hand: ['3'] });
    const table = { ...tableOf(before, ['3:30>33']), acting: false };
    const board = lay(table);
    const events: DogEvent[] = [
      { type: 'laid', seat: 0, card: '3', rank: '3' },
      { type: 'wenthome', owner: 1, field: '33' },
      { type: 'moved', seat: 0, owner: 0, start: '30', end: '33', left: 0 },
    ];
    const end = [['K', 'K', '12', '33'], ['K', 'K', 'K', 'K'], ['K', 'K', 'K', 'K'], ['K', 'K', 'K', 'S']];
    await board.show(events, { ...before, marbles: end, hand: [], discards: ['3'] });
    expect(scene.marbles[0]).toEqual(['0.K', '0.K', '12', '33']);
    expect(scene.marbles[1]).toEqual(['1.K', '1.K', '1.K', '1.K']);
    expect(scene.laid.at(-1)).toMatchObject({ card: '3', seat: 0 });
    expect(scene.hand).toEqual([]);
  });

  it('a fresh marble is seen to bar the way', () => {
    lay(tableOf(viewOf({ marbles }), []));
    expect(document.querySelectorAll('.bars')).toHaveLength(1);
    expect(place('3.S')!.getAttribute('aria-label')).toContain('bars the way');
  });
});
