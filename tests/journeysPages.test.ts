import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { byAccount, byNight, ELSEWHERE, isByNight, open } from '../e2e/support/pages';
import { root } from '../scripts/lib/root.mjs';

/** Files whose routes stand under another one's address. */
const UNDER: Readonly<Record<string, string>> = {
  'QuoteArea.tsx': '/cotacao',
  'EndorsementArea.tsx': '/endossos',
  'DeskPages.tsx': '/executivo',
  'AnalystPages.tsx': '/produtos',
};
/** Which have their routes in files of their own, or are a list. */
const AREAS = ['/cotacao/*', '/endossos/*', '/executivo/*', '/produtos/*', '/*'];

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
const name = (file: string) => file.split(/[/\\]/).at(-1)!;
const isOfRoutes = (file: string) => name(file) === 'routes.tsx' || name(file) in UNDER;

const made = { offer: 'BID1', asked: 'BID2', policy: '1', draft: 'd', release: 1 };
const looked = [...open, ...byAccount.flatMap(([, paths]) => paths(made))];

function patterns(): readonly string[] {
  const files = [...filesIn('src'), ...filesIn('studio/pages')].filter(isOfRoutes);
  const written = files.flatMap((file) => {
    const under = UNDER[name(file)] ?? '';
    return [...read(file).matchAll(/\bpath: '([^']*)'/g)].map(([, path]) => `${under}/${path}`);
  });
  const documents = [...read('src/features/document-viewer/documentPaths.ts').matchAll(/'([^']*)',/g)];
  return [...written, ...documents.map(([, path]) => `/${path}`)].filter((path) => !AREAS.includes(path));
}

it('every page of the router is looked at by the layout journey, or says why not', () => {
  const addresses = looked.map((path) => path.split('?')[0]!);
  const all = patterns();
  expect(all.length).toBeGreaterThan(60);
  const isLooked = (pattern: string) => addresses.some((path) => matchPath(pattern, path));
  expect(all.filter((pattern) => !isLooked(pattern) && !(pattern in ELSEWHERE))).toEqual([]);
  expect(Object.keys(ELSEWHERE).filter((pattern) => !all.includes(pattern))).toEqual([]);
});

it('every page that is looked at wide is one that the layout journey opens', () => {
  expect(new Set(looked.filter(isByNight).map((path) => path.replace(/BID\w+/, ':'))).size).toBe(
    byNight.length,
  );
});
