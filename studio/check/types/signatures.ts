import { alike, contained, equals, ordered, plain, row, table, type Signature } from './signature';
import { ANY, listOf, NUMBERS, of, TEXTS, type Kind } from './Type';

const BOOLEAN = of('boolean');
const TEXT = of('text');
const COUNT = of('count');
const LIST = ['list'] as const;
const DATE = ['date'] as const;
const WHOLE = ['count'] as const;
/** What `cat` may join unformatted; amounts and dates must be formatted first. */
export const PRINTED: readonly Kind[] = [...TEXTS, 'count', 'number', 'percent'];

const moved = plain(of('date'), DATE, WHOLE);
const between = plain(COUNT, DATE, DATE);
const ofText = plain(TEXT, TEXTS);
const aboutText = plain(BOOLEAN, TEXTS);
const aboutTaxId = plain(BOOLEAN, ['taxId', 'text']);

const product = table([
  row('money', 'count', 'money'),
  row('money', 'number', 'money'),
  row('count', 'money', 'money'),
  row('number', 'money', 'money'),
  row('count', 'count', 'count'),
  row('percent', 'count', 'percent'),
  row('percent', 'number', 'percent'),
  row('count', 'percent', 'percent'),
  row('number', 'percent', 'percent'),
  row('number', 'number', 'number'),
  row('number', 'count', 'number'),
  row('count', 'number', 'number'),
]);

const quotient = table([
  row('money', 'count', 'money'),
  row('money', 'number', 'money'),
  row('money', 'money', 'number'),
  row('percent', 'count', 'percent'),
  row('percent', 'number', 'percent'),
  row('percent', 'percent', 'number'),
  row('count', 'count', 'number'),
  row('count', 'number', 'number'),
  row('number', 'count', 'number'),
  row('number', 'number', 'number'),
]);

const partOfAmount = table([
  row('money', 'percent', 'money'),
  row('number', 'percent', 'number'),
  row('money', 'number', 'money'),
]);
const share = table([
  row('money', 'money', 'percent'),
  row('count', 'count', 'percent'),
  row('number', 'number', 'percent'),
]);

/** What each operator takes and gives; those whose result hangs on more than types are in `shaped`. */
export const SIGNATURES: Readonly<Record<string, Signature>> = {
  missing: plain(listOf(TEXT), ['any']),
  missing_some: plain(listOf(TEXT), ['any']),
  today: plain(of('date')),
  searched: plain(TEXT),
  '!': plain(BOOLEAN, ['any']),
  '!!': plain(BOOLEAN, ['any']),
  '==': equals,
  '===': equals,
  '!=': equals,
  '!==': equals,
  '>': ordered,
  '>=': ordered,
  '<': ordered,
  '<=': ordered,
  '+': alike,
  '-': alike,
  '*': product,
  '/': quotient,
  '%': alike,
  min: alike,
  max: alike,
  sum: alike,
  minus: alike,
  times: product,
  over: quotient,
  percentOf: partOfAmount,
  plusPercent: partOfAmount,
  percentShare: share,
  addDays: moved,
  addMonths: moved,
  addYears: moved,
  daysBetween: between,
  monthsBetween: between,
  yearsBetween: between,
  isDate: plain(BOOLEAN, ['date', 'text']),
  formatDate: plain(TEXT, DATE),
  formatMoney: plain(TEXT, ['money']),
  formatNumber: plain(TEXT, NUMBERS, WHOLE),
  parseNumber: plain(of(...NUMBERS), TEXTS),
  cat: plain(of('text', 'date'), PRINTED),
  substr: plain(of('text', 'date'), TEXTS, WHOLE),
  in: contained,
  upper: ofText,
  trim: ofText,
  digits: ofText,
  segment: plain(TEXT, TEXTS, TEXTS, WHOLE),
  length: plain(COUNT, TEXTS),
  join: plain(of('text', 'date'), LIST, TEXTS),
  startsWith: aboutText,
  matches: aboutText,
  plainText: ofText,
  plainLines: ofText,
  visibleText: ofText,
  unaccented: ofText,
  alphanumeric: ofText,
  unmasked: ofText,
  isCpf: aboutTaxId,
  isCnpj: aboutTaxId,
  isTaxId: aboutTaxId,
  taxIdKind: plain(TEXT, ['taxId', 'text']),
  bareTaxId: plain(of('taxId', 'text'), ['taxId', 'text']),
  formatTaxId: plain(TEXT, ['taxId', 'text']),
  isProcessNumber: plain(BOOLEAN, ['text']),
  isCep: plain(BOOLEAN, ['postalCode', 'text']),
  isPhone: plain(BOOLEAN, ['phone', 'text']),
  all: plain(BOOLEAN, LIST, ['any']),
  some: plain(BOOLEAN, LIST, ['any']),
  none: plain(BOOLEAN, LIST, ['any']),
  range: plain(listOf(COUNT), WHOLE, WHOLE),
  count: plain(COUNT, LIST),
  merge: plain(listOf(ANY), ['any']),
};
