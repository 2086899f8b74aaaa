import type { ReturnLayout } from './returns/layout';

export type NumberCheck = 'mod11base7';

export interface Bank {
  readonly code: string;
  readonly checkDigit: string;
  readonly name: string;
  readonly agency: string;
  readonly account: string;
  readonly wallet: string;
  readonly agreement?: string;
  readonly ourNumber: { readonly digits: number; readonly checkDigit?: NumberCheck };
  /** 25 digits with `{agency}`, `{account}`, `{wallet}`, `{agreement}` and `{ourNumber}`. */
  readonly freeField: string;
  readonly layout: ReturnLayout;
}

const FREE_FIELD = /\{(agency|account|wallet|agreement|ourNumber)\}/g;
const LARGEST_WEIGHT = 7;

export function ourNumberOf({ ourNumber }: Bank, count: number | bigint): string {
  return String(count).padStart(ourNumber.digits, '0');
}

export function freeFieldOf(bank: Bank, ourNumber: string): string {
  return bank.freeField.replaceAll(
    FREE_FIELD,
    (_all, name: 'agency') => ({ ...bank, ourNumber })[name] ?? '',
  );
}

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
