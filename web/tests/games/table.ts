/** What stands around a game on the table page, for tests of its parts. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import { notes } from '../../src/shell/notes.svelte';
import type { Previewed, SeatInfo } from '../../src/wire';

/** Persons in all seats. */
export const seatsOf = (names: readonly string[]): SeatInfo[] =>
  names.map((name, seat) => ({ seat, holder: 'person', name, level: null, here: true, away: null }));

/** What a board and its tray are given; they sit at seat 0 and may act. */
export function propsOf<View>(view: View, seats: SeatInfo[], legal: string[]) {
  return {
    view,
    me: 0 as number | null,
    acting: true,
    legal,
    seats,
    settings: { motion: 'reduced' as const, sound: false, confirm: false },
    pointed: null as string | null,
    act: vi.fn(),
    whyNot: vi.fn(async (act: string) => ({
      type: 'why' as const,
      act,
      clause: null,
      reason: null,
      about: {},
    })),
    preview: vi.fn(async (_: string[]): Promise<Previewed | null> => null),
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
  for (const one of mounted) await unmount(one);
  mounted = [];
});
