/** The woods where they are drawn flat: upper side, side to the light, side away from it. */
import type { Wood } from './position';

export interface Tone {
  top: string;
  lit: string;
  dim: string;
  grain: string;
  ink: string;
}

export const TONES: Record<Wood, Tone> = {
  beech: { top: '#d79a6d', lit: '#bd7f53', dim: '#9c6339', grain: '#8d5130', ink: '#3f1d08' },
  maple: { top: '#f6e8cb', lit: '#dfc99f', dim: '#c0a26c', grain: '#8f6d38', ink: '#4c3512' },
  walnut: { top: '#6b452b', lit: '#533320', dim: '#3a2213', grain: '#2a170b', ink: '#ffeccf' },
};

/** The marks burned into the wood: a ring for beech, a triangle for maple. */
export const MARKS: Record<Wood, string> = {
  beech: 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z',
  maple: 'M0-1.15 1.05 .7H-1.05Z',
  walnut: '',
};
