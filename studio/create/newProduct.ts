import { operationOf, type Catalogue, type WizardEntry } from '../../engine/definition';
import { codeFor } from './codeFor';

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const CATALOGUE = 'catalogue.json';

type Texts = ReadonlyMap<string, string>;

export interface NewProduct {
  readonly id: string;
  readonly title: string;
  readonly uuid: string;
  /** Wizards no longer in the catalogue, whose names and codes stay taken. */
  readonly before?: readonly WizardEntry[];
  /** Where it is chosen; without it the catalogue does not offer it yet. */
  readonly offer?: { readonly uuid: string; readonly group: string };
}

export type NameFault = 'id' | 'title' | 'taken' | 'code' | 'group';

export class BadName extends Error {
  constructor(
    readonly fault: NameFault,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The template as a new product of a folder: its files, and the catalogue that knows its wizard. @throws BadName when the name
 * is bad or taken.
 */
export function newProduct(texts: Texts, template: Texts, wish: NewProduct) {
  const text = texts.get(CATALOGUE)!;
  const { wizards, changes = [] } = JSON.parse(text) as Catalogue;
  const { before = [] } = wish;
  refuseName(texts, wish, [...wizards, ...before]);
  const entry = entryOf(wish, [...wizards, ...changes, ...before]);
  const known = withItem(text, 'wizards', entry);
  const { offer, title: name } = wish;
  const choice = offer && { id: offer.uuid, name, group: offer.group, path: entry.wizard };
  const catalogue = choice
    ? withItem(known, 'products', { ...choice, wizard: entry.wizard, modalities: [] })
    : known;
  const own = [...template].map(([path, of]) => [`${wish.id}/${path}`, filledIn(of, wish, entry)] as const);
  return { entry, files: new Map([...own, [CATALOGUE, catalogue]]) };
}

function refuseName(texts: Texts, { id, title }: NewProduct, wizards: readonly WizardEntry[]): void {
  if (!ID.test(id)) {
    throw new BadName(
      'id',
      `"${id}" is no id: write small letters and digits, words joined by single hyphens.`,
    );
  }
  if (!title.trim() || /["\\\n{}]/.test(title)) {
    throw new BadName(
      'title',
      'Say what the product is called: a title of one line without quotes, backslashes or braces.',
    );
  }
  const isThere = [...texts.keys()].some((path) => path.startsWith(`${id}/`));
  if (isThere || wizards.some(({ wizard }) => wizard === id)) {
    throw new BadName('taken', `There is already a product ${id}: choose another id.`);
  }
}

function entryOf({ id, title, uuid }: NewProduct, taken: readonly { readonly code: string }[]): WizardEntry {
  const codes = taken.map(({ code }) => code);
  const code = codeFor(id, codes);
  if (!code) throw new BadName('code', `No code is free for ${id}: choose another id.`);
  return {
    wizard: id,
    code,
    kind: null,
    id: uuid,
    name: title,
    route: id,
    operation: operationOf(id),
    block: id.replaceAll(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase()),
    automaticExecutive: false,
  };
}

function filledIn(text: string, { id, title }: NewProduct, { code }: WizardEntry): string {
  const names: Readonly<Record<string, string>> = { id, title, code };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_open, name: string) => names[name]!);
}

function withItem(text: string, list: 'wizards' | 'products', item: object): string {
  const start = text.indexOf(`\n  "${list}": [`);
  const end = text.indexOf('\n  ]', start);
  if (start < 0 || end < 0)
    throw new Error('catalogue.json is not laid out as prettier does: format it first.');
  const written = JSON.stringify(item, null, 2).replaceAll(/^/gm, '    ');
  return `${text.slice(0, end)},\n${written}${text.slice(end)}`;
}
