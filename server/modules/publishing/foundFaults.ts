import { isDeepStrictEqual } from 'node:util';
import type { Catalogue } from '../../../engine/definition/catalogue';
import type { Fault, ProductFiles } from '../../../engine/definition/files';
import { loadBundles } from '../../../engine/publish/loadProducts';
import { textFaults } from '../../../engine/publish/readFiles';
import { sourcesOf } from '../../../engine/source/sourcesOf';
import type { FolderTexts } from '../definitions/releases/folder';

const PATH = /^(?:[a-z0-9_][a-z0-9_-]*\/)*[A-Za-z0-9_][A-Za-z0-9_.-]*\.json$/;
const HERE = { pointer: '', code: 'needs-build' } as const;

/** Files that stand where no product file may, or are no JSON. */
export function badTexts(texts: FolderTexts): Fault[] {
  return [...texts].flatMap(([file, text]) =>
    PATH.test(file)
      ? textFaults(file, text)
      : [{ file, pointer: '', code: 'path', message: 'No product file can stand at this path.' }],
  );
}

/** What a version of the portal brought along, as far as nothing that is published may differ from it. */
export interface Portal {
  readonly catalogue: Catalogue;
  readonly files: ProductFiles;
  form(id: string): { readonly compiled: { readonly source: { readonly hash: string } } } | undefined;
}

/**
 * What only a new version of the portal can bring: its addresses and menus come of the catalogue, its forms are part of its
 * pages, and the sources that look-ups ask are known when it is built.
 */
export function needsBuild(files: ProductFiles, build: Portal): Fault[] {
  const faults: Fault[] = [];
  const needs = (file: string, what: string) =>
    faults.push({ ...HERE, file, message: `${what} changes with a new version of the portal only.` });
  if (!isDeepStrictEqual(files.get('catalogue.json'), build.catalogue))
    needs('catalogue.json', 'The catalogue');
  if (!isDeepStrictEqual(sourcesOf(files), sourcesOf(build.files))) needs('_sources', 'A source');
  const { bundles } = loadBundles(files);
  for (const form of build.catalogue.forms ?? []) {
    const hash = bundles.get(form)?.definition.hash;
    if (hash && hash !== build.form(form)?.compiled.source.hash)
      needs(`${form}/product.json`, `The form ${form}`);
  }
  return faults;
}
