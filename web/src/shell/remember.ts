/** What this browser keeps. Private windows may refuse; then it is kept until the page goes. */
const prefix = 'irrgarten.';
const kept = new Map<string, string>();

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  kept.set(prefix + key, text);
  try {
    localStorage.setItem(prefix + key, text);
  } catch {
    // Storage is full or forbidden.
  }
}

export function recall<T>(key: string): T | null {
  let text: string | null = null;
  try {
    text = localStorage.getItem(prefix + key);
  } catch {
    // Storage is forbidden.
  }
  text ??= kept.get(prefix + key) ?? null;
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

export function forget(key: string): void {
  kept.delete(prefix + key);
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Storage is forbidden.
  }
}
