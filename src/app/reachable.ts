import type { RouteObject } from 'react-router-dom';

/**
 * The routes that an address can lead to, by its first segment. React Router makes an expression of every path it is
 * given at each change of address, which held up a phone's first paint.
 */
export function reachable(routes: readonly RouteObject[], pathname: string): RouteObject[] {
  const first = pathname.split('/')[1]!.toLowerCase();
  // What is written in codes may be any of them.
  return first.includes('%') ? [...routes] : routes.flatMap((route) => leads(route, first));
}

function leads(route: RouteObject, first: string): RouteObject[] {
  if (route.path) return isIt(route.path.toLowerCase(), first) ? [route] : [];
  if (!route.children) return first === '' ? [route] : [];
  const children = route.children.flatMap((child) => leads(child, first));
  return children.length > 0 ? [{ ...route, children }] : [];
}

function isIt(path: string, first: string): boolean {
  const own = path.replace(/^\//, '').split('/')[0]!;
  return own === first || own === '*' || own.startsWith(':') || own.endsWith('?');
}
