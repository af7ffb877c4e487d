/** What a screen reader is told: calmly (the log) or at once (it is your turn). */
import { untrack } from 'svelte';

export const live = $state({ calm: '', urgent: '' });

interface Told {
  text: string;
  more: string;
  /** For the person who asked or chose, not for whoever has the device next. */
  isPrivate: boolean;
}

let calm: Told[] = [];
/** What was told last, with all that there is to tell of it. */
let last: Told[] = [];
/** What the calm region says. */
let spoken: Told[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** The same words again are an announcement too. */
const anew = (text: string, before: string): string => (text === before ? `${text}\u00a0` : text);

const joined = (told: readonly Told[]): string => told.map(({ text }) => text).join(' ');

/** Lines that come together are told together; `more` is for whoever asks for it. */
export function announce(text: string, more = '', isPrivate = false): void {
  if (text === '') return;
  calm.push({ text, more, isPrivate });
  last = calm;
  clearTimeout(timer);
  timer = setTimeout(() => {
    live.calm = anew(joined(calm), live.calm);
    spoken = calm;
    calm = [];
  }, 250);
}

export const announcePrivately = (text: string, more = ''): void => announce(text, more, true);

/** The device is passed on. */
export function forgetPrivate(): void {
  const isOpen = ({ isPrivate }: Told): boolean => !isPrivate;
  if (spoken.some(({ isPrivate }) => isPrivate)) live.calm = joined(spoken.filter(isOpen));
  [calm, last, spoken] = [calm.filter(isOpen), last.filter(isOpen), spoken.filter(isOpen)];
}

export function announceNow(text: string): void {
  live.urgent = anew(text, untrack(() => live.urgent));
}

/** What was told last, at length. Empty if nothing has been told yet. */
export const atLength = (): string => last.map(({ text, more }) => more || text).join(' ');
