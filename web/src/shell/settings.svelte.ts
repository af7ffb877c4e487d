/** How one person likes it, on this device. */
import { recall, remember } from './remember';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'reduced';

interface Chosen {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Not chosen, it is asked for on phones, where a finger slips. */
  confirm: boolean | null;
  /** Fields are named on the board, where it does not do so anyway. */
  fields: boolean;
  /** What others say from the list of phrases is shown and said. */
  phrases: boolean;
  /** Single letters, digits and signs act as keys. */
  shortcuts: boolean;
}

const usual: Chosen = {
  theme: 'auto',
  motion: 'auto',
  sound: false,
  confirm: null,
  fields: false,
  phrases: true,
  shortcuts: true,
};

export const chosen: Chosen = $state({ ...usual, ...recall<Partial<Chosen>>('settings') });

const still = matchMedia('(prefers-reduced-motion: reduce)');
const phone = matchMedia('(pointer: coarse) and ((max-width: 600px) or (max-height: 600px))');
const asked = $state({ still: still.matches, phone: phone.matches });
still.addEventListener('change', () => (asked.still = still.matches));
phone.addEventListener('change', () => (asked.phone = phone.matches));

/** The settings as a board is given them. */
export interface Settings {
  motion: 'full' | 'reduced';
  sound: boolean;
  confirm: boolean;
  /** Fields are named on the board. */
  fields?: boolean;
  /** Motions go so many times as fast. */
  pace?: number;
}

export function settings(): Settings {
  const reduced = chosen.motion === 'auto' ? asked.still : chosen.motion === 'reduced';
  return {
    motion: reduced ? 'reduced' : 'full',
    sound: chosen.sound,
    confirm: chosen.confirm ?? asked.phone,
    fields: chosen.fields,
  };
}

/** Keep what was chosen and let the page follow. To be called from a component. */
export function followSettings(): void {
  $effect(() => {
    remember('settings', $state.snapshot(chosen));
    const root = document.documentElement;
    if (chosen.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = chosen.theme;
    root.dataset.motion = settings().motion;
  });
}
