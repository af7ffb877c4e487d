/** What is told to whoever asks by key. */
import { say } from '../../shell/words';
import type { CaminosView } from '../../wire';
import type { Aloud } from '../contract';
import { counted } from '../shared/aloud';
import { nameOf } from './board';
import { footprint, read } from './pieces';
import { positionOf, woodOf } from './position';
import { answer, pieceWords, shapeName, woodName } from './wording';

const left = (stock: CaminosView['stocks'][number] | undefined): number =>
  Object.values(stock ?? {}).reduce((sum, count) => sum + count, 0);

export const aloud: Aloud<CaminosView> = {
  pieces(view) {
    const position = positionOf(view);
    return position.placed
      .map((piece) => ({ seat: piece.by, place: nameOf(footprint(piece)[0] ?? 0), said: pieceWords(piece, position) }))
      .toSorted((a, b) => a.seat - b.seat);
  },
  allies: ({ players }, seat) => (players === 4 ? [(seat + 2) % 4] : []),
  hidden: () => null,
  standing(view, names) {
    const short = view.stocks.map((stock, seat) =>
      say('cam-standing-of', {
        name: names(seat),
        wood: woodName(woodOf(seat)),
        count: left(stock),
        edges: view.edges[seat % 2] ?? 0,
      }),
    );
    const more = [say('game-caminos-aim'), answer('s', positionOf(view), null, names) ?? ''];
    return { short: short.join(' '), more: more.join(' ') };
  },
  can: (legal) => counted(legal.map((act) => shapeName(read(act).shape))),
  from: () => [],
  by: ({ by }, view) => by.map((act) => pieceWords(read(act), positionOf(view))).join('; '),
};
