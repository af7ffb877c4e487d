/** What makes the page an app on the home screen: its service worker, and a manifest in its language. */

/** Give the browser the manifest of a language. */
export function linkManifest(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  link?.setAttribute('href', `/manifest-${language}.webmanifest`);
}

/** Let the service worker store the files of this page, once the page has loaded. */
export function storeFiles(): void {
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void store();
  else addEventListener('load', () => void store(), { once: true });
}

async function store(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ type: 'keep', files });
  } catch {
    // Storage may be full or forbidden; the page works without.
  }
}
