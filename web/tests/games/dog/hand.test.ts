// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../../../src/games/dog/Board.svelte';
import { hand } from '../../../src/games/dog/hand.svelte';
import { scene } from '../../../src/games/dog/scene.svelte';
import Tray from '../../../src/games/dog/Tray.svelte';
import { speak } from '../../../src/shell/words';
import type { DogEvent, DogView } from '../../../src/wire';
import { answered } from '../../plans';
import { put } from '../table';
import { stands, tableOf, viewOf } from './view';

vi.setConfig({ testTimeout: 30_000 });

type Shown = { show(events: DogEvent[], after: unknown): Promise<void> };

function lay({ props }: Pick<ReturnType<typeof tableOf>, 'props'>): Shown {
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
const parts = (): string[] =>
  [...document.querySelectorAll('.part')].map((one) => {
    const owner = one.querySelector('circle')!.getAttribute('fill')!.match(/\d/)![0];
    return `${owner}: ${one.querySelector('strong')!.textContent} ${one.querySelector('span')!.textContent}`;
  });

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

  it('a card that cannot be played looks so and says why', async () => {
    const table = props();
    lay(table);
    expect(document.querySelectorAll('.fan button')[1]!.className).toContain('dull');
    card(1);
    await answered();
    expect(table.told.map(({ act }) => act)).toEqual(['5:12>17']);
    expect(hand.slot).toBeNull();
  });

  describe('with the setting, it is shown first', () => {
    const shown = () => {
      const moved = viewOf({ marbles: [['K', 'K', '12', '40'], ...marbles.slice(1)], hand: ['A', '5'] });
      const events: DogEvent[] = [
        { type: 'laid', seat: 0, card: '10', rank: '10' },
        { type: 'moved', seat: 0, owner: 0, start: '30', end: '40', left: 0 },
      ];
      const table = tableOf(viewOf({ marbles, hand: ['A', '5', '10'] }), ['10:12>22', '10:30>40'], [
        stands(['10:30>40'], [{ events, view: moved, legal: [] }]),
      ]);
      table.props.settings.confirm = true;
      lay(table);
      card(2);
      tap('30');
      return table;
    };

    it('at once, and where it leads as soon as that is told', async () => {
      const table = shown();
      expect(table.act).not.toHaveBeenCalled();
      expect(hand.marbles[0]).toContain('30');
      expect(hand.offered.map(({ text }) => text)).toEqual(['10:30>40']);
      expect(document.querySelector('.send')).not.toBeNull();
      await answered();
      expect(hand.marbles[0]).toEqual(['0.K', '0.K', '12', '40']);
      document.querySelector<HTMLElement>('.send')!.click();
      expect(table.act).toHaveBeenCalledWith(['10:30>40']);
    });

    it('and sent by a second tap, or taken back', async () => {
      const table = shown();
      await answered();
      press('Escape');
      expect(hand.marbles[0]).toContain('30');
      expect([hand.card, hand.from]).toEqual(['10', '30']);
      tap('40');
      await answered();
      tap('12');
      await answered();
      expect(table.plan.acts).toEqual(['10:12>22']);
      tap('30');
      await answered();
      tap('40');
      expect(table.act.mock.calls).toEqual([[['10:30>40']]]);
    });

    it('while it waits, another card or marble can be taken instead', async () => {
      const table = shown();
      await answered();
      hand.pick('12');
      flushSync();
      expect([table.plan.acts, hand.froms, hand.from]).toEqual([[], ['12', '30'], '12']);
      tap('22');
      await answered();
      expect(table.plan.acts).toEqual(['10:12>22']);
      expect(document.querySelectorAll('.fan .dull')).toHaveLength(2);
      card(2);
      expect([table.plan.acts, hand.card]).toEqual([[], null]);
    });
  });

  it('what is sent stays in sight, and its card is the one that goes', async () => {
    const table = tableOf(viewOf({ marbles, hand: ['10', '10'] }), ['10:12>22', '10:30>40']);
    const board = lay(table);
    const [one, two] = scene.held;
    card(1);
    tap('30');
    expect(hand.slot).toBe(1);
    const events: DogEvent[] = [
      { type: 'laid', seat: 0, card: '10', rank: '10' },
      { type: 'moved', seat: 0, owner: 0, start: '30', end: '40', left: 0 },
    ];
    await board.show(events, viewOf({ marbles: [['K', 'K', '12', '40'], ...marbles.slice(1)], hand: ['10'], discards: ['10'] }));
    expect(scene.held).toEqual([one]);
    expect(scene.laid.at(-1)).toMatchObject(two!);
    expect(hand.slot).toBeNull();
  });

  it('a tap on another card chooses that one, whatever marble the first would have moved', () => {
    const table = tableOf(viewOf({ marbles, hand: ['5', '10'] }), ['5:12>17', '10:30>40']);
    lay(table);
    card(0);
    expect(hand.from).toBe('12');
    card(1);
    expect([hand.card, hand.from]).toEqual(['10', '30']);
    expect(table.told).toEqual([]);
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
    expect(table.props.announce).toHaveBeenCalledWith('You hold 3 cards: ace, 5, 10.');
  });
});

