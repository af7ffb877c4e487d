/** What is told to whoever asks by key. */
import { say } from '../../shell/words';
import type { LabyriaDice, LabyriaEvent, LabyriaView } from '../../wire';
import type { Aloud } from '../contract';
import { counted, piecesOf, standingOf } from '../shared/aloud';
import { read, TASKS, type Act } from './acts';
import { FIGURES } from './board';
import { inGoal } from './position';
import { answer, symbolName } from './wording';

/** What an act is done with: a figure by its field, else what is built or used. */
function doneWith(act: Act): string[] {
  if (act.kind === 'move') return [act.from];
  if (act.kind === 'done') return [];
  if (TASKS[act.kind] === 'ability') return [say('ria-doing-ability')];
  return [say(act.kind === 'tile' ? 'ria-tile' : 'ria-corner')];
}

export const aloud: Aloud<LabyriaView> = {
  pieces: ({ figures }) => piecesOf(figures),
  hidden: () => null,
  standing: (view, names) =>
    standingOf(view.figures.map((_, seat) => inGoal(view, seat)), FIGURES, names, [
      say('game-labyria-aim'),
      answer('o', view, '', null, names) ?? '',
      view.phase === 'build' ? (answer('h', view, '', null, names) ?? '') : '',
    ]),
  can: (legal) => counted(legal.map(read).flatMap(doneWith)),
  from(place, legal) {
    const ends = legal.map(read).flatMap((act) => (act.kind === 'move' && act.from === place ? act.to : []));
    return [...new Set(ends)];
  },
  by: ({ by }) =>
    by
      .map((way) => {
        const [symbol, number] = way.split(' ');
        return number === undefined ? way : `${symbolName(symbol as LabyriaDice['symbol'])} ${number}`;
      })
      .join(', '),
};

/** More obstacles at once than this many are the lots' doing, and nobody listens to each. */
const MANY = 4;

/** The throw is told where nothing came of it. */
export function brief(events: readonly LabyriaEvent[]): LabyriaEvent[] {
  const many = events.filter(({ type }) => type === 'built').length > MANY;
  const rest = events.filter(
    ({ type }) => type !== 'rolled' && !(many && (type === 'built' || type === 'passedover')),
  );
  return rest.some(({ type }) => type !== 'turn') ? rest : [...events];
}
