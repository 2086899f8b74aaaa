import { matchRoutes, type RouteObject } from 'react-router-dom';
import { paths } from '../shared/paths';
import { privateRoutes, routes } from './routes';

type Fetched = { type?: { fetch?: () => Promise<unknown> } } | null | undefined;

const fetchOf = ({ element }: RouteObject) => (element as Fetched)?.type?.fetch;

/**
 * Asks for the code of a page and of its frames at once, instead of one after the other as each is drawn. Ends when it
 * is there: what is drawn before would suspend, and React holds it back until the fallback has stood for 300 ms.
 */
export async function fetchAhead(pathname: string, isSessionKept: boolean): Promise<void> {
  // Without a session a private page gives way to /login.
  const isLeft = !isSessionKept && matchRoutes(privateRoutes, pathname);
  const matched = matchRoutes(routes, isLeft ? paths.login : pathname) ?? [];
  // Who draws what did not come asks again, and tells.
  await Promise.allSettled(matched.map(({ route }) => fetchOf(route)?.()));
}
