/** What is told to whoever asks by key. */
import { say } from '../../shell/words';
import type { MagicLabyrinthEvent, MagicLabyrinthView } from '../../wire';
import type { Aloud } from '../contract';
import { standingOf } from '../shared/aloud';
import { beside, CHIPS_TO_WIN } from './floor';
import { choices } from './walk';
import { answer, directionName } from './wording';

const mine = (view: MagicLabyrinthView, me: number): string => view.magicians[me] ?? '';

export const aloud: Aloud<MagicLabyrinthView> = {
  pieces: ({ magicians }) => magicians.map((place, seat) => ({ seat, place })),
  hidden({ labyrinth, walls, bumped, bag }) {
    if (labyrinth !== null) return null;
    const known = bumped?.length ?? 0;
    return { short: say('mag-hidden', { walls }), more: say('mag-hidden-more', { walls, known, count: bag.length }) };
  },
  standing: (view, names) =>
    standingOf(view.chips.map((chips) => chips.length), CHIPS_TO_WIN, names, [
      say('game-magic_labyrinth-aim'),
      answer('c', view, null, names) ?? '',
    ]),
  can: (legal, view, me) => [
    ...choices(mine(view, me), legal).map(({ act, to }) => ({ what: `${directionName(act)} ${to}`, count: 1 })),
    ...(legal.includes('stop') ? [{ what: say('mag-can-stop'), count: 1 }] : []),
  ],
  from: (place, legal, view, me) =>
    place === mine(view, me) ? choices(place, legal).map(({ act }) => beside(place, act) ?? '') : [],
};

/** A walk is told as a whole; the throw and that somebody stops only where nothing else is there. */
export function brief(events: readonly MagicLabyrinthEvent[]): MagicLabyrinthEvent[] {
  const told: MagicLabyrinthEvent[] = [];
  for (const event of events) {
    const before = told.at(-1);
    if (event.type === 'stepped' && before?.type === 'stepped' && before.seat === event.seat)
      told[told.length - 1] = { ...event, start: before.start };
    else if (event.type !== 'rolled') told.push(event);
  }
  const walked = told.some(({ type }) => type === 'stepped' || type === 'bumped');
  return walked ? told.filter(({ type }) => type !== 'stopped') : told;
}
