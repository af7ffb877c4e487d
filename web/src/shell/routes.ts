/** The addresses of the client. */
export type Route =
  | { page: 'front' }
  | { page: 'set-up'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'table'; table: string }
  | { page: 'new-tournament' }
  | { page: 'tournament'; tournament: string }
  | { page: 'hall'; tournament: string }
  | { page: 'lists'; tournament: string }
  | { page: 'learn'; game: string | null }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'replay'; table: string }
  | { page: 'record' }
  | { page: 'lobby' }
  | { page: 'notices' }
  | { page: 'nowhere' };

export function parse(path: string): Route {
  const [first, second, ...more] = path.split('/').filter(Boolean);
  if (first === undefined) return { page: 'front' };
  if (first === 'club' && second === undefined) return { page: 'new-tournament' };
  if (first === 'notices' && second === undefined) return { page: 'notices' };
  if (first === 'lobby' && second === undefined) return { page: 'lobby' };
  if (first === 'learn') return learning(second, more);
  if (first === 'replay' && second === undefined) return { page: 'record' };
  if (second === undefined || more.length > 0) return { page: 'nowhere' };
  switch (first) {
    case 'new':
      return { page: 'set-up', game: second };
    case 'rules':
      return { page: 'rules', game: second };
    case 'replay':
      return { page: 'replay', table: second };
    case 't':
      return { page: 'table', table: second };
    case 'club':
      return { page: 'tournament', tournament: second };
    case 'hall':
      return { page: 'hall', tournament: second };
    case 'lists':
      return { page: 'lists', tournament: second };
    default:
      return { page: 'nowhere' };
  }
}

function learning(game: string | undefined, [lesson, ...more]: string[]): Route {
  if (more.length > 0) return { page: 'nowhere' };
  if (game === undefined || lesson === undefined) return { page: 'learn', game: game ?? null };
  return { page: 'lesson', game, lesson };
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
    case 'new-tournament':
      return '/club';
    case 'tournament':
      return `/club/${route.tournament}`;
    case 'hall':
      return `/hall/${route.tournament}`;
    case 'lists':
      return `/lists/${route.tournament}`;
    case 'learn':
      return route.game === null ? '/learn' : `/learn/${route.game}`;
    case 'lesson':
      return `/learn/${route.game}/${route.lesson}`;
    case 'replay':
      return `/replay/${route.table}`;
    case 'record':
      return '/replay';
    case 'lobby':
      return '/lobby';
    case 'notices':
      return '/notices';
  }
}
