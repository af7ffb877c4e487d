// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../../../src/games/magic_labyrinth/Board.svelte';
import Editor from '../../../src/games/magic_labyrinth/Editor.svelte';
import { SLOTS } from '../../../src/games/magic_labyrinth/floor';
import Tray from '../../../src/games/magic_labyrinth/Tray.svelte';
import { notes } from '../../../src/shell/notes.svelte';
import { speak } from '../../../src/shell/words';
import type { MagicLabyrinthView } from '../../../src/wire';
import { propsOf, put, seatsOf } from '../table';
import { viewOf } from './view';

const view = viewOf();
const seats = seatsOf(['Anna', 'Ben']);
const some = ['n', 'e', 's', 'w', 'stop'];
let props: ReturnType<typeof propsOf<MagicLabyrinthView>>;

/** Board and tray at a table that says what is legal, and why not whatever it is asked. */
function lay(change: Partial<typeof props> = {}): void {
  props = { ...propsOf(change.view ?? view, seats, change.legal ?? some), ...change };
  vi.spyOn(props.plan, 'send').mockReturnValue(undefined);
  vi.spyOn(props.plan, 'explain').mockResolvedValue(null);
  for (const Part of [Board, Tray]) put(Part, props);
}
const sent = (): unknown[] => vi.mocked(props.plan.send).mock.calls.flat();
const field = (name: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-field="${name}"]`)!;
const tap = (name: string): void => {
  field(name).click();
  flushSync();
};
const press = (key: string, at: string): void => {
  field(at).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
};

// A whole board is laid for each test, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeAll(() => speak('en', 'magic_labyrinth'));

describe('a tap', () => {
  it('on a neighbouring field is a step', () => {
    lay();
    tap('c4');
    expect(sent()).toEqual([['n']]);
  });

  it('on an illegal one asks why', () => {
    lay({ legal: ['e', 'stop'] });
    tap('c4');
    expect(sent()).toEqual([]);
    expect(props.plan.explain).toHaveBeenCalledWith('n');
  });

  it('on a diagonal one asks why', () => {
    lay();
    tap('d4');
    expect(props.plan.explain).toHaveBeenCalledWith('ne');
  });

  it('far away says how one walks, by no clause', () => {
    lay();
    tap('f1');
    expect(notes.map(({ text, clause }) => [text.slice(0, 23), clause])).toEqual([['Walk one field at a tim', null]]);
    expect(sent()).toEqual([]);
  });

  it('of whoever watches does nothing', () => {
    lay({ me: null, acting: false });
    tap('c4');
    expect(sent()).toEqual([]);
    expect(props.plan.explain).not.toHaveBeenCalled();
    expect(document.querySelector('.stop')).toBeNull();
  });

  it('out of turn asks why', () => {
    lay({ acting: false, view: { ...view, turn: 1 } });
    tap('c4');
    tap('f1');
    expect(sent()).toEqual([]);
    expect(vi.mocked(props.plan.explain).mock.calls).toEqual([['n']]);
  });

  it('while a step is on its way does nothing', () => {
    lay({ acting: false });
    tap('c4');
    tap('c3');
    expect(sent()).toEqual([]);
    expect(props.plan.explain).not.toHaveBeenCalled();
  });
});

describe('by keyboard', () => {
  it('the own magician is where it starts, and arrows walk', () => {
    lay();
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
    expect(field('c3').tabIndex).toBe(0);
    field('c3').focus();
    press('ArrowUp', 'c3');
    expect(document.activeElement).toBe(field('c4'));
    press('ArrowLeft', 'c4');
    expect(document.activeElement).toBe(field('b4'));
  });

  it('letters step, a full stop stops, and so does Space upon the magician', () => {
    lay();
    press('e', 'c3');
    press('.', 'a6');
    press(' ', 'c3');
    expect(sent()).toEqual([['e'], ['stop'], ['stop']]);
  });

  it('a stop that is not legal asks why', () => {
    lay({ legal: ['n'] });
    press('.', 'c3');
    document.querySelector<HTMLElement>('.stop')!.click();
    expect(vi.mocked(props.plan.explain).mock.calls).toEqual([['stop'], ['stop']]);
  });

  it('a stop that is not legal is not offered', () => {
    lay({ legal: ['n'] });
    const button = document.querySelector('.stop')!;
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.textContent?.trim()).toBe('No stop on c3');
  });

  it('letters ask, and are answered in words', () => {
    lay();
    for (const key of ['p', 't', 'o', 'c', 'd']) press(key, 'c3');
    expect(props.announce.mock.calls.flat()).toEqual([
      'You stand on c3.',
      'Wanted: key, on e3. From your magician: 2 right.',
      'Ben: c5.',
      'Anna: no chips. Ben: no chips.',
      'The die shows 3. 3 steps left.',
    ]);
  });

  it('leaves the keys of the browser alone', () => {
    lay();
    const event = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true });
    field('c3').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(props.announce).not.toHaveBeenCalled();
  });
});

it('every field has a name', () => {
  lay();
  expect(field('c3').ariaLabel ?? field('c3').getAttribute('aria-label')).toBe('c3, your magician');
  expect(field('e3').getAttribute('aria-label')).toBe('e3, key, wanted');
  expect(field('d3').getAttribute('aria-label')).toBe('d3, bat, one step right');
});

const status = (): string => document.querySelector('[role=status]')?.textContent?.trim() ?? '';

it('the editor says and marks what the server has against the walls (MAG-04)', () => {
  const about = { count: 2, fields: 'a1, f6' };
  put(Editor, { walls: ['a1|b1'], refused: { clause: 'MAG-04', reason: 'why-cut-off', about } });
  expect(status()).toBe('No path leads to these fields: a1, f6. Take a wall away.');
  const marked = [...document.querySelectorAll('.cut')].map((one) => one.getAttribute('transform'));
  expect(marked).toEqual(['translate(50 550)', 'translate(550 50)']);
});

it('the editor sets and takes away walls, and never a 25th', () => {
  put(Editor, { walls: [], refused: null });
  const slot = (name: string): HTMLElement =>
    document.querySelector<HTMLElement>(`[data-slot="${name}"]`)!;
  const standing = (): number => document.querySelectorAll('[aria-pressed="true"]').length;
  slot('a1|b1').click();
  slot('a1|a2').click();
  slot('a1|b1').click();
  flushSync();
  expect([standing(), status()]).toEqual([1, 'Every field can be reached.']);
  for (const name of SLOTS.filter((name) => name !== 'a1|a2').slice(20, 50)) {
    slot(name).click();
    flushSync();
  }
  expect(standing()).toBe(24);
});
