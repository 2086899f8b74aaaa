import { matchRoutes, type RouteObject } from 'react-router-dom';
import { routes } from './routes';

type Fetched = { type?: { fetch?: () => Promise<unknown> } } | null | undefined;

const fetchOf = ({ element }: RouteObject) => (element as Fetched)?.type?.fetch;

/** Asks for the code of a page and of its frames at once, instead of one after the other as each is drawn. */
export function fetchAhead(pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? [])
    // Who draws it asks again, and tells.
    fetchOf(route)?.().catch(() => undefined);
}
