import { createHash } from 'node:crypto';
import { ourNumberOf, type Bank } from '../../../adapters/bank/Bank';
import type { Banks } from '../../../adapters/bank/readBanks';
import { readReturnFile } from '../../../adapters/bank/returns/readReturnFile';
import {
  BrokenReturnFile,
  type ReturnedTitle,
  type ReturnFile,
} from '../../../adapters/bank/returns/ReturnFile';
import type { Db } from '../../../db/db';
import type { BilletRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { civilDayOf, storedAmount } from '../../../../engine/values';
import { refuseBilling } from '../problems';
import {
  findBookedByHand,
  findFileByHash,
  insertEntry,
  insertFile,
  lockByOurNumber,
  markPaid,
  updateFile,
} from './repository';
import type { BankEntryRow, BankFileRow } from './repository';

type ReturnDeps = Pick<Deps, 'db' | 'clock' | 'billing'>;
type Refusal = Parameters<typeof refuseBilling>[0];

export interface ArrivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly receivedBy: string | null;
}

/**
 * Books what a bank's return file says was paid: all of it in one transaction, each payment once however often it is
 * told of. What agrees with no billet waits for a person. A file that is wrong as a whole is kept with what is wrong
 * with it, and changes nothing. Throws RETURN_….
 */
export async function takeReturn(deps: ReturnDeps, arrived: ArrivedFile): Promise<BankFileRow> {
  const hash = createHash('sha256').update(arrived.bytes).digest('hex');
  const known = await findFileByHash(deps.db, hash);
  if (known) return asTaken(known);
  const facts = { hash, name: arrived.name, receivedBy: arrived.receivedBy, receivedAt: deps.clock.now() };
  const read = readWhole(arrived.bytes, deps.billing.banks);
  if (typeof read === 'string') {
    await insertFile(deps.db, { ...facts, problem: read });
    throw refuseBilling(read);
  }
  return deps.db.transaction(async (tx) => {
    const file = await insertFile(tx, { ...facts, sequence: read.sequence });
    // Another process was faster with the same file.
    return file ? bookAll(tx, deps, file, read) : asTaken((await findFileByHash(tx, hash))!);
  });
}

function asTaken(file: BankFileRow): BankFileRow {
  if (file.problem) throw refuseBilling(file.problem as Refusal);
  return file;
}

/** What a total's column holds: only a file with damaged amounts exceeds it. */
const MOST_CENTS = 999_999_999_999_999;

const paidCents = (titles: readonly ReturnedTitle[]) =>
  titles.reduce((sum, { isPaid, paid }) => sum + (isPaid ? Math.round(Number(paid) * 100) : 0), 0);

function readWhole(bytes: Uint8Array, banks: Banks): (ReturnFile & { of: Bank }) | Refusal {
  try {
    const file = readReturnFile(bytes, banks);
    if (paidCents(file.titles) > MOST_CENTS) return 'RETURN_WRONG_TOTAL';
    const of = banks.find((bank) => isOurs(file, bank));
    return of ? { ...file, of } : 'RETURN_OTHER_ACCOUNT';
  } catch (error) {
    if (error instanceof BrokenReturnFile) return `RETURN_${error.fault}`;
    throw error;
  }
}

function isOurs({ bank, accounts, agreement }: ReturnFile, own: Bank): boolean {
  const isOwn = accounts.every(
    ({ agency, account }) => isSame(agency, own.agency) && isSame(account, own.account),
  );
  return (
    bank === own.code && isOwn && (agreement === '' || !own.agreement || isSame(agreement, own.agreement))
  );
}

/** Banks fill these with zeros to their own widths. */
const isSame = (told: string, own: string) => told.trim().replace(/^0+/, '') === own.replace(/^0+/, '');

