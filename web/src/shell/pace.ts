/** What was agreed on about time, in words. */
import type { ClockChoice } from '../wire';
import { say } from './words';

/** "10 min + 5 s", or so many days for each move. */
export function pace({ kind, each, increment = 0 }: ClockChoice): string {
  if (kind === 'days')
    return say('labelled', { what: say('clock-move'), text: say('clock-move-days', { days: each }) });
  const minutes = say('clock-minutes', { minutes: Math.round(each / 6) / 10 });
  return increment > 0 ? `${minutes} + ${say('clock-seconds', { seconds: increment })}` : minutes;
}
