import { untrack } from 'svelte';

/** Short messages that a page shows for some seconds: errors, refusals, results. */
export interface Note {
  key: number;
  text: string;
  /** The clause of the rules that gives the reason. */
  clause: string | null;
  /** What the player can do about it. */
  action: Action | null;
  /** It is about the move being made, and is removed once that move is made. */
  ofMove: boolean;
}

export interface Action {
  label: string;
  run: () => void;
}

export const notes: Note[] = $state([]);
let next = 0;

/** Show a message; returns a function that removes it. */
export function note(text: string, clause: string | null = null, action: Action | null = null): () => void {
  return show({ text, clause, action, ofMove: false });
}

/** Show a message about the move being made; `removeMoveNotes` removes it. */
export function noteOnMove(text: string, clause: string | null = null, action: Action | null = null): () => void {
  return show({ text, clause, action, ofMove: true });
}

function show(content: Omit<Note, 'key'>): () => void {
  remove(({ text }) => text === content.text);
  const key = next++;
  untrack(() => {
    notes.push({ key, ...content });
    if (notes.length > 3) notes.shift();
  });
  const { text, clause, action } = content;
  // Long enough to be read.
  setTimeout(() => dismiss(key), Math.max(clause || action ? 9000 : 6000, 110 * text.length));
  return () => dismiss(key);
}

export function dismissAll(): void {
  notes.length = 0;
}

export function dismiss(key: number): void {
  remove((other) => other.key === key);
}

export function removeMoveNotes(): void {
  remove(({ ofMove }) => ofMove);
}

/** Remove all messages: another page has been opened. */
export function clearNotes(): void {
  remove(() => true);
}

// An effect that shows or removes a message must not run again because of that.
function remove(gone: (note: Note) => boolean): void {
  untrack(() => {
    for (let at = notes.length - 1; at >= 0; at--) {
      if (gone(notes[at]!)) notes.splice(at, 1);
    }
  });
}
