import { unitBehind } from './countText';

export type TypingFault = 'type' | 'format' | 'decimals';

/** What a text means: a value, or why it has none; neither where it is empty. */
export interface Reading<Value> {
  readonly value?: Value;
  readonly fault?: TypingFault;
}

interface DecimalLimits {
  readonly decimals: number;
  /** Exclusive upper bound. */
  readonly below: number;
  readonly mark: RegExp;
}

export const REAIS: DecimalLimits = { decimals: 2, below: 1e13, mark: /^\s*R\$/i };
export const PERCENT: DecimalLimits = { decimals: 2, below: 1000, mark: /%\s*$/ };

const brazilian = /^([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d*))?$/;
const cents = /^(),(\d+)$/;
const decimalPoint = /^(\d+)\.(\d*)$/;
const english = /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d*)$/;
const englishWhole = /^([1-9]\d{0,2}(?:,\d{3}){2,})$/;

/**
 * '1.234,56', '1234,56', '1234.56' and '1,234.56' as numbers. One dot before three figures parts thousands, one
 * comma parts decimals; what has a sign, a letter or more decimals than allowed is not taken for anything.
 */
export function readDecimal(typed: string, { decimals, below, mark }: DecimalLimits): Reading<number> {
  const text = typed.replace(mark, '').trim();
  if (text === '') return typed.trim() === '' ? {} : { fault: 'type' };
  const found = [brazilian, cents, english, englishWhole, decimalPoint].map((form) => form.exec(text));
  const [, whole, fraction = ''] = found.find((match) => match !== null) ?? [];
  if (whole === undefined) return { fault: 'type' };
  if (fraction.length > decimals) return { fault: 'decimals' };
  const value = Number(`${whole.replace(/[.,]/g, '')}.${fraction}`);
  return value < below ? { value } : { fault: 'type' };
}

/** A number with at least so many decimals; a value from elsewhere that has more keeps them all. */
export function writeDecimal(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return (Number(text) === value ? text : String(value)).replace('.', ',');
}

/** Adds dots between thousands, unless the text already has some or is not a plain number. */
export function withThousands(text: string): string {
  const [, whole, rest] = /^(\d{4,})(|,\d*)$/.exec(text) ?? [];
  return whole === undefined ? text : whole.replace(/\B(?=(\d{3})+$)/g, '.') + rest;
}

/** A whole number, dots between its thousands or not, with its unit or not. */
export function readInteger(typed: string, digits: number, unit?: string): Reading<number> {
  const text = typed.trim();
  if (text === '') return {};
  const behind = unit === undefined ? [] : [unit, unitBehind(1, unit)];
  const mark = behind.find((word) => text.endsWith(word)) ?? '';
  const figures = text.slice(0, text.length - mark.length).trim();
  const plain = figures.replaceAll('.', '').replace(/^0+(?=\d)/, '');
  const isWhole = /^(\d+|[1-9]\d{0,2}(\.\d{3})+)$/.test(figures) && plain.length <= digits;
  return isWhole ? { value: Number(plain) } : { fault: 'type' };
}
