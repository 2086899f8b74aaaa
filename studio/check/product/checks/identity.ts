import { contentOf, type Catalogue, type Fault, type ProductFiles } from '../../../../engine/definition';
import type { Finding } from '../../finding';
import { isForm, type Check, type Subject } from '../subject';

/** A product has its folder's name; otherwise none of its files can be found. */
export function misnamed(files: ProductFiles, folder: string): Fault[] {
  const file = `${folder}/product.json`;
  if ((files.get(file) as { id?: string }).id === folder) return [];
  const message = `The folder is called ${folder}.`;
  return [{ file, pointer: '/id', code: 'wrong-folder', message, suggestion: folder }];
}

/** A form has context but no code: a code is only for what gets registered. */
function* formIdentity({ definition }: Subject): Generator<Finding> {
  if (definition.route) {
    const message = 'A form stands on a page: what that knows, it tells by context.';
    yield { pointer: '/product/route', code: 'unknown-property', message };
  }
  if (definition.code === '') return;
  const message = 'A form has no code: nothing is registered by it.';
  yield { pointer: '/product/code', code: 'unknown-property', message };
}

export const identity: Check = function* (subject) {
  const { id, files, definition } = subject;
  const catalogue = contentOf<Catalogue>(files, 'catalogue.json');
  if (isForm(subject)) return yield* formIdentity(subject);
  if (definition.context) {
    const message = 'Only a form, named among forms of the catalogue, has a context of its own.';
    yield { pointer: '/product/context', code: 'unknown-property', message };
  }
  const entries = [...(catalogue?.wizards ?? []), ...(catalogue?.changes ?? [])];
  const entry = entries.find((wizard) => wizard.wizard === id);
  if (!entry) {
    yield { pointer: '/product/id', code: 'unknown-wizard', message: `The catalogue has no wizard ${id}.` };
  } else if (definition.code === '') {
    yield { pointer: '/product', code: 'missing-property', message: '"code" is missing.' };
  } else if (entry.code !== definition.code) {
    const message = `The catalogue says that the code of ${id} is ${entry.code}.`;
    yield { pointer: '/product/code', code: 'wrong-folder', message, suggestion: entry.code };
  }
};
