import type { RouteObject } from 'react-router-dom';
import { mayMatch } from '../shared/mayMatch';

/** The routes that an address may lead to: it leads where it would with all of them. */
export const reachable = (routes: readonly RouteObject[], pathname: string): RouteObject[] =>
  routes.flatMap((route) => leads(route, pathname));

function leads(route: RouteObject, pathname: string): RouteObject[] {
  const { path, children } = route;
  if (path || !children) return mayMatch(path ?? '', pathname) ? [route] : [];
  const below = reachable(children, pathname);
  return below.length > 0 ? [{ ...route, children: below }] : [];
}
