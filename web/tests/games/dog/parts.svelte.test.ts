// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../../../src/games/dog/Board.svelte';
import Belongings from '../../../src/games/dog/Belongings.svelte';
import Ending from '../../../src/games/dog/Ending.svelte';
import Picture from '../../../src/games/dog/Picture.svelte';
import { scene } from '../../../src/games/dog/scene.svelte';
import Setup from '../../../src/games/dog/Setup.svelte';
import Tray from '../../../src/games/dog/Tray.svelte';
import { speak } from '../../../src/shell/words';
import type { DogEvent } from '../../../src/wire';
import { CALM, put } from '../table';
import { seats, tableOf, viewOf } from './view';

vi.setConfig({ testTimeout: 30_000 });

beforeAll(() => speak('en', 'dog'));

describe('the parts around the board', () => {
  it('the end shows the winners and every marble', () => {
    const marbles = [['F1', 'F2', 'F3', 'F4'], ['K', 'K', '3', 'F4'], ['F1', 'F2', 'F3', 'F4'], ['K', 'K', 'K', 'S']];
    const view = viewOf({ marbles, winner: [0, 2], phase: 'over', turn: null });
    put(Ending, { view, seats: seats(4), record: null, settings: CALM });
    expect([...document.querySelectorAll('.won')].map((one) => one.textContent?.trim())).toEqual([
      'Anna: 4 of 4 in the finish',
      'Cleo: 4 of 4 in the finish',
    ]);
    expect(document.querySelectorAll('.spin')).toHaveLength(16 + 2);
  });

  it('a plate tells cards, marbles at home and who deals', () => {
    const view = viewOf({ cards: [5, 4, 4, 4], marbles: [['F3', 'F4', 'K', 'K'], ...viewOf().marbles.slice(1)], dealer: 0 });
    scene.begin(view);
    put(Belongings, { view, seat: 0 });
    expect(document.querySelector('.has')!.getAttribute('aria-label')).toBe('with 3, Cards: 5, marbles in the finish: 2, deals');
    expect(document.querySelectorAll('.team svg')).toHaveLength(1);
  });

  it('a plate goes by its own view once a board of another game is gone', async () => {
    const replayed = viewOf({ cards: [6, 6, 6, 6], dealer: 2 });
    const board = mount(Board, { target: document.body, props: { ...tableOf(replayed, []).props, me: null } });
    flushSync();
    const moves: DogEvent[] = [
      { type: 'laid', seat: 0, card: 'A', rank: 'A' },
      { type: 'moved', seat: 0, owner: 0, start: 'K', end: 'S', left: 0 },
    ];
    const shown = board.show(moves, { ...replayed, cards: [5, 6, 6, 6] });
    await unmount(board);
    await shown;
    const view = viewOf({ cards: [1, 0, 2, 0], marbles: [['F1', 'F2', 'F3', 'F4'], ...viewOf().marbles.slice(1)], dealer: 0 });
    put(Belongings, { view, seat: 0 });
    expect(document.querySelector('.has')!.getAttribute('aria-label')).toBe('with 3, Cards: 1, marbles in the finish: 4, deals');
  });

  it.each([6, 5, 4, 3, 2])('beside the dealer a die shows how many cards are dealt: %i (DOG-11)', (deal) => {
    const view = viewOf({ dealer: 0, deal });
    scene.begin(view);
    put(Belongings, { view, seat: 0 });
    expect(document.querySelectorAll('.die circle[r="10"]')).toHaveLength(deal);
  });

  it('a page opened late knows the pile from what was told', () => {
    const past: DogEvent[] = [
      { type: 'laid', seat: 3, card: '9', rank: '9' },
      { type: 'shuffled', cards: 60 },
      { type: 'laid', seat: 0, card: 'X', rank: 'Q' },
      { type: 'droppedout', seat: 1, cards: ['2', '5'] },
    ];
    scene.begin(viewOf({ discards: ['2', '5', 'X'] }), past);
    expect(scene.laid.map(({ seat, card, rank }) => [seat, card, rank])).toEqual([
      [0, 'X', 'Q'],
      [1, '2', '2'],
      [1, '5', '5'],
    ]);
    expect(scene.discards).toBe(3);
    expect(scene.trails).toEqual([]);
    scene.begin(viewOf({ discards: ['2', '5', 'X'] }));
    expect(scene.laid).toEqual([]);
  });

  it('a card keeps its suit as long as it is held, copies of it too (DOG-02)', () => {
    scene.begin(viewOf({ hand: ['7', '7', '9'] }));
    const [one, two, nine] = scene.held;
    expect(one!.suit).not.toBe(two!.suit);
    expect(scene.lose(0, '7', true, 0)).toBe(one!.suit);
    scene.gain(0, '8', true);
    expect(scene.held).toEqual([two, { card: '8', suit: 56 }, nine]);
    scene.gain(0, '7', true);
    expect(scene.held[0]).toBe(two);
    expect(scene.held[1]!.suit).not.toBe(two!.suit);
  });

  it('a page opened late draws what moved last', () => {
    const past: DogEvent[] = [
      { type: 'laid', seat: 0, card: 'A', rank: 'A' },
      { type: 'moved', seat: 0, owner: 0, start: 'K', end: '0', left: 0 },
      { type: 'turn', seat: 1 },
      { type: 'laid', seat: 1, card: '7', rank: '7' },
      { type: 'moved', seat: 1, owner: 1, start: '16', end: '18', left: 5 },
      { type: 'moved', seat: 1, owner: 1, start: 'F1', end: 'F3', left: 3 },
    ];
    scene.begin(viewOf(), past);
    expect(scene.trails).toEqual([
      { owner: 1, places: ['16', '17', '18'] },
      { owner: 1, places: ['1.F1', '1.F2', '1.F3'] },
    ]);
  });

  it('whoever is about to give keeps the button under the finger while others give (DOG-13)', () => {
    const view = viewOf({ phase: 'exchange', turn: null, hand: ['4', '9'] });
    const { props: given, act } = tableOf(view, ['give 4', 'give 9']);
    const props = $state({ ...given });
    put(Board, props);
    put(Tray, props);
    document.querySelector<HTMLElement>('.fan button')!.click();
    flushSync();
    const send = document.querySelector<HTMLElement>('.send')!;
    send.focus();
    props.acting = false;
    flushSync();
    expect(document.activeElement).toBe(send);
    expect(send.getAttribute('aria-disabled')).toBe('true');
    send.click();
    expect(act).not.toHaveBeenCalled();
    props.acting = true;
    flushSync();
    expect(document.activeElement).toBe(send);
    send.click();
    expect(act).toHaveBeenCalledWith(['give 4']);
  });

  it.each(['board', 'hand'])('Enter gives the card chosen by its number at the %s (DOG-13)', (place) => {
    const view = viewOf({ phase: 'exchange', turn: null, hand: ['4', '9'], marbles: [['12', 'K', 'K', 'K'], ...viewOf().marbles.slice(1)] });
    const { props, act, told } = tableOf(view, ['give 4', 'give 9']);
    put(Board, props);
    put(Tray, props);
    const press = (key: string): void => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      // Enter clicks the button that has the focus, unless something else is done with it.
      if (document.activeElement!.dispatchEvent(event) && key === 'Enter') (document.activeElement as HTMLElement).click();
      flushSync();
    };
    document.querySelector<HTMLElement>(place === 'board' ? '[data-board]' : '.fan button')!.focus();
    press('2');
    press('Enter');
    expect(told).toEqual([]);
    expect(act).toHaveBeenCalledWith(['give 9']);
  });

  it.each([
    [2, 'none'],
    [4, 'pairs'],
    [5, 'none'],
    [6, 'pairs'],
  ])('set-up for %s begins with teams: %s', (players, teams) => {
    const props = $state({ players, options: {} as Record<string, unknown>, given: {}, ready: true });
    put(Setup, props);
    expect(props.options['teams']).toBe(teams);
    expect(document.querySelectorAll('input[type=checkbox]')).toHaveLength(teams === 'none' ? 0 : 2);
    expect(document.querySelectorAll('input[type=radio]')).toHaveLength(players === 6 ? 2 : 0);
  });

  it('the front page has its picture', () => {
    put(Picture, {});
    expect(document.querySelectorAll('.spin')).toHaveLength(16);
  });
});