describe('the seven', () => {
  const legal = ['7:12>15', '7:12>19', '7:30>34', '7:30>37'];
  const at = (own: string, left: number | null, others = '33'): DogView =>
    viewOf({
      marbles: [own.split(' '), ['K', 'K', 'K', others], ...marbles.slice(2)],
      seven: left === null ? null : { left, by: '7' },
    });
  const moved = (start: string, end: string, left: number): DogEvent =>
    ({ type: 'moved', seat: 0, owner: 0, start, end, left });
  const first = { events: [moved('12', '15', 4)], view: at('K K 15 30', 4), legal: ['15>19', '30>34'] };
  const struck: DogEvent[] = [{ type: 'wenthome', owner: 1, field: '33' }, moved('30', '34', 0)];
  const last = { events: struck, view: at('K K 15 34', null, 'K'), legal: [] };
  const props = () =>
    tableOf(viewOf({ marbles, hand: ['7'] }), legal, [
      stands(['7:12>15'], [first]),
      stands(['7:12>15', '30>34'], [first, last]),
      stands(['7:30>34'], [{ events: [moved('30', '34', 3)], view: at('K K 12 34', 3, 'K'), legal: ['12>15', '34>37'] }]),
      stands(['7:12>19'], [{ events: [moved('12', '19', 0)], view: at('K K 19 30', null), legal: [] }]),
    ]);

  it('is laid out part by part, shown, and sent as a whole', async () => {
    const table = props();
    lay(table);
    card(0);
    tap('12');
    tap('15');
    expect(table.plan.acts).toEqual(['7:12>15']);
    await answered();
    expect(hand.left).toBe(4);
    expect(hand.marbles[0]).toContain('15');
    expect(parts()).toEqual(['0: 3 12→15']);
    tap('30');
    expect(parts()).toEqual(['0: 3 12→15', '0: … 30→34']);
    await answered();
    expect(table.act).not.toHaveBeenCalled();
    expect(hand.left).toBe(0);
    expect(hand.marbles[1]).not.toContain('33');
    expect(parts()).toEqual(['0: 3 12→15', '0: 4 30→34']);
    document.querySelector<HTMLElement>('.send')!.click();
    expect(table.act).toHaveBeenCalledWith(['7:12>15', '30>34']);
  });

  it('can be taken back and rearranged', async () => {
    const table = props();
    lay(table);
    card(0);
    tap('12');
    tap('15');
    await answered();
    tap('30');
    await answered();
    document.querySelector<HTMLElement>('.part')!.click();
    await answered();
    expect(table.plan.acts).toEqual(['7:30>34']);
    expect(hand.left).toBe(3);
    press('Escape');
    expect(table.plan.acts).toEqual([]);
    expect(hand.marbles[0]).toContain('12');
    expect(hand.card).toBe('7');
    expect(table.act).not.toHaveBeenCalled();
    expect(table.told).toEqual([]);
  });

  it('with all points on one marble needs no laying out', async () => {
    const table = props();
    lay(table);
    card(0);
    tap('12');
    tap('19');
    expect(document.querySelector('.fan')).not.toBeNull();
    await answered();
    expect(table.act).toHaveBeenCalledWith(['7:12>19']);
    expect(document.querySelector('.fan')).not.toBeNull();
  });

  it('waits with the next tap until it is told what may follow', async () => {
    const table = props();
    lay(table);
    card(0);
    tap('12');
    tap('15');
    tap('30');
    expect(table.plan.acts).toEqual(['7:12>15']);
    await answered();
    expect(table.plan.acts).toEqual(['7:12>15']);
    expect(table.told).toEqual([]);
  });

  it('shows whose marble each part moves, whatever it has struck (DOG-46)', async () => {
    const lying = [['K', 'K', 'K', '15'], ['K', 'K', 'K', '12'], ...marbles.slice(2)];
    const view = viewOf({ seat: 1, turn: 1, plays: [1], marbles: lying, hand: ['7'] });
    const after = (own: string, left: number | null) =>
      ({ ...view, hand: [], marbles: [['K', 'K', 'K', 'K'], ['K', 'K', 'K', own], ...marbles.slice(2)], seven: left === null ? null : { left, by: '7' as const } });
    const move = (start: string, end: string, left: number): DogEvent =>
      ({ type: 'moved', seat: 1, owner: 1, start, end, left });
    const strikes: DogEvent[] = [{ type: 'wenthome', owner: 0, field: '15' }, move('12', '15', 4)];
    const one = { events: strikes, view: after('15', 4), legal: ['15>18', '15>19'] };
    const table = tableOf(view, ['7:12>15'], [
      stands(['7:12>15'], [one]),
      stands(['7:12>15', '15>19'], [one, { events: [move('15', '19', 0)], view: after('19', null), legal: [] }]),
    ]);
    table.props.me = 1;
    lay(table);
    card(0);
    tap('12');
    await answered();
    expect(parts()).toEqual(['1: 3 12→15']);
    tap('19');
    await answered();
    expect(parts()).toEqual(['1: 3 12→15', '1: 4 15→19']);
    expect(hand.marbles.slice(0, 2)).toEqual([['0.K', '0.K', '0.K', '0.K'], ['1.K', '1.K', '1.K', '19']]);
  });

  it('shows the very card that was chosen (DOG-02)', async () => {
    const table = tableOf(viewOf({ marbles, hand: ['7', '7', '7'] }), legal, [stands(['7:12>15'], [first])]);
    const board = lay(table);
    const suit = (of: string): string => document.querySelector(`${of} path`)!.getAttribute('d')!;
    const suits = [1, 2, 3].map((n) => suit(`.fan button:nth-child(${n})`));
    expect(new Set(suits).size).toBe(3);
    card(2);
    tap('12');
    tap('15');
    await answered();
    expect(suit('.seven .card')).toBe(suits[2]);
    // Once it is laid, it lies on the pile.
    await board.show([{ type: 'laid', seat: 0, card: '7', rank: '7' }], { ...first.view, hand: ['7', '7'], discards: ['7'] });
    flushSync();
    expect(suit('.seven .card')).toBe(suits[2]);
    expect(suit('.pile')).toBe(suits[2]);
    expect(scene.held).toHaveLength(2);
  });

  it('that was sent stays in sight, and is made part by part', async () => {
    const table = props();
    const board = lay(table);
    card(0);
    tap('12');
    tap('15');
    await answered();
    tap('30');
    await answered();
    const planned = hand.marbles;
    document.querySelector<HTMLElement>('.send')!.click();
    flushSync();
    expect(parts()).toEqual(['0: 3 12→15', '0: 4 30→34']);
    const laid: DogEvent = { type: 'laid', seat: 0, card: '7', rank: '7' };
    await board.show([laid, ...first.events], first.view);
    flushSync();
    expect(hand.marbles).toEqual(planned);
    expect(parts()).toEqual(['0: 4 30→34']);
    await board.show(last.events, last.view);
    flushSync();
    expect(hand.marbles).toEqual(planned);
    expect(parts()).toEqual([]);
  });

  it('explains a marble that gets no part by what the server says of that part (DOG-48)', async () => {
    const table = props();
    lay(table);
    card(0);
    tap('12');
    tap('15');
    await answered();
    tap('0.K');
    await answered();
    expect(table.told.map(({ act }) => act)).toEqual(['K>S']);
    expect(table.plan.acts).toEqual(['7:12>15']);
  });
});

