import { forms } from 'virtual:lastro/forms';
import { wizardById } from '../../src/shared/products/entries';

/** The name of a product, change or form; its folder's name if still unknown to the portal. */
export const nameOf = (id: string): string =>
  wizardById(id)?.name ?? forms.find((form) => form.id === id)?.name ?? id;

/** The product folder of a file; undefined for shared files. */
export const ownerOf = (file: string): string | undefined => /^[^_/]+(?=\/)/.exec(file)?.[0];
