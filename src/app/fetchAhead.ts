import { matchRoutes } from 'react-router-dom';
import { paths } from '../shared/paths';
import { fetchPages } from '../shared/ui/fetchPages';
import { privateRoutes, routes } from './routes';

export function fetchAhead(pathname: string, isSessionKept: boolean): Promise<void> {
  // Without a session a private page gives way to /login.
  const isLeft = !isSessionKept && matchRoutes(privateRoutes, pathname);
  return fetchPages(routes, isLeft ? paths.login : pathname);
}
