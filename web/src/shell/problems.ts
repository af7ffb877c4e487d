/** What went wrong, in words. */
import { ApiError } from './api';
import { note } from './notes.svelte';
import { has, say } from './words';

export function problemText(code: string): string {
  return say(has(`problem-${code}`) ? `problem-${code}` : 'problem-internal');
}

/** To be given to `catch`: tells the person, and lets her go on. */
export function tell(error: unknown): void {
  if (!(error instanceof ApiError)) note(problemText('internal'));
  else if (error.reason && has(error.reason)) note(say(error.reason, error.about), error.clause);
  else note(problemText(error.code));
}
