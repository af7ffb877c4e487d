/** Which page is open. Links inside the client change it without loading the page anew. */
import { clearNotes } from './notes.svelte';
import { parse, path, type Route } from './routes';

const now = $state({ path: location.pathname });

export function route(): Route {
  return parse(now.path);
}

export function go(to: Exclude<Route, { page: 'nowhere' }>): void {
  visit(path(to));
}

function visit(address: string): void {
  if (leaving) return addEventListener('popstate', () => visit(address), { once: true });
  // A page that is left with something open over it is one step back, not two.
  if (entriesOfOverlays() > 0) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  follow();
  scrollTo(0, 0);
}

/** Show the page of the browser's address; messages belong to the page before it. */
function follow(): void {
  if (now.path !== location.pathname) clearNotes();
  now.path = location.pathname;
}

/** Functions that close what lies over the page, topmost last. Each has a history entry of its own. */
const overlays: (() => void)[] = [];
/** `history.go` has been called, which ends with a popstate event. */
let leaving = false;

/** How many overlays the current history entry belongs to. */
const entriesOfOverlays = (): number => (history.state as { overlays?: number } | null)?.overlays ?? 0;

/** Let the back button close what has been opened over the page. Returns what tells of its end. */
export function addOverlay(close: () => void): () => void {
  overlays.push(close);
  queueMicrotask(matchHistory);
  return () => {
    const place = overlays.indexOf(close);
    if (place >= 0) overlays.splice(place, 1);
    queueMicrotask(matchHistory);
  };
}

/** Add or leave history entries until there are as many as overlays. */
function matchHistory(): void {
  if (leaving) return;
  const entries = entriesOfOverlays();
  // The page stays where it is: only leaving it may scroll.
  history.scrollRestoration = entries + overlays.length > 0 ? 'manual' : 'auto';
  for (let one = entries + 1; one <= overlays.length; one++) history.pushState({ overlays: one }, '');
  if (entries <= overlays.length) return;
  leaving = true;
  history.go(overlays.length - entries);
}

addEventListener('popstate', () => {
  if (!leaving) for (const close of overlays.splice(entriesOfOverlays()).reverse()) close();
  leaving = false;
  matchHistory();
});

/** Follow the back button and plain clicks on our own links; call once, from a component. */
export function followLinks(): void {
  $effect(() => {
    const click = (event: MouseEvent) => {
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!plain || !link || event.defaultPrevented || link.target || link.hasAttribute('download'))
        return;
      const to = new URL(link.href, location.href);
      if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
      if (to.pathname === location.pathname) return; // An anchor of this page.
      event.preventDefault();
      visit(to.pathname + to.search + to.hash);
    };
    addEventListener('popstate', follow);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', follow);
      document.removeEventListener('click', click);
    };
  });
}
