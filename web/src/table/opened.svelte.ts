/** A record that somebody has brought: read here, checked by the server, and kept by nobody. */
import { api, ApiError } from '../shell/api';
import { note } from '../shell/notes.svelte';
import { problemText } from '../shell/problems';
import { has, say } from '../shell/words';
import type { OpenedRecord } from '../wire';

export interface Brought {
  record: Record<string, unknown>;
  /** As it is seen with nothing hidden; it says all else there is to know. */
  whole: OpenedRecord;
}

/** Larger than any game that the server would look at. */
const MOST = 4 * 1024 * 1024;

export const brought = $state<{ now: Brought | null }>({ now: null });

/** Whether it could be opened; if not, the person has been told why. */
export async function bring(file: File): Promise<boolean> {
  const record = await read(file);
  if (!record) return false;
  try {
    const whole = await api.openRecord(record, 'all');
    brought.now = { record, whole };
    return true;
  } catch (error) {
    note(why(error));
    return false;
  }
}

async function read(file: File): Promise<Record<string, unknown> | null> {
  if (file.size > MOST) {
    note(say('record-too-large'));
    return null;
  }
  try {
    const data: unknown = JSON.parse(await file.text());
    if (typeof data === 'object' && data !== null && !Array.isArray(data))
      return data as Record<string, unknown>;
  } catch {
    // It is no JSON at all.
  }
  note(say('record-no-json'));
  return null;
}

export function why(error: unknown): string {
  if (!(error instanceof ApiError)) return problemText('internal');
  if (error.code === 'too_large') return say('record-too-large');
  if (error.reason && has(error.reason)) return say(error.reason, error.about);
  return problemText(error.code);
}
