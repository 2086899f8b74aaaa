/** The sandbox's collecting bank, whose code no real bank has: its billets cannot be paid anywhere. */
export const BANK = {
  code: '999',
  checkDigit: '7',
  name: 'Banco Sandbox',
  agency: '1200',
  wallet: '09',
  account: '0045210',
} as const;

const OUR_NUMBER_DIGITS = 11;

/** The bank's number of a billet, from the counter. */
export function ourNumberOf(count: number | bigint): string {
  return String(count).padStart(OUR_NUMBER_DIGITS, '0');
}

/** The 25 digits that the bank finds a billet by: agency, wallet, our number, account, zero. */
export function freeFieldOf(ourNumber: string): string {
  return `${BANK.agency}${BANK.wallet}${ourNumber}${BANK.account}0`;
}
