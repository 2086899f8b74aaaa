import { decimalOf } from './exactDecimal';
import { round } from './decimal';

/** U+00A0, which Intl also puts between the currency sign and the amount. */
const NO_BREAK_SPACE = '\u00a0';
const written = /^(-?)(?:R\$\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/;

/** The number with exactly `scale` decimals after a comma and dots between thousands. */
export function decimalText(number: number, scale: number): string {
  const value = round(number, scale);
  const digits = digitsOf(Math.abs(value), scale);
  const whole = grouped(scale === 0 ? digits : digits.slice(0, -scale));
  const text = scale === 0 ? whole : `${whole},${digits.slice(-scale)}`;
  return value < 0 ? `-${text}` : text;
}

/** `R$ 1.234,56`; a negative amount has its sign before the currency, as Intl writes it. */
export function moneyText(number: number): string {
  const text = decimalText(number, 2);
  return text.startsWith('-') ? `-R$${NO_BREAK_SPACE}${text.slice(1)}` : `R$${NO_BREAK_SPACE}${text}`;
}

/** All digits of a number that has at most `scale` decimals, at least one of them before the decimals. */
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
