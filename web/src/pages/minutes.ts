import { say } from '../shell/words';
import type { LessonInfo } from '../wire';

/** Words that a child of nine reads in a minute. */
const READ = 80;
/** Seconds for the board to appear and for the moves of one lesson. */
const PLAYED = 15;
const PARTS = ['', '-idea', '-goal', '-done'];

/** The minutes that a child needs for these lessons; the texts of their game must be loaded. */
export function minutesOf(lessons: readonly LessonInfo[]): number {
  const texts = lessons.flatMap(({ lesson }) => PARTS.map((part) => say(`lesson-${lesson}${part}`)));
  const words = texts.join(' ').split(/\s+/).length;
  return Math.ceil(words / READ + (lessons.length * PLAYED) / 60);
}
