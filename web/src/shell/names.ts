/** How seats are called: by the person's name, or as the bot of that colour. */
import { seatNames } from './seats';
import { say } from './words';
import type { SeatInfo } from '../wire';

/** Letters of scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that leaves the order of the words and figures around it as it is. */
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}

export function seatName(seat: Pick<SeatInfo, 'seat' | 'name' | 'holder'>): string {
  if (seat.name) return isolated(seat.name);
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
