/** What a screen reader is told: calmly (the log) or at once (it is your turn). */
import { untrack } from 'svelte';

export const live = $state({ calm: '', urgent: '' });

let calm: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Lines that come together are told together. */
export function announce(text: string): void {
  calm.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    live.calm = calm.join(' ');
    calm = [];
  }, 250);
}

export function announceNow(text: string): void {
  // The same words again are an announcement too.
  const before = untrack(() => live.urgent);
  live.urgent = text === before ? `${text}\u00a0` : text;
}
