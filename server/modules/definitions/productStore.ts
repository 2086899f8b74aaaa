import type { CompiledDefinition } from '../../../engine';
import { requestEntries, type Catalogue, type RequestEntry } from '../../../engine/definition/catalogue';
import type { Clause } from '../../../engine/definition/composeClauses';
import { documentsOf, type DocumentName, type DocumentTemplate } from '../../../engine/definition/documents';
import type { Fault, ProductFiles } from '../../../engine/definition/files';
import type { ConstantTable } from '../../../engine/expression';
import { hashOf } from '../../../engine/publish/hash';
import { compileBundle, constantsOf, loadBundles } from '../../../engine/publish/loadProducts';
import type { Rating } from '../../../engine/rating/types';
import type { Db } from '../../db/db';
import {
  findConstants,
  findDefinition,
  findLatestDefinition,
  insertConstants,
  insertDefinition,
  type PublishedDefinition,
} from './repository';

/** A definition ready to review and rate with. */
export interface Product {
  compiled: CompiledDefinition;
  rating: Rating | undefined;
  clauses: readonly Clause[];
  publishedAt: Date;
}

/** What is sold today, and every definition that was ever published. */
export interface ProductStore {
  /** The files that all this was made of. */
  files: ProductFiles;
  catalogue: Catalogue;
  constants: ConstantTable;
  /** Content hash of `constants`. */
  constantsHash: string;
  /** How the printed documents look. */
  documents: ReadonlyMap<DocumentName, DocumentTemplate>;
  /** The definition that new requests are made under; undefined where the wizard does not exist yet. */
  current(wizard: string): Product | undefined;
  /** The form of this name that the catalogue lists, as published last. */
  form(id: string): Product | undefined;
  /** The definition with this content hash, however old. */
  ofHash(hash: string): Promise<Product | undefined>;
  /** The table of constants with this content hash, however old. */
  constantsOf(hash: string): Promise<ConstantTable | undefined>;
}

// Old definitions and constants are read rarely and by few: this many stay at hand.
const KEPT = 50;

/**
 * Publishes what `files` hold to the database and opens the store. A product that does not compose keeps the
 * definition published last, and `onFault` hears why.
 */
export async function openProductStore(
  db: Db,
  files: ProductFiles,
  onFault: (fault: Fault) => void,
): Promise<ProductStore> {
  const catalogue = files.get('catalogue.json') as unknown as Catalogue;
  const { bundles, faults } = loadBundles(files);
  faults.forEach(onFault);
  for (const bundle of bundles.values()) await insertDefinition(db, bundle);

  const constants = constantsOf(files);
  const constantsHash = hashOf(constants);
  await insertConstants(db, constantsHash, constants);

  const inForce = async (ids: readonly string[]) => {
    const found = new Map<string, Product>();
    for (const id of ids) {
      const hash = bundles.get(id)?.definition.hash;
      const published = hash ? await findDefinition(db, hash) : await findLatestDefinition(db, id);
      if (published) found.set(id, ready(published));
    }
    return found;
  };
  const current = await inForce(requestEntries(catalogue).map(({ wizard }) => wizard));
  const forms = await inForce(catalogue.forms ?? []);
  return {
    files,
    catalogue,
    constants,
    constantsHash,
    documents: documentsOf(files),
    current: (wizard) => current.get(wizard),
    form: (id) => forms.get(id),
    ofHash: keptByHash(
      [...current.values(), ...forms.values()].map((product) => [product.compiled.source.hash, product]),
      async (hash) => {
        const published = await findDefinition(db, hash);
        return published && ready(published);
      },
    ),
    constantsOf: keptByHash([[constantsHash, constants]], (hash) => findConstants(db, hash)),
  };
}

/** The wizard whose requests carry this product code. */
export function wizardOfCode(catalogue: Catalogue, code: string): RequestEntry | undefined {
  return requestEntries(catalogue).find((entry) => entry.code === code);
}

/** Whether what is asked for under this code changes something issued. */
export function isChange({ changes = [] }: Catalogue, code: string): boolean {
  return changes.some((entry) => entry.code === code);
}

function ready({ bundle, publishedAt }: PublishedDefinition): Product {
  const { rating, clauses = [] } = bundle;
  return { compiled: compileBundle(bundle), rating, clauses, publishedAt };
}

/** What was published, by its content hash; `first` is at hand already. */
function keptByHash<Published>(
  first: Iterable<readonly [string, Published]>,
  find: (hash: string) => Promise<Published | undefined>,
): (hash: string) => Promise<Published | undefined> {
  const kept = new Map(first);
  return async (hash) => {
    const known = kept.get(hash);
    if (known) return known;
    const published = await find(hash);
    if (!published) return undefined;
    kept.set(hash, published);
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return published;
  };
}
