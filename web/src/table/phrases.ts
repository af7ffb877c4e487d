/** What can be said across the table, in words or by a picture. */
import type { IconName } from '../shell/Icon.svelte';
import type { Phrase } from '../wire';

export const words = [
  'hello',
  'good_luck',
  'well_played',
  'thanks',
  'sorry',
  'oops',
  'moment',
  'good_game',
  'again',
  'bye',
] as const satisfies readonly Phrase[];

export const pictures = {
  bravo: 'bravo',
  smile: 'smile',
  laugh: 'laugh',
  wow: 'wow',
  sad: 'sad',
  heart: 'heart',
} as const satisfies Partial<Record<Phrase, IconName>>;

export const pictured = Object.keys(pictures) as (keyof typeof pictures)[];

export const pictureOf = (phrase: Phrase): IconName | null =>
  (pictures as Partial<Record<Phrase, IconName>>)[phrase] ?? null;

/** How a message is named: those have no underline. */
export const idOf = (phrase: Phrase): string => `phrase-${phrase.replace('_', '-')}`;
