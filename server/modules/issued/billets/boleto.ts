import { centDigits, dayNumber } from '../../../../engine/values';

/** Since this day the due factor counts from 1000 again; it runs to 9999. */
const FACTOR_EPOCH = dayNumber('2025-02-22');
const FIRST_FACTOR = 1000;
const FACTORS = 9000;
const REAL = '9';
const AMOUNT_DIGITS = 10;

export interface BarCodeContent {
  /** Three digits. */
  bank: string;
  /** YYYY-MM-DD */
  dueDate: string;
  /** R$ with two decimals, such as 1234.56. */
  amount: string;
  /** 25 digits of the bank's own. */
  freeField: string;
}

/** The due factor of four digits: 1000 on 2025-02-22, one more each day, 1000 again after 9999. */
export function dueFactor(dueDate: string): string {
  const days = dayNumber(dueDate) - FACTOR_EPOCH;
  return String(FIRST_FACTOR + (((days % FACTORS) + FACTORS) % FACTORS));
}

/** The 44 digits of a billet's bar code. An amount of more than ten digits takes the due factor's place. */
export function barCodeOf({ bank, dueDate, amount, freeField }: BarCodeContent): string {
  const cents = centDigits(amount);
  const value =
    cents.length <= AMOUNT_DIGITS
      ? dueFactor(dueDate) + cents.padStart(AMOUNT_DIGITS, '0')
      : cents.padStart(AMOUNT_DIGITS + 4, '0');
  const head = bank + REAL;
  return head + mod11(head + value + freeField) + value + freeField;
}

export function changedBarCode(barCode: string, changed: Pick<BarCodeContent, 'dueDate' | 'amount'>): string {
  return barCodeOf({ ...changed, bank: barCode.slice(0, 3), freeField: barCode.slice(19) });
}

/** The 47 digits that a person types for a bar code: three fields with check digits, the code's own, the value. */
export function lineOf(barCode: string): string {
  const free = barCode.slice(19);
  const fields = [barCode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  const checked = fields.map((field) => field + mod10(field)).join('');
  return checked + barCode.slice(4, 19);
}

/** A line as it is printed: 00000.00000 00000.000000 00000.000000 0 00000000000000. */
export function lineText(line: string): string {
  return line.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
}

/** Weights 2, 1, 2 … from the right, digits of products added up. */
function mod10(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Weights 2 to 9 from the right, again and again; 0, 10 and 11 become 1. */
function mod11(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * ((index % 8) + 2), 0);
  const check = 11 - (sum % 11);
  return String(check >= 10 ? 1 : check);
}
