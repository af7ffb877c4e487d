/** The noises of the game: pawns set down, blocks pushed over the board. */
import { knock, rub } from '../shared/wood';

export const sounds = {
  pawn: (): void => knock(360, 0.13),
  shift: (): void => {
    knock(300, 0.12);
    knock(420, 0.1, 0.08);
  },
  /** Wood over wood, then against its neighbour. */
  block: (): void => {
    rub(0.26);
    knock(170, 0.26, 0.24);
  },
  turn: (): void => knock(520, 0.06),
  won: (): void => [392, 494, 587, 784].forEach((pitch, i) => knock(pitch, 0.18, 0.13 * i)),
};
