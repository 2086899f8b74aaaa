import { isDeepStrictEqual } from 'node:util';
import {
  addedWizards,
  contentOf,
  operationOf,
  type Catalogue,
  type Fault,
  type ProductFiles,
  type WizardEntry,
} from '../../../engine/definition';
import { loadBundles, readTexts } from '../../../engine/publish';
import { SOURCES_FILE, sourcesOf } from '../../../engine/index';
import type { FolderTexts } from '../definitions/releases/folder';
import type { FolderContents } from './checkedFolder';

const PATH = /^(?:[a-z0-9_][a-z0-9_-]*\/)*[A-Za-z0-9_][A-Za-z0-9_.-]*\.json$/;
const HERE = { pointer: '', code: 'needs-build' } as const;

export function badTexts(texts: FolderTexts): Fault[] {
  const message = 'No product file can stand at this path.';
  const stray = [...texts.keys()].filter((file) => !PATH.test(file));
  const placed = new Map([...texts].filter(([file]) => PATH.test(file)));
  return [
    ...stray.map((file): Fault => ({ file, pointer: '', code: 'path', message })),
    ...readTexts(placed).faults,
  ];
}

/** What the deployed build fixes: published files may not differ from it. */
export interface Portal {
  readonly built: Catalogue;
  readonly files: ProductFiles;
  form(id: string): { readonly compiled: { readonly source: { readonly hash: string } } } | undefined;
}

export function portalOf(files: ProductFiles): Portal {
  const { bundles } = loadBundles(files);
  const form = (id: string) => {
    const bundle = bundles.get(id);
    return bundle && { compiled: { source: { hash: bundle.definition.hash } } };
  };
  return { built: contentOf<Catalogue>(files, 'catalogue.json')!, files, form };
}

const needs = (file: string, what: string): Fault => ({
  ...HERE,
  file,
  message: `${what} changes with a new version of the portal only.`,
});

/**
 * What only a new version of the portal can bring: what it was built with keeps its addresses and calls, and the sources that
 * look-ups ask are known when it is built. Products and modalities come and go with a release.
 */
export function needsBuild(files: ProductFiles, build: Portal): Fault[] {
  const catalogue = contentOf<Catalogue>(files, 'catalogue.json');
  const asksSame = isDeepStrictEqual(sourcesOf(files), sourcesOf(build.files));
  return [
    ...(catalogue ? inCatalogue(catalogue, build.built) : [needs('catalogue.json', 'The catalogue')]),
    ...(asksSame ? [] : [needs(SOURCES_FILE, 'A source')]),
  ];
}

function inCatalogue(catalogue: Catalogue, built: Catalogue): Fault[] {
  const fixed = ({ forms, changes }: Catalogue) => ({ forms, changes });
  const isSame = isDeepStrictEqual(fixed(catalogue), fixed(built));
  const kept = built.wizards.filter((known) => !catalogue.wizards.some((one) => isSameCall(one, known)));
  const strange = addedWizards(catalogue, built).filter(
    ({ wizard, operation }) => operation !== operationOf(wizard),
  );
  const at = ({ wizard }: WizardEntry) =>
    `/wizards/${catalogue.wizards.findIndex((one) => one.wizard === wizard)}`;
  return [
    ...(isSame ? [] : [needs('catalogue.json', 'What changes policies, and the forms,')]),
    ...kept.map(({ name }) => needs('catalogue.json', `How ${name} is reached and sent`)),
    ...strange.map((entry) => ({
      file: 'catalogue.json',
      pointer: `${at(entry)}/operation`,
      code: 'operation',
      message: `A product that is published is sent by ${operationOf(entry.wizard)}.`,
    })),
  ];
}

/** Names and words may change; calls and addresses must be the build's. */
function isSameCall(one: WizardEntry, known: WizardEntry): boolean {
  const call = ({ name: _name, choice: _choice, ...rest }: WizardEntry) => rest;
  return isDeepStrictEqual(call(one), call(known));
}

/** A name or code once sold stays with its product for good: its requests are still read. */
export function takenNames(added: readonly WizardEntry[], before: readonly WizardEntry[]): Fault[] {
  const marks = ({ wizard, code, operation, block, id }: WizardEntry) => ({
    wizard,
    code,
    operation,
    block,
    id,
  });
  return added
    .filter((entry) =>
      before.some((other) => {
        const [own, its] = [Object.values(marks(entry)), Object.values(marks(other))];
        return own.some((mark, index) => mark === its[index]) && !isDeepStrictEqual(own, its);
      }),
    )
    .map(({ name, wizard, code }) => ({
      file: 'catalogue.json',
      pointer: '/wizards',
      code: 'taken',
      message: `${name} (${wizard}, ${code}) takes a name or a code under which another product was sold.`,
    }));
}

/** The portal's forms are part of its build. Takes only a checked folder. */
export function otherForms({ definitions }: FolderContents, build: Portal): Fault[] {
  return (build.built.forms ?? [])
    .filter((form) => {
      const hash = definitions[form];
      return hash && hash !== build.form(form)?.compiled.source.hash;
    })
    .map((form) => needs(`${form}/product.json`, `The form ${form}`));
}
