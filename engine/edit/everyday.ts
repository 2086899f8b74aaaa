import { pointerPart } from '../definition/files';
import type { Json } from '../expression';
import { insertJson, removeJson, setJson } from './jsonEdits';
import { entryAt, jsonTree } from './jsonTree';

/** The limits that an analyst changes every day, in the order in which files have them. */
export const LIMITS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'decimals',
  'minItems',
  'maxItems',
] as const;

export type LimitName = (typeof LIMITS)[number];

type Option = string | { readonly value: string | number; readonly label: string };

/** A question as it stands in its step's file. */
export interface RawQuestion {
  readonly title: string;
  readonly type: string;
  readonly errorMessage?: Readonly<Record<string, string>>;
  readonly ui: { readonly widget: string; readonly options?: readonly Option[] };
  readonly [key: string]: unknown;
}

/** What a pointer leads to; undefined where there is nothing. */
export function readJson(text: string, pointer: string): Json | undefined {
  const tree = jsonTree(text);
  const node = pointer === '' ? tree : entryAt(tree, pointer)?.value;
  return node && (JSON.parse(text.slice(node.start, node.end)) as Json);
}

const keysAt = (text: string, pointer: string) =>
  (pointer === '' ? jsonTree(text) : entryAt(jsonTree(text), pointer)?.value)?.entries.map(
    ({ key }) => key,
  ) ?? [];

/** The key that a new one is put behind, so that looks and messages stay last. */
function beforeLooks(text: string, question: string): string | undefined {
  return keysAt(text, question).findLast((key) => key !== 'ui' && key !== 'errorMessage');
}

/** Gives a question a limit, or takes it away. */
export function withLimit(
  text: string,
  question: string,
  limit: LimitName,
  value: number | undefined,
): string {
  const pointer = question + pointerPart(limit);
  if (value === undefined) return removeJson(text, pointer);
  return setJson(text, pointer, value, beforeLooks(text, question));
}

/** Gives a question a sentence of its own for what is wrong, or with none the one that all share. */
export function withMessage(text: string, question: string, keyword: string, sentence: string): string {
  const messages = `${question}/errorMessage`;
  const own = keysAt(text, messages);
  if (sentence === '')
    return removeJson(
      text,
      own.length === 1 && own[0] === keyword ? messages : messages + pointerPart(keyword),
    );
  if (own.length > 0) return setJson(text, messages + pointerPart(keyword), sentence);
  return setJson(text, messages, { [keyword]: sentence }, beforeLooks(text, question));
}

/** Changes an option's words, or adds it behind the last; what is kept of an object's option is its value. */
export function withOption(text: string, question: string, index: number, label: string): string {
  const options = readJson(text, `${question}/ui/options`) as unknown as readonly Option[];
  const at = `${question}/ui/options/${index}`;
  const old = options[index];
  if (typeof old === 'object') return setJson(text, `${at}/label`, label);
  if (old !== undefined) return setJson(text, at, label);
  const like = options[0];
  const added: Json = typeof like === 'object' ? { value: nextValue(options, label), label } : label;
  return insertJson(text, `${question}/ui/options`, options.length, added);
}

/** Numbers go on behind the largest; a text is its own value. */
function nextValue(options: readonly Option[], label: string): string | number {
  const numbers = options.flatMap((one) =>
    typeof one === 'object' && typeof one.value === 'number' ? [one.value] : [],
  );
  return numbers.length > 0 ? Math.max(...numbers) + 1 : label;
}

export function withoutOption(text: string, question: string, index: number): string {
  return removeJson(text, `${question}/ui/options/${index}`);
}

/** Whether a step asks for an answer to the question that stands at this pointer of its file. */
export function isRequired(text: string, question: string): boolean {
  return keysAt(text, '/required').length > 0 && namesAt(text).includes(nameOf(question));
}

const nameOf = (question: string) => question.slice(question.lastIndexOf('/') + 1);
const namesAt = (text: string) => (readJson(text, '/required') ?? []) as readonly string[];

/** Makes the answer one that must be given, or no longer. */
export function withRequired(text: string, question: string, required: boolean): string {
  const names = namesAt(text);
  const at = names.indexOf(nameOf(question));
  if (required === at >= 0) return text;
  if (!required) return removeJson(text, names.length === 1 ? '/required' : `/required/${at}`);
  if (names.length === 0) return setJson(text, '/required', [nameOf(question)], 'type');
  return insertJson(text, '/required', names.length, nameOf(question));
}

/** What an analyst says of a new question. */
export interface NewQuestion {
  readonly name: string;
  readonly title: string;
  readonly widget: keyof typeof SHAPES;
  readonly required: boolean;
  /** The question that it is asked behind; without one it is the last. */
  readonly after?: string;
}

/** What a question of each kind begins with. */
export const SHAPES = {
  text: { type: 'string', maxLength: 100 },
  textarea: { type: 'string', maxLength: 500 },
  date: { type: 'string', format: 'date' },
  money: { type: 'number', minimum: 0 },
  percent: { type: 'number', minimum: 0, maximum: 100 },
  integer: { type: 'integer', minimum: 0 },
  checkbox: { type: 'boolean' },
} as const;

/** A name that may stand in rules, of a title: "Número do Lote" is numeroDoLote. */
export function nameOfTitle(title: string): string {
  const words = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  const [first = '', ...rest] = words.map((word) => word.toLowerCase());
  return first + rest.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}

/** Puts a question into a step. Throws where one of that name is there. */
export function withQuestion(text: string, question: NewQuestion): string {
  const pointer = `/properties${pointerPart(question.name)}`;
  if (readJson(text, pointer) !== undefined) throw new Error(`There is a question ${question.name}.`);
  const ui = { widget: question.widget, width: question.widget === 'textarea' ? 'full' : 'half' };
  const asked: Json = { title: question.title, ...SHAPES[question.widget], ui };
  return withRequired(setJson(text, pointer, asked, question.after), pointer, question.required);
}

/** One value of a table of constants, from its first day on. */
export interface DatedRow {
  readonly from: string;
  readonly value: Json;
  readonly title?: string;
  readonly note?: string;
}

/** Adds a row to a table of constants by its day; what was in force before stays, as requests were priced with it. */
export function withRow(text: string, table: string, row: DatedRow): string {
  const rows = readJson(text, pointerPart(table)) as unknown as readonly DatedRow[];
  const same = rows.findIndex(({ from }) => from === row.from);
  const words: Json = { ...row };
  if (same >= 0) return setJson(text, `${pointerPart(table)}/${same}`, words);
  const index = rows.filter(({ from }) => from < row.from).length;
  return insertJson(text, pointerPart(table), index, words);
}
