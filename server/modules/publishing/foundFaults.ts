import { isDeepStrictEqual } from 'node:util';
import { contentOf, type Catalogue, type Fault, type ProductFiles } from '../../../engine/definition';
import { loadBundles, readTexts } from '../../../engine/publish';
import { SOURCES_FILE, sourcesOf } from '../../../engine/index';
import type { FolderTexts } from '../definitions/releases/folder';
import type { FolderContents } from './checkedFolder';

const PATH = /^(?:[a-z0-9_][a-z0-9_-]*\/)*[A-Za-z0-9_][A-Za-z0-9_.-]*\.json$/;
const HERE = { pointer: '', code: 'needs-build' } as const;

/** Files that stand where no product file may, or are no JSON. */
export function badTexts(texts: FolderTexts): Fault[] {
  const message = 'No product file can stand at this path.';
  const stray = [...texts.keys()].filter((file) => !PATH.test(file));
  const placed = new Map([...texts].filter(([file]) => PATH.test(file)));
  return [
    ...stray.map((file): Fault => ({ file, pointer: '', code: 'path', message })),
    ...readTexts(placed).faults,
  ];
}

/** What a version of the portal brought along, as far as nothing that is published may differ from it. */
export interface Portal {
  readonly catalogue: Catalogue;
  readonly files: ProductFiles;
  form(id: string): { readonly compiled: { readonly source: { readonly hash: string } } } | undefined;
}

/** The same of a folder that a version was built with. */
export function portalOf(files: ProductFiles): Portal {
  const { bundles } = loadBundles(files);
  const form = (id: string) => {
    const bundle = bundles.get(id);
    return bundle && { compiled: { source: { hash: bundle.definition.hash } } };
  };
  return { catalogue: contentOf<Catalogue>(files, 'catalogue.json')!, files, form };
}

const needs = (file: string, what: string): Fault => ({
  ...HERE,
  file,
  message: `${what} changes with a new version of the portal only.`,
});

/**
 * What only a new version of the portal can bring: its addresses and menus come of the catalogue, and the sources that
 * look-ups ask are known when it is built.
 */
export function needsBuild(files: ProductFiles, build: Portal): Fault[] {
  const isSame = isDeepStrictEqual(files.get('catalogue.json'), build.catalogue);
  const asksSame = isDeepStrictEqual(sourcesOf(files), sourcesOf(build.files));
  return [
    ...(isSame ? [] : [needs('catalogue.json', 'The catalogue')]),
    ...(asksSame ? [] : [needs(SOURCES_FILE, 'A source')]),
  ];
}

/** The portal's forms are part of its pages. Only what passed the check can be put together for it. */
export function otherForms({ definitions }: FolderContents, build: Portal): Fault[] {
  return (build.catalogue.forms ?? [])
    .filter((form) => {
      const hash = definitions[form];
      return hash && hash !== build.form(form)?.compiled.source.hash;
    })
    .map((form) => needs(`${form}/product.json`, `The form ${form}`));
}
