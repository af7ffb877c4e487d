// @vitest-environment happy-dom
/** The seat that begins is chosen by hand, or left to the lot. */
import { flushSync } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import SeatChoice from '../../../src/games/shared/SeatChoice.svelte';
import { speak } from '../../../src/shell/words';
import { put } from '../table';

beforeAll(() => speak('en', null));

function choice(more: { key?: string; label?: string } = {}) {
  let given: Record<string, unknown> = { labyrinth: [] };
  put(SeatChoice, {
    players: 2,
    get given() {
      return given;
    },
    set given(now) {
      given = now;
    },
    ...more,
  });
  const select = document.querySelector('select')!;
  return {
    words: [document.querySelector('strong')!.textContent, ...[...select.options].map(({ text }) => text)],
    choose(value: string) {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      flushSync();
      return given;
    },
  };
}

it('asks who begins, in words that all games share', () => {
  const { words, choose } = choice();
  expect(words).toEqual(['Who begins', 'By lot', 'red', 'blue']);
  expect(choose('1')).toEqual({ labyrinth: [], beginner: 1 });
});

it('asks for something else by its own name', () => {
  const { words, choose } = choice({ key: 'dealer', label: 'Who deals first' });
  expect(words[0]).toBe('Who deals first');
  expect(choose('0')).toEqual({ labyrinth: [], dealer: 0 });
});

it('leaves it to the lot again', () => {
  const { choose } = choice();
  choose('1');
  expect(choose('')).toEqual({ labyrinth: [] });
});
