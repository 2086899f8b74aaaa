import { forms } from 'virtual:lastro/forms';
import { wizardById } from '../../src/shared/products/entries';

/** What a definition is called: a product, a change or a form; its folder's name where the portal knows it not yet. */
export const nameOf = (id: string): string =>
  wizardById(id)?.name ?? forms.find((form) => form.id === id)?.name ?? id;

/** The folder of the product that a file is of; none for what products share. */
export const ownerOf = (file: string): string | undefined => /^[^_/]+(?=\/)/.exec(file)?.[0];
