/** A review as it is drawn: whose lines, how the bars lie, and the figures in words. */
import { language } from '../shell/words';
import type { Review, ReviewedAct } from '../wire';

/** All of the chances there are. */
export const WHOLE = 10_000;

/** Seats that win and lose together have one line. */
export interface Line {
  seats: number[];
  /** Before the first act, and after each. */
  chances: number[];
}

export function linesOf(review: Review): Line[] {
  const found: Line[] = [];
  for (const seat of review.start.keys()) {
    const chances = [review.start, ...review.acts.map((act) => act.chances)].map((all) => all[seat] ?? 0);
    const same = found.find((line) => line.chances.every((chance, n) => chance === chances[n]));
    if (same) same.seats.push(seat);
    else found.push({ seats: [seat], chances });
  }
  return found;
}

/** As an SVG path in a box of this size, the best chance at the top. */
export function curve(chances: readonly number[], width: number, height: number): string {
  const last = Math.max(1, chances.length - 1);
  const points = chances.map((chance, n) => {
    const [x, y] = [(n * width) / last, height - (chance * height) / WHOLE];
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** `46` or, of a change, `+4.5`; hundredths of a whole win. */
export function figure(chance: number, signed = false): string {
  const digits = signed || chance % 100 !== 0 ? 1 : 0;
  return (chance / 100).toLocaleString(language(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'auto',
  });
}

/** Chances that are told together in whole percents, which add up as the chances do: 52.5 and 47.5
 * are 53 and 47. What lacks is given to whoever loses most by leaving out the rest. */
export function percents(chances: readonly number[]): number[] {
  const whole = chances.map((chance) => Math.floor(chance / 100));
  const rest = (n: number): number => (chances[n] ?? 0) % 100;
  const total = Math.round(chances.reduce((sum, chance) => sum + chance, 0) / 100);
  const lacking = total - whole.reduce((sum, part) => sum + part, 0);
  const raised = new Set([...chances.keys()].sort((a, b) => rest(b) - rest(a)).slice(0, lacking));
  return whole.map((part, n) => part + (raised.has(n) ? 1 : 0));
}

/** What changes chances: luck, a seat's own acts, and those of others. */
export const KINDS = ['luck', 'own', 'others'] as const;

/** What an act did to the chances of seats that win and lose together; nothing before the first. */
export function movedBy(act: ReviewedAct | undefined, seats: readonly number[]): Record<(typeof KINDS)[number], number> {
  const seat = seats[0] ?? 0;
  const [luck, skill] = [act?.luck[seat] ?? 0, act?.skill[seat] ?? 0];
  const mine = act?.seat != null && seats.includes(act.seat);
  return { luck, own: mine ? skill : 0, others: mine ? 0 : skill };
}

/** The largest change of any kind, by which all bars are measured. */
export const widest = ({ shares }: Review): number =>
  Math.max(1, ...shares.flatMap((share) => KINDS.map((kind) => Math.abs(share[kind]))));
