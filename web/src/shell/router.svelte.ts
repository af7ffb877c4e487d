/** Which page is open. Links inside the client change it without loading the page anew. */
import { parse, path, type Route } from './routes';

const now = $state({ path: location.pathname });

export function route(): Route {
  return parse(now.path);
}

export function go(to: Exclude<Route, { page: 'nowhere' }>): void {
  visit(path(to));
}

function visit(address: string): void {
  history.pushState(null, '', address);
  now.path = location.pathname;
  scrollTo(0, 0);
}

/** Follow the back button and plain clicks on our own links; call once, from a component. */
export function followLinks(): void {
  $effect(() => {
    const back = () => (now.path = location.pathname);
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
    addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  });
}
