import { addedOperators } from '../operatorsOf';
import { decimalText, numberOfText } from '../../values/decimalText';
import { moneyText } from '../../values/money';
import { numberOf } from '../../values/decimal';
import { argument, finite, optional, scaleOf } from './arguments';

const amount = argument('value', 'number');
const scale = argument('scale', 'scale', optional);

function formatMoney(value: unknown): string | null {
  const number = finite(numberOf(value));
  return number === null ? null : moneyText(number);
}

function formatNumber(value: unknown, decimals?: unknown): string | null {
  const number = numberOf(value);
  const digits = scaleOf(decimals);
  return Number.isFinite(number + digits) ? decimalText(number, digits) : null;
}

function parseNumber(text: unknown): number | null {
  return finite(typeof text === 'string' ? numberOfText(text) : numberOf(text));
}

export const moneyTextOperators = addedOperators('money', {
  formatMoney: {
    args: [amount],
    gives: 'The amount in reais as text, with a no-break space after the sign.',
    example: { expression: { formatMoney: 1234.5 }, result: 'R$\u00a01.234,50' },
    apply: formatMoney,
  },
  formatNumber: {
    args: [amount, scale],
    gives:
      'The number as text with so many decimals (2 if left out) after a comma and dots between thousands.',
    example: { expression: { formatNumber: [1234.567, 2] }, result: '1.234,57' },
    apply: formatNumber,
  },
  parseNumber: {
    args: [argument('text', 'text')],
    gives: 'The number that a text with a decimal comma says; null if it says none.',
    example: { expression: { parseNumber: '1.234,56' }, result: 1234.56 },
    apply: parseNumber,
  },
});
