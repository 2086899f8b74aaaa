import {
  type Catalogue,
  type Fault,
  type ProductFiles,
  requestEntries,
  type RequestEntry,
  contentOf,
} from '../../../engine/definition';
import type { ConstantTable } from '../../../engine/expression';
import { compileBundle, constantsOf, hashOf, loadBundles } from '../../../engine/publish';
import { createClock, type Clock } from '../../clock';
import type { Db } from '../../db/db';
import { OperatorError } from '../../infra/OperatorError';
import { filesOf, type Folder } from './releases/folder';
import { registerBuild } from './releases/registerBuild';
import type { Account } from './releases/Release';
import { findFolder, findLatestBuild, type ReleaseRow } from './releases/repository';
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

export interface ProductStore extends Offer {
  built: Catalogue;
  /** Everything as one account gets it from now on: a release may be for a share of the accounts only. */
  for(account: string): ProductStore;
  /** Whether the account got a definition or a table of constants with this hash at some time since then. */
  wasInForce(hash: string, since: Date): boolean;
  /** A form of the catalogue as it was built, since the portal's pages carry that one. */
  form(id: string): Product | undefined;
  formConstants: ConstantTable;
  ofHash(hash: string): Promise<Product | undefined>;
  constantsOf(hash: string): Promise<ConstantTable | undefined>;
  refresh(): Promise<void>;
}

export interface StoreOptions {
  readonly clock?: Clock;
  /** Called for a product that does not compose, which keeps the definition published last. */
  readonly onFault: (fault: Fault) => void;
  /** Called with published releases that are no longer in force, because the build's folder changed. */
  readonly onTakenBack?: (releases: readonly ReleaseRow[]) => void;
}

type Bundles = ReturnType<typeof loadBundles>['bundles'];

export const NEVER_STARTED = 'Nothing was ever in force in this database: start the product on it first.';

// Old definitions and constants are read rarely and by few: this many stay at hand.
const KEPT = 50;

export async function openProductStore(
  db: Db,
  folder: Folder,
  { clock = createClock(), onFault, onTakenBack = () => undefined }: StoreOptions,
): Promise<ProductStore> {
  const files = filesOf(folder.texts);
  const { bundles, faults } = loadBundles(files);
  faults.forEach(onFault);
  for (const bundle of bundles.values()) await insertDefinition(db, bundle);
  const table = constantsOf(files);
  await insertConstants(db, hashOf(table), table);
  const build = await findBuild(db, files, bundles);
  const brought = { folder, definitions: hashesOf(build.sold), constants: build.constants };
  const takenBack = await registerBuild(db, brought, clock.now());
  if (takenBack.length > 0) onTakenBack(takenBack);
  return storeOf(db, { ...build, folder: folder.hash }, clock);
}

/** The store of a product that runs, for a command beside it: nothing is registered. Throws where nothing was ever in force. */
export async function readProductStore(db: Db, clock: Clock): Promise<ProductStore> {
  const latest = await findLatestBuild(db);
  const texts = latest && (await findFolder(db, latest.folder));
  if (!texts) throw new OperatorError(NEVER_STARTED);
  const files = filesOf(texts);
  const build = await findBuild(db, files, loadBundles(files).bundles);
  return storeOf(db, { ...build, folder: latest.folder }, clock);
}

interface FoundBuild {
  readonly files: ProductFiles;
  readonly catalogue: Catalogue;
  readonly sold: ReadonlyMap<string, Product>;
  readonly forms: ReadonlyMap<string, Product>;
  readonly constants: string;
  readonly formConstants: ConstantTable;
}

const hashesOf = (products: ReadonlyMap<string, Product>) =>
  Object.fromEntries([...products].map(([id, { compiled }]) => [id, compiled.source.hash]));

async function findBuild(db: Db, files: ProductFiles, bundles: Bundles): Promise<FoundBuild> {
  const catalogue = contentOf<Catalogue>(files, 'catalogue.json')!;
  const formConstants = constantsOf(files);
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
  return { files, catalogue, sold, forms, formConstants, constants: hashOf(formConstants) };
}

async function storeOf(
  db: Db,
  build: FoundBuild & { readonly folder: string },
  clock: Clock,
): Promise<ProductStore> {
  const { catalogue, sold, forms, formConstants, constants } = build;
  const ofHash = keptByHash(
    [...sold.values(), ...forms.values()].map((product) => [product.compiled.source.hash, product]),
    async (hash) => {
      const published = await findDefinition(db, hash);
      return published && ready(published);
    },
  );
  const shelf = new Shelf(db, build, ofHash);
  await shelf.refresh(clock.now());

  const tableOf = keptByHash([[constants, formConstants]], (hash) => findConstants(db, hash));
  const storeFor = (account: Account): ProductStore => {
    const release = () => shelf.releaseFor(account, clock.now());
    return {
      built: catalogue,
      formConstants,
      get release() {
        return release();
      },
      get files() {
        return shelf.offer(release()).files;
      },
      get catalogue() {
        return shelf.offer(release()).catalogue;
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

/** What somebody is told of what is sold: null where it is what the portal was built with. */
export const catalogueTold = ({ catalogue, built }: Pick<ProductStore, 'catalogue' | 'built'>) =>
  catalogue === built ? null : catalogue;

export function wizardOfCode(catalogue: Catalogue, code: string): RequestEntry | undefined {
  return requestEntries(catalogue).find((entry) => entry.code === code);
}

export function isChange({ changes = [] }: Catalogue, code: string): boolean {
  return changes.some((entry) => entry.code === code);
}

function ready({ bundle, publishedAt }: PublishedDefinition): Product {
  const { rating, clauses = [], reading } = bundle;
  return { compiled: compileBundle(bundle), rating, clauses, reading, publishedAt };
}

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
