/**
 * The 24 magic symbols (MAG-03), inlaid silhouettes on a 64 × 64 grid; the server draws them too.
 *
 * Laid one over the other: `limb` strokes and `ink` fills in the inlay's colour, `cut` fills
 * and `line` strokes in the ground's, `dot` fills in the inlay's again.
 */
import symbols from '../../../../src/irrgarten/games/magic_labyrinth/symbols.json';

export interface Drawing {
  ink: string;
  limb?: string;
  /** Width of the limbs. */
  width?: number;
  cut?: string;
  line?: string;
  dot?: string;
  /** Degrees the drawing is turned by, clockwise. */
  turn?: number;
}

export type SymbolName = keyof typeof symbols;

export const SYMBOL_NAMES = Object.keys(symbols) as SymbolName[];

export const drawing = (name: string): Drawing | undefined => (symbols as Record<string, Drawing>)[name];
