import { requestEntries, type Catalogue, type RequestEntry } from '../../../engine/definition/catalogue';
import type { Fault, ProductFiles } from '../../../engine/definition/files';
import type { ConstantTable } from '../../../engine/expression';
import { hashOf } from '../../../engine/publish/hash';
import { compileBundle, constantsOf, loadBundles } from '../../../engine/publish/loadProducts';
import { createClock, type Clock } from '../../clock';
import type { Db } from '../../db/db';
import { folderOfFiles, type Folder } from './releases/folder';
import { registerBuild } from './releases/registerBuild';
import type { Account } from './releases/Release';
import { Shelf } from './releases/Shelf';
import type { Offer, Product } from './Offer';
import {
  findConstants,
  findDefinition,
  findLatestDefinition,
  insertConstants,
  insertDefinition,
  type PublishedDefinition,
} from './repository';

export type { Product } from './Offer';

/** What is sold now to everybody, or to one account, and every definition that was ever published. */
export interface ProductStore extends Offer {
  catalogue: Catalogue;
  /** Everything as one account gets it from now on: a release may be for a share of the accounts. */
  for(account: string): ProductStore;
  /** Whether the account got a definition or a table of constants with this hash at some time since then. */
  wasInForce(hash: string, since: Date): boolean;
  /** The form of this name that the catalogue lists, as the build has it: the portal's pages carry it. */
  form(id: string): Product | undefined;
  /** The build's constants, which its forms are filled with. */
  formConstants: ConstantTable;
  /** The definition with this content hash, however old. */
  ofHash(hash: string): Promise<Product | undefined>;
  /** The table of constants with this content hash, however old. */
  constantsOf(hash: string): Promise<ConstantTable | undefined>;
  /** Reads which releases there are, as after one was approved or withdrawn. */
  refresh(): Promise<void>;
}

/** What an opened store may be told. */
export interface StoreOptions {
  /** The build's folder as its files stand; made of their values where it is not given. */
  readonly folder?: Folder;
  readonly clock?: Clock;
}

// Old definitions and constants are read rarely and by few: this many stay at hand.
const KEPT = 50;

/**
 * Publishes what the build's `files` hold to the database and opens the store. A product that does not compose keeps the
 * definition published last, and `onFault` hears why.
 */
export async function openProductStore(
  db: Db,
  files: ProductFiles,
  onFault: (fault: Fault) => void,
  { folder = folderOfFiles(files), clock = createClock() }: StoreOptions = {},
): Promise<ProductStore> {
  const catalogue = files.get('catalogue.json') as unknown as Catalogue;
  const { bundles, faults } = loadBundles(files);
  faults.forEach(onFault);
  for (const bundle of bundles.values()) await insertDefinition(db, bundle);
  const formConstants = constantsOf(files);
  const constants = hashOf(formConstants);
  await insertConstants(db, constants, formConstants);

  const inForce = async (ids: readonly string[]) => {
    const found = new Map<string, Product>();
    for (const id of ids) {
      const hash = bundles.get(id)?.definition.hash;
      const published = hash ? await findDefinition(db, hash) : await findLatestDefinition(db, id);
      if (published) found.set(id, ready(published));
    }
    return found;
  };
  const sold = await inForce(requestEntries(catalogue).map(({ wizard }) => wizard));
  const forms = await inForce(catalogue.forms ?? []);
  const ofHash = keptByHash(
    [...sold.values(), ...forms.values()].map((product) => [product.compiled.source.hash, product]),
    async (hash) => {
      const published = await findDefinition(db, hash);
      return published && ready(published);
    },
  );
  const definitions = Object.fromEntries([...sold].map(([id, { compiled }]) => [id, compiled.source.hash]));
  await registerBuild(db, { folder, definitions, constants }, clock.now());
  const shelf = new Shelf(db, { folder: folder.hash, files }, ofHash);
  await shelf.refresh(clock.now());

  const tableOf = keptByHash([[constants, formConstants]], (hash) => findConstants(db, hash));
  const storeFor = (account: Account): ProductStore => {
    const release = () => shelf.releaseFor(account, clock.now());
    return {
      catalogue,
      formConstants,
      get release() {
        return release();
      },
      get files() {
        return shelf.offer(release()).files;
      },
      get constants() {
        return shelf.offer(release()).constants;
      },
      get constantsHash() {
        return release().constants;
      },
      get documents() {
        return shelf.offer(release()).documents;
      },
      current: (wizard) => shelf.offer(release()).products.get(wizard),
      for: storeFor,
      wasInForce: (hash, since) => shelf.wasInForce(account, hash, { since, at: clock.now() }),
      form: (id) => forms.get(id),
      ofHash,
      constantsOf: tableOf,
      refresh: () => shelf.refresh(clock.now()),
    };
  };
  return storeFor(null);
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