describe('joker, jack, two and exchange', () => {
  it('the joker asks what it stands for only where needed', async () => {
    const view = viewOf({ marbles, hand: ['X'] });
    const table = tableOf(view, ['X=3:12>15', 'X=7:12>15', 'X=Q:12>24', 'X=A:K>S'], [
      stands(['X=7:12>15'], [{ events: [], view: { ...view, seven: { left: 4, by: 'X' } }, legal: [] }]),
    ]);
    lay(table);
    card(0);
    tap('12');
    tap('15');
    expect(table.act).not.toHaveBeenCalled();
    await answered();
    const asked = [...document.querySelectorAll<HTMLElement>('.which button')];
    expect(asked.map((one) => one.textContent)).toEqual(['as: 3', 'as a seven, then 4 points left']);
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

  it('a jack without effect is laid by Enter', () => {
    const table = tableOf(viewOf({ marbles, hand: ['J'] }), ['J:-']);
    lay(table);
    press('1');
    press('Enter');
    expect(table.act).toHaveBeenCalledWith(['J:-']);
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
    expect(document.querySelector('.send')!.textContent).toBe('Give');
    card(1);
    expect(table.act).toHaveBeenCalledWith(['give 9']);
  });

  it('a card is given by its number and Enter on the board', () => {
    const table = tableOf(viewOf({ marbles, phase: 'exchange', turn: null, hand: ['4', '9'] }), ['give 4', 'give 9']);
    lay(table);
    press('2');
    expect(table.props.announce).toHaveBeenCalledWith(expect.stringContaining('Press Enter to give it'));
    press('Enter');
    expect(table.act).toHaveBeenCalledWith(['give 9']);
    expect(table.told).toEqual([]);
  });
});

describe('what happens is shown', () => {
  it('a marble moves, what it strikes goes home, and the card lies on the pile', async () => {
    const before = viewOf({ marbles, hand: ['3'] });
    const table = tableOf(before, ['3:30>33']);
    table.props.acting = false;
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
    expect(place('3.S')!.getAttribute('aria-label')).toContain('blocks the way');
  });
});
