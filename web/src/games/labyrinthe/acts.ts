/** Acts as they are written: `a2-a9`, `k3-k10/l12`, `[d4-d9]`. */
import type { Square } from './board';

export type Kind = 'pawn' | 'block';
export const KINDS: readonly Kind[] = ['pawn', 'block'];

export interface Act {
  kind: Kind;
  /** Of a block, the square it is named by. */
  from: Square;
  to: Square;
  /** Where the pawn that is met goes (LAB-21). */
  shift: Square | null;
}

export function written({ kind, from, to, shift }: Act): string {
  if (kind === 'block') return `[${from}-${to}]`;
  return shift === null ? `${from}-${to}` : `${from}-${to}/${shift}`;
}

export function read(text: string): Act {
  const kind = text.startsWith('[') ? 'block' : 'pawn';
  const [from = '', to = '', shift = null] = text.split(/[-/]/).map((square) => square.replace(/[[\]]/, ''));
  return { kind, from, to, shift };
}
