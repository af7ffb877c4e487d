/** What went wrong, in words. */
import { ApiError } from './api';
import { note } from './notes.svelte';
import { has, say } from './words';

/** Errors of modules that could not be loaded. */
export const notLoaded = new WeakSet<object>();

/** The code of a problem, whatever was thrown. */
export function codeOf(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  return error instanceof Object && notLoaded.has(error) ? 'unreachable' : 'internal';
}

/** Retry; reload the page if a module failed to load, since browsers cache that failure. */
export function retry(error: unknown, again: () => void): void {
  if (error === null || error instanceof ApiError) again();
  else location.reload();
}

export function problemText(code: string): string {
  return say(has(`problem-${code}`) ? `problem-${code}` : 'problem-internal');
}

/** What a rule forbids, or whatever else has a wording, and the way to the clause. */
export function forbid(reason: string, { clause, about }: Pick<ApiError, 'clause' | 'about'>): void {
  note(say(reason, about), clause);
}

/** To be given to `catch`: tell the player what went wrong. After anything but a refusal they can load the page anew. */
export function tell(error: unknown): void {
  if (error instanceof ApiError && error.reason && has(error.reason)) forbid(error.reason, error);
  else if (error instanceof ApiError) note(problemText(error.code));
  else note(problemText(codeOf(error)), null, { label: say('try-again'), run: () => location.reload() });
}
