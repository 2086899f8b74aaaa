import { matchRoutes, type RouteObject } from 'react-router-dom';

type Fetched = { type?: { fetch?: () => Promise<unknown> } } | null | undefined;

const fetchOf = ({ element }: RouteObject) => (element as Fetched)?.type?.fetch;

/**
 * Loads the code of a page and its frames in parallel; resolves when loaded. Rendering earlier would suspend, and
 * React keeps a fallback for 300 ms.
 */
export async function fetchPages(routes: RouteObject[], pathname: string, under = '/'): Promise<void> {
  const matched = matchRoutes(routes, pathname, under) ?? [];
  // Rendering retries failures and reports them.
  await Promise.allSettled(matched.flatMap(({ route }) => fetchOf(route)?.() ?? []));
}
