/** Checking the table's chance in the browser itself. */

/** Whether the secret shown after the game is the one promised before; null if unknown here. */
export async function keptPromise(commitment: string, secret: string): Promise<boolean | null> {
  // Only pages from a secure address may hash.
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('') === commitment;
}
