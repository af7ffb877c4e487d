/** What went wrong, in words. */
import { ApiError } from './api';
import { note } from './notes.svelte';
import { has, say } from './words';

export function problemText(code: string): string {
  return say(has(`problem-${code}`) ? `problem-${code}` : 'problem-internal');
}

/** What a rule forbids, or whatever else has a wording, and the way to the clause. */
export function forbid(reason: string, { clause, about }: Pick<ApiError, 'clause' | 'about'>): void {
  note(say(reason, about), clause);
}

/** To be given to `catch`: tells the person, and lets her go on. */
export function tell(error: unknown): void {
  if (!(error instanceof ApiError)) note(problemText('internal'));
  else if (error.reason && has(error.reason)) forbid(error.reason, error);
  else note(problemText(error.code));
}
