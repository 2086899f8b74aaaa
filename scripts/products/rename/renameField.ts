import { composeProduct } from '../../../engine/definition';
import type { Json } from '../../../engine/expression';
import { OperatorError } from '../../../server/infra/OperatorError';
import { jsonTexts, type JsonText } from './jsonTexts';

/** Texts of files below product-schemas/, by their path. */
export type Texts = ReadonlyMap<string, string>;

/** A piece of a text, and what takes its place. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

interface Renaming {
  readonly product: string;
  readonly from: string;
  readonly to: string;
}

type Step = { readonly path?: string; readonly properties?: Readonly<Record<string, { was?: string[] }>> };

const parsed = (text: string) => JSON.parse(text) as unknown;
const stepOf = (field: string) => field.slice(0, field.indexOf('.'));
const nameOf = (field: string) => field.slice(field.indexOf('.') + 1);

/** Parts of a case that speak of the record, which keeps its names, or hold what sources say. */
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

const quoted = (text: string) => JSON.stringify(text);

/** Where a file names the field, what is inside its answer, or a rule of it. */
function mentionsIn(file: string, text: string, { from, to }: Renaming): Edit[] {
  return (
    jsonTexts(text)
      // Rules that were included for the field have ids that begin with its name.
      .filter(({ value }) =>
        [from, `${from}.`, `${from}-`].some((name, at) => (at ? value.startsWith(name) : value === name)),
      )
      .filter((it) => !isOfRecord(file, it))
      .map(({ value, start, end }) => ({ start, end, to: quoted(to + value.slice(from.length)) }))
  );
}

/** The step's own name for the field, what it requires, and what the field was called. */
function inStep(text: string, { from, to }: Renaming): Edit[] {
  const [old, now] = [nameOf(from), nameOf(to)];
  return jsonTexts(text).flatMap(({ path, isKey, value, start, end }) => {
    const at = path.join('/');
    const renamed = { start, end, to: quoted(now) };
    if (at === `properties/${old}/was` && isKey) return [behind(text, '[', end, `${quoted(from)},`)];
    if (value !== old) return [];
    if (!isKey) return path[0] === 'required' && path.length === 2 ? [renamed] : [];
    return at === `properties/${old}` ? [renamed, ...firstFormer(text, end, from)] : [];
  });
}

/** What a field was called, where it has not had another name before. */
function firstFormer(text: string, end: number, from: string): Edit[] {
  const { was } = (parsed(text) as Step).properties![nameOf(from)]!;
  return was ? [] : [behind(text, '{', end, `"was": [${quoted(from)}],`)];
}

/** What is put behind the next bracket. */
function behind(text: string, bracket: string, from: number, to: string): Edit {
  const start = text.indexOf(bracket, from) + 1;
  return { start, end: start, to };
}

function applied(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, { start, end, to }) => done.slice(0, start) + to + done.slice(end), text);
}

/** The file of the step that asks the question itself. */
function stepFileOf(texts: Texts, { product, from, to }: Renaming): string {
  const own = [...texts].filter(([file]) => file.startsWith(`${product}/steps/`));
  const found = own.find(([, text]) => {
    const { path, properties = {} } = parsed(text) as Step;
    return path === stepOf(from) && Object.hasOwn(properties, nameOf(from));
  });
  if (!texts.has(`${product}/product.json`)) throw new OperatorError(`There is no product ${product}.`);
  if (!found)
    throw new OperatorError(`No step of ${product}'s own asks ${from}: shared questions keep their names.`);
  if (stepOf(from) !== stepOf(to)) throw new OperatorError(`${to} would be in another step than ${from}.`);
  const names = own.flatMap(([, text]) => {
    const { path, properties = {} } = parsed(text) as Step;
    return Object.keys(properties).map((name) => `${path}.${name}`);
  });
  if (names.includes(to)) throw new OperatorError(`There is a field ${to} already.`);
  return found[0];
}

interface Entry {
  readonly from: string;
  readonly to?: string | null;
}

/** Where the record holds the field today: entries, branches and casing as they come out. */
function placeInRecord(texts: Texts, { product, from }: Renaming): string | null {
  const files = new Map([...texts].map(([file, text]) => [file, parsed(text) as Json]));
  const { fields } = composeProduct(files, product).definition.record;
  const own = fields.find((entry) => entry.from === from);
  return own ? (own.to ?? null) : from;
}

/** The record keeps the name that its readers know. */
function withRecord(text: string | undefined, { from, to }: Renaming, place: string | null): string {
  const record = parsed(text ?? '{"$schema": "../_meta/record.schema.json"}') as { fields?: Entry[] };
  const fields = record.fields ?? [];
  const named = fields.filter((entry) => entry.from === to || entry.from.startsWith(`${to}.`));
  if (named.length > 0 && named.every((entry) => entry.to !== undefined)) return text!;
  const kept = fields.map((entry) =>
    entry.from === to && entry.to === undefined ? { ...entry, to: place } : entry,
  );
  const added = named.length > 0 ? kept : [...kept, { from: to, to: place ?? from }];
  return JSON.stringify({ ...record, fields: added });
}

/** The catalogue's modalities carry answers, and what changes a policy names a question, of this product where they lead here. */
function inCatalogue(text: string, renaming: Renaming): Edit[] {
  const { products, changes = [] } = parsed(text) as {
    products: { modalities: { wizard?: string }[] }[];
    changes?: { wizard: string }[];
  };
  const isElsewhere = ([list, change, key]: readonly string[]) =>
    list === 'changes' && key === 'elsewhere' && changes[Number(change)]?.wizard === renaming.product;
  const leadsHere = ([, product, , modality]: readonly string[]) =>
    products[Number(product)]?.modalities[Number(modality)]?.wizard === renaming.product;
  return jsonTexts(text)
    .filter(
      ({ path, isKey }) =>
        (isKey && path[0] === 'products' && path.at(-2) === 'carries' && leadsHere(path)) ||
        (!isKey && isElsewhere(path)),
    )
    .filter(({ value }) => value === renaming.from)
    .map(({ start, end }) => ({ start, end, to: quoted(renaming.to) }));
}

/**
 * The files that a renamed field changes, `from` and `to` as path.property: steps, rules, rating, cases, catalogue. The
 * record keeps the former name, and so do answers that were kept under it (`was`).
 */
export function renameField(texts: Texts, product: string, from: string, to: string): Map<string, string> {
  const renaming = { product, from, to };
  const stepFile = stepFileOf(texts, renaming);
  const changed = new Map<string, string>();
  for (const [file, text] of texts) {
    if (file !== 'catalogue.json' && !file.startsWith(`${product}/`)) continue;
    const edits = file === 'catalogue.json' ? inCatalogue(text, renaming) : mentionsIn(file, text, renaming);
    const all = file === stepFile ? [...edits, ...inStep(text, renaming)] : edits;
    if (all.length > 0) changed.set(file, applied(text, all));
  }
  const record = `${product}/record.json`;
  const before = changed.get(record) ?? texts.get(record);
  const after = withRecord(before, renaming, placeInRecord(texts, renaming));
  if (after !== before) changed.set(record, after);
  return changed;
}
