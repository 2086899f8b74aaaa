import * as fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { reachable } from './reachable';
import { routes } from './routes';

/** What stands at an address: the elements from the frame to the page, and what the path names. */
const shown = (from: RouteObject[], pathname: string) =>
  matchRoutes(from, pathname)?.map(({ route, params }) => [route.element, params]);

const pathsOf = (from: readonly RouteObject[]): string[] =>
  from.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])]);
const known = [...new Set(pathsOf(routes))];

/** As it is written, with more or less after it, in capitals, in codes, with an empty segment first. */
const variants = (path: string): string[] => {
  const plain = `/${path.replace('*', 'a/b').replaceAll(/:\w+/g, 'x-1')}`;
  return [plain, `${plain}/`, `${plain}/mais`, plain.toUpperCase(), plain.replace('i', '%69'), `/${plain}`];
};

describe('reachable', () => {
  it.each([...known, '', '/', 'nada', '%2F'])('leads where all routes do: %s', (path) => {
    for (const at of variants(path)) expect(shown(reachable(routes, at), at)).toEqual(shown(routes, at));
  });

  it('leads where all routes do from any address', () => {
    const segment = fc.oneof(fc.constantFrom(...known.flatMap((path) => path.split('/'))), fc.webSegment());
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
        const at = `/${segments.join('/')}`;
        expect(shown(reachable(routes, at), at)).toEqual(shown(routes, at));
      }),
    );
  });

  it('leaves out the pages of other addresses', () => {
    expect(pathsOf(reachable(routes, '/apolices/1')).sort()).toEqual([
      '*',
      'apolices',
      'apolices/:id/documento',
      'apolices/:policyIdentifier',
    ]);
  });
});
