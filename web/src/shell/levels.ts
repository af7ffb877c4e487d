/** How well bots play, the weakest first. */
import type { Level } from '../wire';

export const levels: Level[] = ['beginner', 'casual', 'skilled', 'expert', 'champion'];
