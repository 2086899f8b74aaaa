import { matchRoutes, type RouteObject } from 'react-router-dom';

type Fetched = { type?: { fetch?: () => Promise<unknown> } } | null | undefined;

const fetchOf = ({ element }: RouteObject) => (element as Fetched)?.type?.fetch;

/**
 * Asks for the code of a page and of its frames at once, instead of one after the other as each is drawn. Ends when it
 * is there: what is drawn before would suspend, and React holds it back until the fallback has stood for 300 ms.
 */
export async function fetchPages(routes: RouteObject[], pathname: string, under = '/'): Promise<void> {
  const matched = matchRoutes(routes, pathname, under) ?? [];
  // Who draws what did not come asks again, and tells.
  await Promise.allSettled(matched.flatMap(({ route }) => fetchOf(route)?.() ?? []));
}
