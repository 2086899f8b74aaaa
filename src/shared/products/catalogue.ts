import type { ChoiceWords } from '../../../engine/definition';
import built from '../../../product-schemas/catalogue.json';
import { publishedCatalogue } from './sold';

export interface WizardEntry {
  wizard: string;
  name: string;
  route: string;
  automaticExecutive: boolean;
  code: string;
  choice?: ChoiceWords;
}

export interface Modality {
  id: string;
  name: string;
  path: string;
  wizard: string;
  /** Answers that choosing this modality already gives, by path. */
  carries?: Readonly<Record<string, string>>;
  plain?: string;
  words?: readonly string[];
}

export interface Product {
  id: string;
  name: string;
  path: string;
  wizard?: string;
  modalities: readonly Modality[];
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'pt-BR');
const sorted = <Item extends { name: string }>(items: readonly Item[]) => [...items].toSorted(byName);

/** In the order in which the brokerage names them. */
export const wizards = (published = publishedCatalogue()): readonly WizardEntry[] =>
  (published ?? built).wizards;

export const groups = (published = publishedCatalogue()): readonly string[] => (published ?? built).groups;

/** What can be requested, sorted by name, modalities too. */
export function products(published = publishedCatalogue()): readonly Product[] {
  const { products: all } = (published ?? built) as { products: readonly Product[] };
  return sorted(all).map((product) => ({ ...product, modalities: sorted(product.modalities) }));
}

export const wizardsOf = ({ wizard, modalities }: Product) =>
  modalities.length > 0 ? modalities.map((modality) => modality.wizard) : [wizard];

export const findWizard = (wizard: string | undefined) => wizards().find((entry) => entry.wizard === wizard);

/** The route of a choice below the flow's base: {product path}, then /{modality path} when there is one. */
export function requestRoute(product: Product, modality: Modality | undefined): string {
  return [product.path, modality?.path ?? ''].filter(Boolean).join('/');
}

/** What may be asked for: everything, or on an executive's link what allows automatic requests. */
export function offered(executive: boolean, published = publishedCatalogue()): readonly Product[] {
  if (!executive) return products(published);
  const isAutomatic = (wizard: string | undefined) => findWizard(wizard)?.automaticExecutive === true;
  return products(published)
    .map((product) => ({
      ...product,
      modalities: product.modalities.filter((modality) => isAutomatic(modality.wizard)),
    }))
    .filter((product) => product.modalities.length > 0 || isAutomatic(product.wizard));
}
