import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FILE_KINDS, metaFile, type FileKind } from '../../../studio/check/structure/fileKind';
import { readFiles } from '../../../engine/publish';
import { formModule } from './formModule';
import { formSchema } from './formSchema';

const LIST = 'virtual:lastro/file-forms';
const ONE = 'virtual:lastro/file-form/';
const RESOLVED = '\0';

/**
 * Serves `virtual:lastro/file-forms`, a loader for each kind of file of a definition: the schema that a form over it is drawn
 * from, and its validators, both made from product-schemas/_meta when they are asked for.
 */
export function fileForms(folder: string): Plugin {
  const loaders = FILE_KINDS.map((kind) => `${kind}: () => import('${ONE}${kind}')`);
  return {
    name: 'lastro:file-forms',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `${RESOLVED}${id}` : undefined),
    async load(id) {
      if (id === `${RESOLVED}${LIST}`) return `export const fileForms = { ${loaders.join(', ')} };`;
      if (!id.startsWith(`${RESOLVED}${ONE}`)) return undefined;
      const kind = id.slice(RESOLVED.length + ONE.length) as FileKind;
      for (const one of FILE_KINDS) this.addWatchFile(join(folder, metaFile(one)));
      return formModule(formSchema(kind, readFiles(folder).files));
    },
  };
}
