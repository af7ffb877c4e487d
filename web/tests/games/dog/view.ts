import type { DogView, SeatInfo } from '../../../src/wire';
import { propsOf, seatsOf } from '../table';

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

export const seats = (players: number): SeatInfo[] => seatsOf(NAMES.slice(0, players));

export const tableOf = (view: DogView, legal: string[]) =>
  propsOf(view, seats(view.players), legal);
