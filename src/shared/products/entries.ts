import { requestEntries } from '../../../engine/definition';
import { folded } from '../../../engine/values';
import { sold } from './sold';

export function wizardById(id: string | null) {
  return requestEntries(sold()).find((entry) => entry.wizard === id);
}

interface Entry {
  readonly code: string;
  readonly name: string;
  readonly lead?: boolean;
}

/** Plain string order: a collator would cost each page load 10 ms. */
const choiceOf = (some: readonly Entry[]) =>
  some
    .map(({ code, name }) => ({ value: code, label: name }))
    .toSorted((a, b) => (folded(a.label) < folded(b.label) ? -1 : 1));
const isQuoted = ({ lead }: Entry) => !lead;

/** Options by product code, sorted by name: all products, also those only asked about. */
export const products = () => choiceOf(sold().wizards);
export const quoted = () => choiceOf(sold().wizards.filter(isQuoted));
export const followed = () => choiceOf(requestEntries(sold()).filter(isQuoted));
