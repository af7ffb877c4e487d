/** What everybody may know of a view and of an event: no hands, and no cards that lie face down. */
import type { DogEvent, DogView } from '../../wire';

export const publicPart = {
  view: (view: DogView): DogView => ({
    ...view,
    seat: null,
    hand: [],
    given: view.given.map((card) => card && '?'),
    plays: [],
    hands: null,
  }),

  event: (event: DogEvent): DogEvent =>
    event.type === 'dealt' || event.type === 'gave' || event.type === 'got' || event.type === 'drew'
      ? { ...event, card: null }
      : event,
};
