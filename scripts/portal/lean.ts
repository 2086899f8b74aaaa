import type { Plugin } from 'vite';

const NONE = '\0lastro:no-fetch-adapter';

/** Leaves out axios' second way to the network: in a browser it takes XMLHttpRequest, and never comes to ask for fetch. */
export const lean = (): Plugin => ({
  name: 'lastro:lean',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './fetch.js' && importer?.endsWith('/axios/lib/adapters/adapters.js') ? NONE : undefined,
  load: (id) => (id === NONE ? 'export const getFetch = () => null;' : undefined),
});
