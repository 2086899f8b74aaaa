import type { Json } from '../../../engine/expression';

export type Kind =
  | 'any'
  | 'nothing'
  | 'date'
  | 'instant'
  | 'money'
  | 'percent'
  | 'count'
  | 'number'
  | 'text'
  | 'option'
  | 'taxId'
  | 'phone'
  | 'postalCode'
  | 'boolean'
  | 'choice'
  | 'record'
  | 'list';

/** Several kinds where a definition leaves it open: a written 5 may be an amount. */
export interface Type {
  readonly kinds: readonly Kind[];
  readonly item?: Type;
  /** What a choice or a record has, by name; it may be anything where this is left out. */
  readonly parts?: Readonly<Record<string, Type>> | undefined;
  readonly written?: Json | undefined;
}

export const TEXTS: readonly Kind[] = ['text', 'option', 'taxId', 'phone', 'postalCode'];
export const NUMBERS: readonly Kind[] = ['money', 'percent', 'count', 'number'];

export const ANY: Type = { kinds: ['any'] };
export const NOTHING: Type = { kinds: ['nothing'] };

export function of(...kinds: readonly Kind[]): Type {
  return { kinds };
}

export function listOf(item: Type): Type {
  return { kinds: ['list'], item };
}

/** Whether any use fits the value: it may be anything, or is empty. */
export function isOpen({ kinds }: Type): boolean {
  return kinds.includes('any') || kinds.includes('nothing');
}

export function fits(type: Type, accepted: readonly Kind[]): boolean {
  return isOpen(type) || accepted.includes('any') || type.kinds.some((kind) => accepted.includes(kind));
}

const WORDS: Readonly<Record<Kind, string>> = {
  any: 'anything',
  nothing: 'nothing',
  date: 'a date',
  instant: 'an instant',
  money: 'an amount',
  percent: 'a percentage',
  count: 'a whole number',
  number: 'a number',
  text: 'a text',
  option: 'an option',
  taxId: 'a tax id',
  phone: 'a telephone',
  postalCode: 'a postal code',
  boolean: 'a yes or no',
  choice: 'a choice (value and label)',
  record: 'an object',
  list: 'a list',
};

export function inWords(kinds: readonly Kind[]): string {
  const words = kinds.map((kind) => WORDS[kind]);
  return words.length < 2 ? (words[0] ?? WORDS.any) : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

export function named(type: Type): string {
  const { written, kinds } = type;
  if (typeof written === 'string') return `the text ${JSON.stringify(written)}`;
  if (typeof written === 'number') return `the number ${written}`;
  if (kinds.length > 1 && kinds.every((kind) => NUMBERS.includes(kind))) return WORDS.number;
  return inWords(kinds.slice(0, 1));
}
