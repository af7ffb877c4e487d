/** How much time is left, as it is shown and as it is said. */
import { say } from '../shell/words';
import type { ClockStands } from '../wire';

/** How the clock stood at `Date.now()`; `performance.now()` stands still while a device sleeps. */
export interface Told {
  stands: ClockStands;
  at: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Less than this is little. */
export const little = 20 * second;

export function leftAt(told: Told, seat: number, now: number): number {
  const left = told.stands.left[seat] ?? 0;
  return told.stands.runs.includes(seat) ? Math.max(0, left - Math.max(0, now - told.at)) : left;
}

/** Whether it is time to hurry. */
export const isLittle = (left: number): boolean => left < little;

/** In figures: days and hours, or hours, minutes and seconds; a second that has begun counts. */
export function figures(left: number): string {
  if (left >= day)
    return say('clock-long', { days: Math.floor(left / day), hours: Math.floor((left % day) / hour) });
  const seconds = Math.ceil(left / second);
  const two = (number: number): string => String(number).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** In words, for whoever asks for it. */
export function spoken(left: number): string {
  if (left >= day)
    return say('clock-long', { days: Math.floor(left / day), hours: Math.floor((left % day) / hour) });
  const seconds = Math.ceil(left / second);
  if (seconds >= 3600)
    return say('clock-said-hours', { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60) });
  return say('clock-said', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
