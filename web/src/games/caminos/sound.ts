/** The noises of the game: wood set down on wood, and turned in the hand. */
import { knock } from '../shared/wood';

export const sounds = {
  /** Lower upon the board than upon other pieces. */
  placed: (high: number): void => {
    knock(190 + 50 * high, 0.24);
    knock(130, 0.12, 0.03);
  },
  click: (): void => knock(620, 0.05),
  face: (number: number): void => knock(300 + 22 * number, 0.12),
  out: (): void => knock(120, 0.14),
  won: (): void => [392, 494, 587, 784].forEach((pitch, i) => knock(pitch, 0.18, 0.13 * i)),
};
