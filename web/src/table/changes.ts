/** What becomes of seats during a game, as the log says it. */
import type { LogLine } from '../games/contract';
import { say } from '../shell/words';
import type { SeatChange } from '../wire';
import { turns, type LogEntry, type Narrator, type Turn } from './log';

export function changeLine(change: SeatChange, names: (seat: number) => string): LogLine {
  const { seat, holder, by, level } = change;
  const name = names(seat);
  if (holder === 'person') return { id: 'log-back', args: { name }, seat };
  const args = { name, level: say(`level-${level ?? 'casual'}`) };
  return { id: `log-bot-${by}`, args, seat };
}

/** Each line once, in order; several lines of one table may tell the same. */
export function withChange(changes: SeatChange[], fresh: SeatChange): SeatChange[] {
  const others = changes.filter(({ number }) => number !== fresh.number);
  return [...others, fresh].sort((a, b) => a.number - b.number);
}

/** The whole log, turn by turn: a change stands after the acts that came before it. */
export function story(
  log: LogEntry[],
  changes: SeatChange[],
  game: Narrator,
  names: (seat: number) => string,
): Turn[] {
  const ofSeats = changes.map((change): Turn => {
    const { ply } = change;
    return { ply, events: [], lines: [{ ...changeLine(change, names), ply, events: [] }] };
  });
  return [...turns(log, game, names), ...ofSeats].sort((a, b) => a.ply - b.ply);
}
