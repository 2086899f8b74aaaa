import type { Catalogue } from '../../../definition/catalogue';
import type { Fault, ProductFiles } from '../../../definition/files';
import type { Check } from '../subject';

/** A product is called what its folder is called; otherwise nothing else of it can be found. */
export function misnamed(files: ProductFiles, folder: string): Fault[] {
  const file = `${folder}/product.json`;
  if ((files.get(file) as { id?: string }).id === folder) return [];
  const message = `The folder is called ${folder}.`;
  return [{ file, pointer: '/id', code: 'wrong-folder', message, suggestion: folder }];
}

/** The catalogue knows a product, and its code. */
export const identity: Check = function* ({ id, files, definition }) {
  const catalogue = files.get('catalogue.json') as unknown as Catalogue | undefined;
  const entry = catalogue?.wizards.find((wizard) => wizard.wizard === id);
  if (!entry) {
    yield { pointer: '/product/id', code: 'unknown-wizard', message: `The catalogue has no wizard ${id}.` };
  } else if (entry.code !== definition.code) {
    const message = `The catalogue says that the code of ${id} is ${entry.code}.`;
    yield { pointer: '/product/code', code: 'wrong-folder', message, suggestion: entry.code };
  }
};
