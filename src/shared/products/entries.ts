import { catalogue } from 'virtual:lastro/products';
import { requestEntries } from '../../../engine/definition/catalogue';

const entries = requestEntries(catalogue);

/** What is filled by that wizard: a product, or a change of what is issued. */
export function wizardById(id: string | null) {
  return entries.find((entry) => entry.wizard === id);
}

/** What people can ask for and follow, as lists are narrowed to it. */
export const followed = entries
  .filter(({ lead }) => !lead)
  .map(({ code, name }) => ({ value: code, label: name }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR'));
