import { join, relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Fault, ProductFiles } from '../definition/files';
import {
  CASES,
  CASES_LIST,
  CATALOGUE,
  CHOICES,
  CONSTANTS,
  FORMS,
  LIST,
  PRODUCT,
  ProductLibrary,
  SOURCES,
  type LibraryOptions,
} from './ProductLibrary';

/** The name by which others find the plugin; its `api` is the library. */
export const PLUGIN = 'lastro-products';
const RESOLVED = '\0';
const FACTS = [CATALOGUE, CHOICES, CONSTANTS, FORMS, SOURCES];

interface Options extends LibraryOptions {
  /** Builds carry the cases and ratings for the analysts' page; the dev server always has them. */
  readonly analysts?: boolean;
  /** Asked instead of `check` for a build. */
  readonly checkBuild?: (files: ProductFiles) => readonly Fault[];
}

function describe(fault: Fault): string {
  const hint = fault.suggestion ? ` Did you mean "${fault.suggestion}"?` : '';
  return `${fault.file}#${fault.pointer} ${fault.message}${hint}`;
}

function invalidate(server: ViteDevServer, ...ids: string[]): void {
  for (const id of ids) {
    const module = server.moduleGraph.getModuleById(`${RESOLVED}${id}`);
    if (module) server.moduleGraph.invalidateModule(module);
  }
}

function announce(server: ViteDevServer, library: ProductLibrary): void {
  const { changed, casesChanged, relisted, faults } = library.refresh();
  // An empty list clears the faults sent before.
  server.ws.send('lastro:faults', { faults });
  for (const fault of faults) server.config.logger.error(describe(fault), { timestamp: true });
  for (const id of [...changed, ...casesChanged]) invalidate(server, PRODUCT + id, CASES + id);
  for (const id of changed) server.ws.send('lastro:product', { id });
  for (const id of casesChanged) server.ws.send('lastro:cases', { id });
  if (!relisted) return;
  invalidate(server, LIST, CASES_LIST, ...FACTS);
  server.ws.send({ type: 'full-reload' });
}

/**
 * Serves `virtual:lastro/products` (loaders), modules of catalogue, choices, constants, forms and sources, one a product with its
 * precompiled validators, and for analysts `virtual:lastro/cases` with one module of cases a product. While developing, a
 * saved definition is checked and announced to open wizards (`lastro:product`, `lastro:cases`); a broken one is
 * named with file and pointer (`lastro:faults`), and the last good one stays.
 */
export function products(options: Options): Plugin {
  const library = new ProductLibrary(options);
  let forAnalysts = options.analysts ?? false;
  let { check } = options;
  const inFolder = (file: string) =>
    !relative(options.folder, file).startsWith(`..${sep}`) && file.endsWith('.json');
  return {
    name: PLUGIN,
    api: library,
    configResolved(config) {
      forAnalysts ||= config.command === 'serve';
      if (config.command === 'build') check = options.checkBuild ?? check;
    },
    buildStart() {
      if (library.bundles.size > 0) return;
      const { faults } = library.refresh(check);
      if (faults.length > 0) this.error(faults.map(describe).join('\n'));
      this.addWatchFile(join(options.folder, 'catalogue.json'));
    },
    resolveId: (id) => {
      const isServed = [LIST, CASES_LIST, ...FACTS].includes(id);
      return isServed || id.startsWith(PRODUCT) || id.startsWith(CASES) ? `${RESOLVED}${id}` : undefined;
    },
    load(id) {
      const name = id.startsWith(RESOLVED) ? id.slice(1).split('?')[0]! : '';
      if (name === LIST) return library.listModule();
      if (FACTS.includes(name)) return library.factsModule(name);
      if (name === CASES_LIST) return library.casesListModule(forAnalysts);
      if (name.startsWith(CASES)) return library.casesModule(name.slice(CASES.length));
      if (!name.startsWith(PRODUCT)) return undefined;
      return library.productModule(name.slice(PRODUCT.length), forAnalysts);
    },
    configureServer(server) {
      server.watcher.add(options.folder);
      const onFile = (file: string) => inFolder(file) && announce(server, library);
      server.watcher.on('change', onFile).on('add', onFile).on('unlink', onFile);
      // A page that was opened after something broke asks what is wrong.
      server.ws.on('lastro:what-is-wrong', (_data, client) =>
        client.send('lastro:faults', { faults: library.faults }),
      );
    },
  };
}
