/** What is told to whoever asks by key. */
import { say } from '../../shell/words';
import type { LabyrintheView } from '../../wire';
import type { Aloud } from '../contract';
import { counted, piecesOf, standingOf } from '../shared/aloud';
import { read } from './acts';
import { TO_WIN } from './board';
import { blockNamed, inCentre } from './position';
import { answer } from './wording';

export const aloud: Aloud<LabyrintheView> = {
  pieces: ({ pawns }) => piecesOf(pawns),
  hidden: () => null,
  standing: (view, names) =>
    standingOf(view.pawns.map((_, seat) => inCentre(view, seat)), TO_WIN, names, [
      say('game-labyrinthe-aim'),
      answer('o', view, null, names) ?? '',
    ]),
  can(legal) {
    const acts = legal.map(read);
    const blocks = new Set(acts.flatMap(({ kind, from }) => (kind === 'block' ? from : [])));
    const pawns = counted(acts.flatMap(({ kind, from }) => (kind === 'pawn' ? from : [])));
    return blocks.size === 0 ? pawns : [...pawns, { what: say('lab-can-blocks'), count: blocks.size }];
  },
  from(place, legal, view) {
    const acts = legal.map(read).filter(({ kind, from }) => from === place || (kind === 'block' && blockNamed(view, from).includes(place)));
    return [...new Set(acts.map(({ to }) => to))];
  },
};
