/** A bank's word on one title. Amounts are R$ with two decimals, dates YYYY-MM-DD. */
export interface ReturnedTitle {
  readonly ourNumber: string;
  /** Whether it was paid; other movements (entered, written off, a fee) change no billet. */
  readonly isPaid: boolean;
  readonly amount: string;
  readonly paid: string;
  /** Part of what was paid. */
  readonly interest: string;
  readonly paidOn: string;
}

export interface ReturnedAccount {
  readonly agency: string;
  readonly account: string;
}

export interface ReturnFile {
  readonly bank: string;
  readonly accounts: readonly ReturnedAccount[];
  /** The brokerage's number as the bank's customer; empty where the file does not tell. */
  readonly agreement: string;
  readonly sequence: number;
  readonly titles: readonly ReturnedTitle[];
}

export type ReturnFault =
  'NOT_CNAB_240' | 'NOT_A_RETURN' | 'INCOMPLETE' | 'WRONG_COUNT' | 'WRONG_TOTAL' | 'UNREADABLE';

export class BrokenReturnFile extends Error {
  constructor(
    readonly fault: ReturnFault,
    /** From 1; 0 for the whole file. */
    readonly line = 0,
  ) {
    super(`${fault} in line ${line}`);
  }
}
