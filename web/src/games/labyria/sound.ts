/** The noises of the game: walls set into their grooves, figures, dice. */
import { knock, rub } from '../shared/wood';

export const sounds = {
  step: (): void => knock(420, 0.07),
  figure: (): void => knock(330, 0.13),
  /** A wall goes into its groove, comes out of it, or turns there. */
  set: (): void => {
    knock(240, 0.2);
    knock(180, 0.12, 0.05);
  },
  lift: (): void => {
    rub(0.14);
    knock(460, 0.08, 0.12);
  },
  turn: (): void => {
    rub(0.2);
    knock(260, 0.14, 0.18);
  },
  roll: (): void => [0, 0.08, 0.15, 0.21, 0.3, 0.36].forEach((at, i) => knock(440 - 25 * i, 0.15 - 0.015 * i, at)),
  attack: (): void => {
    knock(150, 0.26);
    knock(150, 0.2, 0.14);
  },
  devoured: (): void => {
    knock(300, 0.2);
    knock(220, 0.2, 0.1);
    knock(150, 0.24, 0.22);
  },
  goal: (): void => {
    knock(760, 0.12);
    knock(980, 0.12, 0.09);
  },
  won: (): void => [392, 494, 587, 784].forEach((pitch, i) => knock(pitch, 0.18, 0.13 * i)),
};
