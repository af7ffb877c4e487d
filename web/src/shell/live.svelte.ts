/** What a screen reader is told: calmly (the log) or at once (it is your turn). */
import { untrack } from 'svelte';

export const live = $state({ calm: '', urgent: '' });

interface Told {
  text: string;
  more: string;
}

let calm: Told[] = [];
/** What was told last, with all that there is to tell of it. */
let last: Told[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** The same words again are an announcement too. */
const anew = (text: string, before: string): string => (text === before ? `${text}\u00a0` : text);

/** Lines that come together are told together; `more` is for whoever asks for it. */
export function announce(text: string, more = ''): void {
  if (text === '') return;
  calm.push({ text, more });
  last = calm;
  clearTimeout(timer);
  timer = setTimeout(() => {
    live.calm = anew(calm.map(({ text }) => text).join(' '), live.calm);
    calm = [];
  }, 250);
}

export function announceNow(text: string): void {
  live.urgent = anew(text, untrack(() => live.urgent));
}

/** What was told last, at length. Empty if nothing has been told yet. */
export const atLength = (): string => last.map(({ text, more }) => more || text).join(' ');
