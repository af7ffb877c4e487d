/** Short notes at the edge of the page: what went wrong or was done, in words. */
export interface Note {
  key: number;
  text: string;
  /** The clause that says so, if one does. */
  clause?: string | null;
  /** What can be done about it. */
  action?: Action | null;
}

export interface Action {
  label: string;
  run: () => void;
}

export const notes: Note[] = $state([]);
let next = 0;

export function note(text: string, clause: string | null = null, action: Action | null = null): void {
  const known = notes.find((other) => other.text === text);
  if (known) dismiss(known.key);
  const key = next++;
  notes.push({ key, text, clause, action });
  if (notes.length > 3) notes.shift();
  // Long enough to be read.
  setTimeout(() => dismiss(key), Math.max(clause || action ? 9000 : 6000, 110 * text.length));
}

export function dismiss(key: number): void {
  const at = notes.findIndex((other) => other.key === key);
  if (at >= 0) notes.splice(at, 1);
}
