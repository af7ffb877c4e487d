/** Any game without a client of its own: its picture, its fields, and a list of acts. */
import { listed, say } from '../../../shell/words';
import type { GameClient, LogLine } from '../../contract';
import { of, plain, type Names } from '../lines';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import Diagram from './Diagram.svelte';
import { fieldsIn, fieldsOf, type AnyEvent, type AnyView } from './fields';
import Picture from './Picture.svelte';
import Setup from './Setup.svelte';
import Tray from './Tray.svelte';

function headline(view: AnyView, me: number | null, names: Names): LogLine {
  if (view.result) {
    const winners = view.result.flatMap((points, seat) => (points === 1 ? [seat] : []));
    return winners.length === 0
      ? plain('any-drawn')
      : { ...plain('any-won', { names: listed(winners.map(names)) }), seat: winners[0] ?? null };
  }
  return view.turn === me ? plain('any-ask-you') : of('any-ask-other', view.turn, names);
}

function line(event: AnyEvent, names: Names): LogLine {
  const [place] = fieldsIn(event.act);
  const said =
    event.seat === null
      ? plain('any-log-chance', { act: event.act })
      : of('any-log-act', event.seat, names, { act: event.act });
  return place === undefined ? said : { ...said, place };
}

export const anyGame = (name: string): GameClient<AnyView, AnyEvent> => ({
  name,
  Board, Tray, Belongings, Setup, Picture, Diagram,
  Ending: Diagram,
  line,
  headline,
  clauses: {},
  chosen: () => [],
  keys: [],
  aloud: {
    pieces: (view) => fieldsOf(view).flatMap(({ name, seat }) => (seat === null ? [] : [{ seat, place: name }])),
    hidden: () => null,
    standing: (view, names) => {
      const { id, args } = headline(view, null, names);
      return { short: say(id, args), more: say(`game-${name}-aim`) };
    },
    can: (legal) => legal.map((what) => ({ what, count: 1 })),
    from: (place, legal) => legal.filter((act) => fieldsIn(act).includes(place)),
  },
});
