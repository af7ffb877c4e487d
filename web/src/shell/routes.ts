/** The addresses of the client. */
export type Route =
  | { page: 'front' }
  | { page: 'set-up'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'table'; table: string }
  | { page: 'nowhere' };

export function parse(path: string): Route {
  const [first, second, ...more] = path.split('/').filter(Boolean);
  if (first === undefined) return { page: 'front' };
  if (second === undefined || more.length > 0) return { page: 'nowhere' };
  switch (first) {
    case 'new':
      return { page: 'set-up', game: second };
    case 'rules':
      return { page: 'rules', game: second };
    case 't':
      return { page: 'table', table: second };
    default:
      return { page: 'nowhere' };
  }
}

export function path(route: Exclude<Route, { page: 'nowhere' }>): string {
  switch (route.page) {
    case 'front':
      return '/';
    case 'set-up':
      return `/new/${route.game}`;
    case 'rules':
      return `/rules/${route.game}`;
    case 'table':
      return `/t/${route.table}`;
  }
}
