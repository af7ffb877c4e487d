/** Shortcuts of a single letter, digit or sign, which everybody can switch off (WCAG 2.1.4). */
import { chosen } from './settings.svelte';

/** On some keyboards a sign takes AltGr, which also looks like Ctrl and Alt. */
export const isPlain = (event: KeyboardEvent): boolean =>
  event.getModifierState('AltGraph') || !(event.ctrlKey || event.altKey || event.metaKey);

export const isTyping = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

/** Hide a shortcut from the whole page if they are switched off; for a listener that captures. */
export function muteShortcut(event: KeyboardEvent): void {
  const isShortcut = event.key.length === 1 && event.key !== ' ' && isPlain(event) && !isTyping(event);
  if (isShortcut && !chosen.shortcuts) event.stopPropagation();
}
