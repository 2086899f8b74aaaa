import type { ChoiceWords } from '../../../engine/definition';
import { folded } from '../../../engine/values';
import {
  findWizard,
  requestRoute,
  wizards,
  wizardsOf,
  type Modality,
  type Product,
} from '../../shared/products/catalogue';

export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly of?: string | undefined;
  readonly words: Omit<ChoiceWords, 'words'>;
  readonly said: readonly string[];
  readonly code: string;
  /** Below the flow's base. */
  readonly route: string;
  readonly carries?: Modality['carries'];
}

const undescribed: ChoiceWords = { plain: '', atHand: [], minutes: 0, words: [] };

function choiceOf(product: Product, modality?: Modality): Choice | undefined {
  const entry = findWizard(modality?.wizard ?? product.wizard);
  if (!entry) return undefined;
  const { words, ...said } = entry.choice ?? undescribed;
  const name = modality?.name ?? product.name;
  const known = [...(modality?.words ?? []), ...(modality?.plain ? [] : words)];
  return {
    id: modality?.id ?? product.id,
    name,
    of: modality && product.name,
    words: modality?.plain ? { ...said, plain: modality.plain } : said,
    said: [name, known.join(' '), `${product.name} ${entry.name}`, modality?.plain ?? said.plain].map(folded),
    code: entry.code,
    route: requestRoute(product, modality),
    carries: modality?.carries,
  };
}

export const choicesOf = (products: readonly Product[]): readonly Choice[] =>
  products
    .flatMap((product) =>
      product.modalities.length > 0
        ? product.modalities.map((modality) => choiceOf(product, modality))
        : [choiceOf(product)],
    )
    .filter((choice) => choice !== undefined);

export function kindsOf(choices: readonly Choice[], products: readonly Product[]): readonly Choice[] {
  const offered = new Set(products.flatMap(wizardsOf));
  const entries = wizards().filter(({ wizard }) => offered.has(wizard));
  return entries.flatMap((entry) => {
    const { name, code, route, wizard, choice = undescribed } = entry;
    const known = choices.some((one) => one.code === code);
    return known ? [{ id: wizard, name, words: choice, said: [], code, route }] : [];
  });
}

/** Portuguese plural endings are cut from typed words; the texts are singular. */
const stem = (word: string) => (word.length > 4 ? word.replace(/(oes|aes|ais|eis|s)$/, '') : word);

/** Index of the text with the word: 0 is the name, -1 none. */
const placeOf = ({ said }: Choice, word: string) => said.findIndex((text) => text.includes(word));

/** Choices containing every typed word, ignoring accents and case; best match first. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = folded(typed).split(/\s+/).filter(Boolean).map(stem);
  return choices
    .map((choice) => ({ choice, places: words.map((word) => placeOf(choice, word)) }))
    .filter(({ places }) => places.every((place) => place >= 0))
    .toSorted((a, b) => sum(a.places) - sum(b.places))
    .map(({ choice }) => choice);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export const mostAskedFirst = (choices: readonly Choice[], asked: ReadonlyMap<string, number>) =>
  choices.toSorted((a, b) => (asked.get(b.code) ?? 0) - (asked.get(a.code) ?? 0));
