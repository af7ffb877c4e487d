/** What stands around a game on the table page, for tests of its parts. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import { notes } from '../../src/shell/notes.svelte';
import { Planner } from '../../src/table/planner.svelte';
import type { SeatInfo } from '../../src/wire';

/** Persons in all seats. */
export const seatsOf = (names: readonly string[]): SeatInfo[] =>
  names.map((name, seat) => ({ seat, holder: 'person', name, level: null, here: true, away: null, stand_in: null }));

/** Nothing moves and nothing is heard. */
export const CALM = { motion: 'reduced' as const, sound: false, confirm: false };

/** A plan at a table whose server answers nothing. */
export const planOf = <View>(view: View, legal: readonly string[]) =>
  new Planner<View, unknown>({
    view,
    legal,
    ply: 0,
    acting: true,
    preview: async () => null,
    act: vi.fn(),
    explain: vi.fn(),
  });

/** What a board and its tray are given; they sit at seat 0 and may act. */
export function propsOf<View>(view: View, seats: SeatInfo[], legal: string[]) {
  return {
    view,
    me: 0 as number | null,
    near: 0 as number | null,
    acting: true,
    legal,
    seats,
    settings: { ...CALM },
    pointed: null as string | null,
    plan: planOf(view, legal),
    look: vi.fn(async (): Promise<readonly string[]> => []),
    announce: vi.fn(),
  };
}

let mounted: Record<string, unknown>[] = [];

/** Puts a part on the page, where it stays until the test is over. */
export function put<Props extends Record<string, unknown>, Exports extends Record<string, unknown>>(
  Part: Component<Props, Exports>,
  props: Props,
): Exports {
  const part = mount(Part, { target: document.body, props });
  mounted.push(part);
  flushSync();
  return part;
}

beforeEach(() => {
  vi.clearAllMocks();
  notes.length = 0;
});
afterEach(async () => {
  // As a page goes: all of it at once.
  await Promise.all(mounted.map((one) => unmount(one)));
  mounted = [];
});
