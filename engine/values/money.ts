import { decimalText } from './decimalText';

/** Amounts in reais. Stored ones are text with two decimals after a dot, as the database has them: '1234.56'. */
/** U+00A0, which Intl also puts between the currency sign and the amount. */
const NO_BREAK_SPACE = '\u00a0';

/** `R$ 1.234,56`; a negative amount has its sign before the currency, as Intl writes it. */
export function moneyText(number: number): string {
  const text = decimalText(number, 2);
  return text.startsWith('-') ? `-R$${NO_BREAK_SPACE}${text.slice(1)}` : `R$${NO_BREAK_SPACE}${text}`;
}

export const storedAmount = (amount: number): string => amount.toFixed(2);

export const centDigits = (amount: string): string => amount.replace('.', '');

/**
 * Splits a stored amount into so many parts that differ by less than a cent a part and add up exactly: what
 * cannot be split stands on the first.
 */
export function splitAmount(amount: string, parts: number): string[] {
  const cents = BigInt(centDigits(amount));
  const each = cents / BigInt(parts);
  const rest = cents - each * BigInt(parts);
  return Array.from({ length: parts }, (_, index) => amountOf(index === 0 ? each + rest : each));
}

function amountOf(cents: bigint): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
