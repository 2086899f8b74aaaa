import { contentOf } from './contentOf';
import type { ConstantTable, Json } from '../expression';
import { once } from '../text/once';
import type { Catalogue, ProductEntry } from './catalogue';
import type { ProductFiles } from './files';

/** The first possible day, for rows of the catalogue, which has no dates. */
const ALWAYS = '0001-01-01';

const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
  a.name.localeCompare(b.name, 'pt-BR');

function optionsOf(entries: readonly { readonly id: string; readonly name: string }[]): Json {
  return entries.toSorted(byName).map(({ id, name }) => ({ value: id, label: name }));
}

function codesOf({ products, wizards }: Catalogue): Json {
  const codeOf = (wizard: string | undefined) => wizards.find((entry) => entry.wizard === wizard)?.code;
  const ids = products.flatMap(({ id, wizard, modalities }: ProductEntry) => [
    { id, code: codeOf(wizard) },
    ...modalities.map((modality) => ({ id: modality.id, code: codeOf(modality.wizard) })),
  ]);
  return Object.fromEntries(ids.flatMap(({ id, code }) => (code === undefined ? [] : [[id, code]])));
}

/** Made once of a catalogue: constants are asked for again and again, and names are sorted as Portuguese sorts them. */
const catalogueTables = once((catalogue: Catalogue): ConstantTable => {
  const modalities = catalogue.products.map(({ id, modalities: list }) => [id, optionsOf(list)] as const);
  const rows = (value: Json) => [{ from: ALWAYS, value }];
  return {
    'catalogue-products': rows(optionsOf(catalogue.products)),
    'catalogue-modalities': rows(Object.fromEntries(modalities)),
    'catalogue-codes': rows(codesOf(catalogue)),
  };
});

type Listed = ConstantTable & { $schema?: string };

export function constantsOf(files: ProductFiles): ConstantTable {
  const { $schema: _schema, ...table } = contentOf<Listed>(files, 'constants.json') ?? {};
  const catalogue = contentOf<Catalogue>(files, 'catalogue.json');
  return { ...(catalogue && catalogueTables(catalogue)), ...table };
}
