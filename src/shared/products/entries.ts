import { requestEntries } from '../../../engine/definition';
import { folded } from '../../../engine/values';
import { sold } from './sold';

/** What is filled by that wizard: a product, or a change of what is issued. */
export function wizardById(id: string | null) {
  return requestEntries(sold()).find((entry) => entry.wizard === id);
}

interface Entry {
  readonly code: string;
  readonly name: string;
  readonly lead?: boolean;
}

/** By the letters of their names: a collator would cost each page its first 10 ms. */
const choiceOf = (some: readonly Entry[]) =>
  some
    .map(({ code, name }) => ({ value: code, label: name }))
    .toSorted((a, b) => (folded(a.label) < folded(b.label) ? -1 : 1));
const isQuoted = ({ lead }: Entry) => !lead;

/** Choices of a list or a form, by product code and in the order of their names: all products, also those only asked about. */
export const products = () => choiceOf(sold().wizards);
/** The products that become policies here. */
export const quoted = () => choiceOf(sold().wizards.filter(isQuoted));
/** What people can ask for and follow: those products and the changes of what is issued. */
export const followed = () => choiceOf(requestEntries(sold()).filter(isQuoted));
