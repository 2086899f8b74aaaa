import { decimalOf } from './exactDecimal';
import { round } from './decimal';

const written = /^(-?)(?:R\$\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/;

/** The number with exactly `scale` decimals after a comma and dots between thousands. */
export function decimalText(number: number, scale: number): string {
  const value = round(number, scale);
  const digits = digitsOf(Math.abs(value), scale);
  const whole = grouped(scale === 0 ? digits : digits.slice(0, -scale));
  const text = scale === 0 ? whole : `${whole},${digits.slice(-scale)}`;
  return value < 0 ? `-${text}` : text;
}

function digitsOf(number: number, scale: number): string {
  const units = number * 10 ** scale;
  const digits = units <= 1e15 ? String(Math.round(units)) : exactDigits(number, scale);
  return digits.padStart(scale + 1, '0');
}

function exactDigits(number: number, scale: number): string {
  const decimal = decimalOf(number);
  return String(decimal.units * 10n ** BigInt(scale - decimal.scale));
}

function grouped(digits: string): string {
  let text = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3) {
    text = `${digits.slice(Math.max(0, end - 3), end)}.${text}`;
  }
  return text;
}

/** Reads `1.234,56`, `1234,5` or `R$ 10,00`; NaN for anything else, a decimal dot included. */
export function numberOfText(text: string): number {
  const match = written.exec(text.trim());
  if (!match) return NaN;
  const [, sign = '', whole = '', decimals = '0'] = match;
  return Number(`${sign}${whole.replaceAll('.', '')}.${decimals}`);
}

/** A number with a comma and no other mark, of at least two decimals and all there are: what a field does not allow is refused, not rounded away. */
export function commaText(value: number): string {
  const text = String(value);
  const [, decimals = ''] = text.split('.');
  const isExact = decimals.length >= 2 && !text.includes('e');
  return (isExact ? text : value.toFixed(text.includes('e-') ? 20 : 2)).replace('.', ',');
}

/** Reads what commaText writes; undefined of anything else. */
export function numberOfCommaText(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^-?\d+(,\d+)?$/.test(value)) return undefined;
  return Number(value.replace(',', '.'));
}

/** The number with dots between thousands and at most so many decimals: 2,5 of 2.5. */
export function numberText(number: number, most: number): string {
  const text = decimalText(number, most);
  return most === 0 ? text : text.replace(/,?0+$/, '');
}

export const percentText = (percent: number, decimals = 2) => `${decimalText(percent, decimals)}%`;