async function bookAll(
  tx: Db,
  deps: ReturnDeps,
  file: BankFileRow,
  { bank, accounts, titles, of }: ReturnFile & { of: Bank },
): Promise<BankFileRow> {
  const paid = titles
    .filter(({ isPaid }) => isPaid)
    .map((title) => ({ ...title, ourNumber: known(of, title) }));
  const billets = new Map(
    (await lockByOurNumber(tx, [...new Set(paid.map(({ ourNumber }) => ourNumber))])).map((billet) => [
      billet.ourNumber,
      billet,
    ]),
  );
  const [{ agency, account } = of] = accounts;
  const counts = { booked: 0, repeated: 0 };
  const met = new Map<string, number>();
  for (const title of paid) {
    const what = [bank, agency, account, title.ourNumber, title.paidOn, title.paid].join('/');
    // Two alike in one file are two payments; one that is reported again is not.
    const nth = (met.get(what) ?? 0) + 1;
    met.set(what, nth);
    const found = billets.get(title.ourNumber);
    // Numbers are a bank's own: another's file pays none of its billets.
    const billet = found?.barCode.startsWith(bank) ? found : undefined;
    const result = await bookOne(tx, deps, { file, title, billet, occurrence: `${what}/${nth}` });
    if (result === 'booked' && billet)
      billets.set(title.ourNumber, { ...billet, paidAt: noonOf(title.paidOn) });
    if (result !== 'waits') counts[result] += 1;
  }
  const total = storedAmount(paidCents(paid) / 100);
  return updateFile(tx, file.id, { ...counts, entries: paid.length, total });
}

interface Told {
  file: BankFileRow;
  title: ReturnedTitle;
  billet: BilletRow | undefined;
  occurrence: string;
}

async function bookOne(
  tx: Db,
  { clock }: ReturnDeps,
  { file, title, billet, occurrence }: Told,
): Promise<'booked' | 'repeated' | 'waits'> {
  const byHand = billet?.paidAt ? await findBookedByHand(tx, billet.id) : undefined;
  const outcome = byHand ? confirmationOf(title, byHand) : outcomeOf(title, billet, clock.today());
  const isNew = await insertEntry(tx, {
    occurrence,
    fileId: file.id,
    ourNumber: title.ourNumber,
    billetId: billet?.id ?? null,
    amount: title.paid,
    expected: byHand?.amount ?? billet?.amount ?? null,
    paidOn: title.paidOn,
    outcome,
    at: clock.now(),
  });
  if (!isNew) return 'repeated';
  if (outcome !== 'booked' || !billet) return 'waits';
  if (byHand) return 'repeated';
  await markPaid(tx, billet.id, noonOf(title.paidOn));
  return 'booked';
}

/** What a person booked is confirmed by the bank's amount and day, else somebody looks at it (decision 65). */
function confirmationOf(title: ReturnedTitle, { amount, paidOn }: BankEntryRow): BankEntryRow['outcome'] {
  if (!isAmount(title, amount)) return 'amount';
  return title.paidOn === paidOn ? 'booked' : 'day';
}

/** Interest for late payment is the bank's to charge; any other difference is for a person. */
function isAmount({ paid, interest }: ReturnedTitle, amount: string): boolean {
  const cents = (text: string) => Math.round(Number(text) * 100);
  return cents(paid) - cents(interest) === cents(amount);
}

function outcomeOf(
  title: ReturnedTitle,
  billet: BilletRow | undefined,
  today: string,
): BankEntryRow['outcome'] {
  if (!billet) return 'unknown';
  if (billet.paidAt) return 'again';
  if (billet.cancelledAt) return 'cancelled';
  // No billet is paid before there was one, nor on a day that is to come: such a file is wrong in some way.
  if (title.paidOn < civilDayOf(billet.issuedAt) || title.paidOn > today) return 'day';
  return isAmount(title, billet.amount) ? 'booked' : 'amount';
}

/** Banks pad the number to the width of their field. */
const known = (of: Bank, { ourNumber }: ReturnedTitle) =>
  /^\d{1,20}$/.test(ourNumber) ? ourNumberOf(of, BigInt(ourNumber)) : ourNumber;

/** The moment that a day of payment is shown as, wherever it is read. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00-03:00`);
