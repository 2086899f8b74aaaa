import type { ReturnLayout } from './returns/layout';

/** Check digits of a bank's own number that files of banks may ask for. */
export type NumberCheck = 'mod11base7';

/** A collecting bank and the brokerage's account there, as the folder of that bank says (banks/*). */
export interface Bank {
  /** Three digits, and the digit that is printed beside them. */
  readonly code: string;
  readonly checkDigit: string;
  readonly name: string;
  readonly agency: string;
  readonly account: string;
  readonly wallet: string;
  /** The bank's number of the brokerage as its customer, where its files name it. */
  readonly agreement?: string;
  readonly ourNumber: { readonly digits: number; readonly checkDigit?: NumberCheck };
  /** 25 digits with `{agency}`, `{account}`, `{wallet}`, `{agreement}` and `{ourNumber}`. */
  readonly freeField: string;
  readonly layout: ReturnLayout;
}

const FREE_FIELD = /\{(agency|account|wallet|agreement|ourNumber)\}/g;
const LARGEST_WEIGHT = 7;

/** The bank's number of a billet, from the counter. */
export function ourNumberOf({ ourNumber }: Bank, count: number | bigint): string {
  return String(count).padStart(ourNumber.digits, '0');
}

/** The 25 digits that the bank finds a billet by. */
export function freeFieldOf(bank: Bank, ourNumber: string): string {
  return bank.freeField.replaceAll(
    FREE_FIELD,
    (_all, name: 'agency') => ({ ...bank, ourNumber })[name] ?? '',
  );
}

/** The bank's number as it is printed: wallet, number and its check digit where the bank has one. */
export function printedNumberOf({ wallet, ourNumber: { checkDigit } }: Bank, ourNumber: string): string {
  const checked = checkDigit ? `-${CHECKS[checkDigit](wallet + ourNumber)}` : '';
  return `${wallet}/${ourNumber}${checked}`;
}

const CHECKS: Readonly<Record<NumberCheck, (digits: string) => string>> = { mod11base7 };

/** Weights 2 to 7 from the right, again and again; 10 is written P. */
function mod11base7(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * ((at % (LARGEST_WEIGHT - 1)) + 2), 0);
  const check = 11 - (sum % 11);
  if (check === 11) return '0';
  return check === 10 ? 'P' : String(check);
}
