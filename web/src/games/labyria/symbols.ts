/** The six symbols of the second die, each drawn with a pen of width 7 in a box of 100. */
import type { Symbol } from './position';

/** In the order of the die's sides. */
export const SYMBOLS: readonly Symbol[] = ['+', '-', 'miss', 'double', 'cloak', 'turn'];

/** What a message's name calls a symbol by. */
export const WORDS: Record<Symbol, string> = {
  '+': 'place',
  '-': 'remove',
  miss: 'miss',
  double: 'double',
  cloak: 'cloak',
  turn: 'turn',
};

export interface Glyph {
  line: string;
  fill?: string;
}

export const glyphs: Record<Symbol, Glyph> = {
  '+': { line: 'M50 22V78M22 50H78' },
  '-': { line: 'M20 50H80' },
  miss: { line: 'M26 26L74 74M74 26L26 74' },
  double: { line: 'M16 38L38 68M38 38L16 68M54 42C54 24 84 24 84 42C84 54 58 60 54 76H86' },
  cloak: {
    line: 'M50 16C34 16 31 34 33 42C24 54 20 68 18 84C38 78 62 78 82 84C80 68 76 54 67 42C69 34 66 16 50 16Z',
    fill: 'M50 26C41 26 40 36 42 42C45 48 55 48 58 42C60 36 59 26 50 26Z',
  },
  turn: { line: 'M70 30A29 29 0 1 0 79 56M72 12V32H52' },
};
