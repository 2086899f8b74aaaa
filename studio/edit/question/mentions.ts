import { jsonTexts, type JsonText } from './jsonTexts';

export type Texts = ReadonlyMap<string, string>;

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

export interface Renaming {
  readonly product: string;
  readonly from: string;
  readonly to: string;
}

const quoted = (text: string) => JSON.stringify(text);

/** Parts of a case about the record, which keeps its names, or about answers of sources. */
const OF_RECORD = ['change', 'record', 'said', 'data', 'payload', 'request'];

/** Whether a text of a file names a place in the record, as `to` does beside `from`. */
function isOfRecord(file: string, { path, isKey }: JsonText): boolean {
  if (/\/(record|questionnaire)\.json$/.test(file)) return !isKey && path.at(-1) === 'to';
  if (!file.includes('/cases/')) return false;
  const around = isKey ? path.slice(0, -1) : path;
  return (
    around.some((part) => OF_RECORD.includes(part)) || (around.includes('review') && path.at(-1) === 'path')
  );
}

export function mentionsOf(file: string, text: string, question: string): JsonText[] {
  return (
    jsonTexts(text)
      // Rules that were included for the field have ids that begin with its name.
      .filter(({ value }) =>
        [question, `${question}.`, `${question}-`].some((name, at) =>
          at ? value.startsWith(name) : value === name,
        ),
      )
      .filter((it) => !isOfRecord(file, it))
  );
}

/**
 * In the catalogue, modalities carry answers and policy changes name a question, where they lead to this product.
 */
export function mentionsInCatalogue(text: string, { product, from }: Omit<Renaming, 'to'>): JsonText[] {
  const { products, changes = [] } = JSON.parse(text) as {
    products: { modalities: { wizard?: string }[] }[];
    changes?: { wizard: string }[];
  };
  const isElsewhere = ([list, change, key]: readonly string[]) =>
    list === 'changes' && key === 'elsewhere' && changes[Number(change)]?.wizard === product;
  const leadsHere = ([, at, , modality]: readonly string[]) =>
    products[Number(at)]?.modalities[Number(modality)]?.wizard === product;
  return jsonTexts(text)
    .filter(
      ({ path, isKey }) =>
        (isKey && path[0] === 'products' && path.at(-2) === 'carries' && leadsHere(path)) ||
        (!isKey && isElsewhere(path)),
    )
    .filter(({ value }) => value === from);
}

export function withMentions(file: string, text: string, renaming: Renaming): string {
  const { from, to } = renaming;
  const found =
    file === 'catalogue.json' ? mentionsInCatalogue(text, renaming) : mentionsOf(file, text, from);
  const edits = found.map(({ value, start, end }): Edit => ({
    ...{ start, end },
    to: quoted(to + value.slice(from.length)),
  }));
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, { start, end, to: now }) => done.slice(0, start) + now + done.slice(end), text);
}
