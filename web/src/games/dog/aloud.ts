/** What is told to whoever asks by key. */
import { say } from '../../shell/words';
import type { DogView } from '../../wire';
import type { Aloud } from '../contract';
import { counted, piecesOf, standingOf } from '../shared/aloud';
import { readAll } from './acts';
import { common, MARBLES, named, split } from './board';
import { answer, cardName, cardNames, placeName } from './wording';

const inFinish = (places: readonly string[]): number => places.filter((place) => place.startsWith('F')).length;

export const aloud: Aloud<DogView> = {
  pieces: ({ marbles }) => piecesOf(named(marbles)),
  allies: ({ mates }, seat) => mates[seat] ?? [],
  hidden({ cards, stock, discards }, me, names) {
    const hands = cards.flatMap((count, seat) => (seat === me || count === 0 ? [] : [`${names(seat)} ${count}`]));
    const args = { hands: hands.join(', ') || '0', count: stock };
    return {
      short: say('dog-hidden', args),
      more: `${say('dog-hidden', args)} ${say('dog-hidden-more', { cards: cardNames(discards) || '0' })}`,
    };
  },
  standing: (view, names) =>
    standingOf(view.marbles.map(inFinish), MARBLES, names, [
      say('game-dog-aim'),
      answer('o', view, null, named(view.marbles), names) ?? '',
    ]),
  can: (legal, _, me) => counted(readAll(legal, me).map(({ card }) => cardName(card ?? '7'))),
  from(place, legal, _, me, names) {
    const acts = readAll(legal, me).filter(({ from }) => from === place);
    return acts.map(({ to, card }) =>
      [placeName(to ?? '', names), ...(card === null ? [] : [cardName(card)])].join(' – '),
    );
  },
  place: common,
  placeName: (place, names) => (split(place)[0] === null && !/^\d+$/.test(place) ? place : placeName(place, names)),
  by: ({ by }) => cardNames(by),
};
