import { join, relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Fault, ProductFiles } from '../definition/files';
import { constantsOf, loadBundles, type Bundle } from './loadProducts';
import { moduleSource } from './moduleSource';
import { readFiles } from './readFiles';

const LIST = 'virtual:lastro/products';
const PRODUCT = 'virtual:lastro/product/';
/** Vite's mark for modules that are no files. */
const RESOLVED = '\0';

interface Options {
  /** The product-schemas folder. */
  readonly folder: string;
  /** All that is wrong with the definitions; where it is not empty, the last good ones stay. */
  readonly check: (files: ProductFiles) => readonly Fault[];
}

function describe(fault: Fault): string {
  const hint = fault.suggestion ? ` Did you mean "${fault.suggestion}"?` : '';
  return `${fault.file}#${fault.pointer} ${fault.message}${hint}`;
}

/** Definitions that passed the check last, and their modules. */
class Library {
  bundles = new Map<string, Bundle>();
  private files: ProductFiles = new Map();
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Reads the folder again: the ids whose definition changed, or what is wrong. */
  refresh(): { changed: string[]; faults: readonly Fault[] } {
    const { files, faults: syntax } = readFiles(this.options.folder);
    const { bundles, faults: loading } = loadBundles(files);
    const broken = [...syntax, ...loading];
    const faults = broken.length > 0 ? broken : this.options.check(files);
    if (faults.length > 0) return { changed: [], faults };
    const changed = [...bundles.keys()].filter(
      (id) => bundles.get(id)!.definition.hash !== this.bundles.get(id)?.definition.hash,
    );
    this.files = files;
    this.bundles = bundles;
    return { changed, faults: [] };
  }

  listModule(): string {
    const loaders = [...this.bundles.keys()].map(
      (id) => `${JSON.stringify(id)}: () => import('${PRODUCT}${id}')`,
    );
    return [
      `export const catalogue = ${JSON.stringify(this.files.get('catalogue.json') ?? {})};`,
      `export const constants = ${JSON.stringify(constantsOf(this.files))};`,
      `export const products = { ${loaders.join(', ')} };`,
    ].join('\n');
  }

  async productModule(id: string): Promise<string> {
    const bundle = this.bundles.get(id);
    if (!bundle) throw new Error(`There is no product ${id}.`);
    return moduleSource(bundle.definition);
  }
}

function announce(server: ViteDevServer, library: Library): void {
  const { changed, faults } = library.refresh();
  if (faults.length > 0) {
    for (const fault of faults) server.config.logger.error(describe(fault), { timestamp: true });
    server.ws.send('lastro:faults', { faults });
    return;
  }
  for (const id of changed) {
    const module = server.moduleGraph.getModuleById(`${RESOLVED}${PRODUCT}${id}`);
    if (module) server.moduleGraph.invalidateModule(module);
    server.ws.send('lastro:product', { id });
  }
}

/**
 * Serves `virtual:lastro/products` (catalogue, constants, loaders) and one module a product, each with its
 * precompiled validators. While developing, a saved definition is checked and announced to open wizards; a
 * broken one is named with file and pointer, and the last good one stays.
 */
export function products(options: Options): Plugin {
  const library = new Library(options);
  const inFolder = (file: string) =>
    !relative(options.folder, file).startsWith(`..${sep}`) && file.endsWith('.json');
  return {
    name: 'lastro-products',
    buildStart() {
      if (library.bundles.size > 0) return;
      const { faults } = library.refresh();
      if (faults.length > 0) this.error(faults.map(describe).join('\n'));
      this.addWatchFile(join(options.folder, 'catalogue.json'));
    },
    resolveId: (id) => (id === LIST || id.startsWith(PRODUCT) ? `${RESOLVED}${id}` : undefined),
    load(id) {
      if (id === `${RESOLVED}${LIST}`) return library.listModule();
      const prefix = `${RESOLVED}${PRODUCT}`;
      return id.startsWith(prefix)
        ? library.productModule(id.slice(prefix.length).split('?')[0]!)
        : undefined;
    },
    configureServer(server) {
      server.watcher.add(options.folder);
      const onFile = (file: string) => inFolder(file) && announce(server, library);
      server.watcher.on('change', onFile).on('add', onFile).on('unlink', onFile);
    },
  };
}
