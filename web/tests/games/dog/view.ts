import { vi } from 'vitest';
import type { DogView, Previewed, SeatInfo } from '../../../src/wire';

export const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];
export const names = (seat: number): string => NAMES[seat] ?? '';

export function viewOf(change: Partial<DogView> = {}): DogView {
  const players = change.players ?? 4;
  return {
    seat: 0,
    players,
    teams: 'pairs',
    canadian_seven: false,
    no_joker_finish: false,
    phase: 'play',
    turn: 0,
    dealer: 3,
    deal: 6,
    seven: null,
    from: null,
    marbles: Array.from({ length: players }, () => ['K', 'K', 'K', 'K']),
    hand: [],
    cards: Array.from({ length: players }, () => 0),
    given: Array.from({ length: players }, () => null),
    discards: [],
    stock: 110,
    winner: null,
    ...change,
  };
}

export const seatsOf = (players: number): SeatInfo[] =>
  Array.from({ length: players }, (_, seat) => ({
    seat,
    holder: 'person',
    name: names(seat),
    level: null,
    here: true,
  }));

export function propsOf(view: DogView, legal: string[]) {
  return {
    view,
    me: 0 as number | null,
    acting: true,
    legal,
    seats: seatsOf(view.players),
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
