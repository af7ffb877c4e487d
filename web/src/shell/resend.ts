/** Asking again when an answer was lost: only for what may be asked twice. */
import { ApiError } from './api';

/** Milliseconds between one try and the next. */
const waits = [500, 1000, 2000, 4000];

export function wasLost(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unreachable';
}

/** Ask until an answer comes, or for some seconds. */
export async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (const wait of waits) {
    try {
      return await ask();
    } catch (error) {
      if (!wasLost(error)) throw error;
    }
    await new Promise((over) => setTimeout(over, wait));
  }
  return ask();
}

/** Goes with what is asked for. As secret as the answer, which follows from it. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}
