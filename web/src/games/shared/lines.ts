/** Lines of log and headline, as message ids with their arguments. */
import type { LogLine } from '../contract';

export type Names = (seat: number) => string;

/** About a seat, by its name. */
export function of(id: string, seat: number, names: Names, args: LogLine['args'] = {}): LogLine {
  return { id, args: { name: names(seat), ...args }, seat };
}

/** About nobody. */
export const plain = (id: string, args: LogLine['args'] = {}): LogLine => ({ id, args, seat: null });
