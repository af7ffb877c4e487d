/**
 * What this browser keeps. A value that storage refuses is kept for this tab, and there it wins over
 * the stored one; that stays for later visits, because older seats are better than none.
 */
const prefix = 'irrgarten.';
const refused = new Map<string, string>();

/** Run something on storage, which may be full or forbidden. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Keep a value. Returns whether it outlives this tab. */
export function remember(key: string, value: unknown): boolean {
  const [name, text] = [prefix + key, JSON.stringify(value)];
  const stored = attempt(() => (localStorage.setItem(name, text), true)) ?? false;
  if (stored) {
    refused.delete(name);
    attempt(() => sessionStorage.removeItem(name));
  } else {
    refused.set(name, text);
    attempt(() => sessionStorage.setItem(name, text));
  }
  return stored;
}

export function recall<T>(key: string): T | null {
  const name = prefix + key;
  const text =
    refused.get(name) ??
    attempt(() => sessionStorage.getItem(name)) ??
    attempt(() => localStorage.getItem(name));
  return text === null ? null : attempt(() => JSON.parse(text) as T);
}

export function forget(key: string): void {
  const name = prefix + key;
  refused.delete(name);
  attempt(() => sessionStorage.removeItem(name));
  attempt(() => localStorage.removeItem(name));
}
