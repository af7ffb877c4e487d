/** Failures that no code caught: the player is told, and can load the page anew. */
import { notLoaded, tell } from './problems';

/** Listen to the whole window. Returns what ends it. */
export function reportFailures(): () => void {
  const rejection = ({ reason }: PromiseRejectionEvent): void => report(reason);
  // Without an error it comes from a script of another origin, or a resize observer that was not done.
  const error = ({ error }: ErrorEvent): void => report(error ?? null);
  addEventListener('unhandledrejection', rejection);
  addEventListener('error', error);
  addEventListener('vite:preloadError', preload);
  return () => {
    removeEventListener('unhandledrejection', rejection);
    removeEventListener('error', error);
    removeEventListener('vite:preloadError', preload);
  };
}

function report(error: unknown): void {
  const stopped = error instanceof DOMException && error.name === 'AbortError';
  if (error !== null && !stopped) tell(error);
}

/** Vite asks for a stylesheet only once, so it is asked for again here; the page goes on meanwhile. */
function preload(event: VitePreloadErrorEvent): void {
  notLoaded.add(event.payload);
  const href = /CSS for (\S+)/.exec(event.payload.message)?.[1];
  if (!href) return;
  event.preventDefault();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.addEventListener('error', () => report(event.payload));
  document.head.append(link);
}
