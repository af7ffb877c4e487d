/** How seats are called: by the person's name, or as the bot of that colour. */
import { seatNames } from '../shell/seats';
import { say } from '../shell/words';
import type { SeatInfo } from '../wire';

export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  const colour = seatNames[seat.seat] ?? 'red';
  return seat.holder === 'bot' ? say(`bot-${colour}`) : say('seat-open');
}

export function colourName(seat: number): string {
  return say(`colour-${seatNames[seat] ?? 'red'}`);
}
