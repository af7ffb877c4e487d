/** How seats are called: by the person's name, or as the bot of that colour. */
import { seatNames } from './seats';
import { say } from './words';
import type { SeatInfo } from '../wire';

export function seatName(seat: Pick<SeatInfo, 'seat' | 'name' | 'holder'>): string {
  if (seat.name) return seat.name;
  const colour = seatNames[seat.seat] ?? 'red';
  return seat.holder === 'bot' ? say(`bot-${colour}`) : say('seat-open');
}

export function colourName(seat: number): string {
  return say(`colour-${seatNames[seat] ?? 'red'}`);
}

/** What whoever sits at a seat is called. */
export function nameAt(seats: readonly SeatInfo[], seat: number): string {
  const info = seats.find((other) => other.seat === seat);
  return info ? seatName(info) : String(seat + 1);
}
