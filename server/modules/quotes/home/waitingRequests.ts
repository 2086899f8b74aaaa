import { and, gt, inArray, isNull, sql } from 'drizzle-orm';
import { COUNTED } from '../../../../contract/page';
import type { NeedsYou, WaitingRequest } from '../../../../contract/home';
import { STATUS } from '../../../../contract/statuses/quote';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import { firstOfEach, type First } from '../../../db/lists/firstOfEach';
import { quotes } from '../../../db/schema';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { wizardOfCode } from '../../definitions/productStore';
import { SHOWN } from './shown';

type RequestDeps = Pick<Deps, 'db' | 'products'>;

/** What waits for a customer of corrections, offers and proposals: how many there are, and the first of them. */
export async function waitingRequests(
  { db, products }: RequestDeps,
  sight: Sight,
  now: Date,
): Promise<Pick<NeedsYou, 'Corrections' | 'Offers' | 'Proposals'>> {
  const lists = (await Promise.all([toCorrect(db, sight, now), toDecide(db, sight)])).flat();
  const ids = lists.flatMap((list) => list.ids);
  const rows = ids.length === 0 ? [] : await db.select(shown).from(quotes).where(inArray(quotes.id, ids));
  const answerOf = ({ Total, ids: first }: First, until: (row: Row) => Date) => ({
    Total,
    Items: rows
      .filter(({ id }) => first.includes(id))
      .toSorted((a, b) => +until(a) - +until(b))
      .map((row) => waitingRequest(row, until(row), products)),
  });
  const [corrections, offers, proposals] = lists;
  return {
    Corrections: answerOf(corrections!, ({ correctionUntil, expiresAt }) => correctionUntil ?? expiresAt),
    Offers: answerOf(offers!, ({ expiresAt }) => expiresAt),
    Proposals: answerOf(proposals!, ({ expiresAt }) => expiresAt),
  };
}

/** What the desk waits to have corrected, the first to lapse first. */
function toCorrect(db: Db, sight: Sight, now: Date): Promise<First[]> {
  const where = and(isNull(quotes.deletedAt), gt(quotes.correctionUntil, now));
  const order = { by: quotes.correctionUntil, type: 'timestamptz', descending: false } as const;
  const listing = { table: quotes, sight, where };
  return firstOfEach(db, { listing, order, asked: sql`(select 0) asked(at)` }, { lists: 1, ...SIZE });
}

/** Offers and proposals, the oldest first: the order of an index that is nearest to that of lapsing. */
function toDecide(db: Db, sight: Sight): Promise<First[]> {
  const statuses = [STATUS.paymentReady, STATUS.proposalReady];
  const where = and(isNull(quotes.deletedAt), sql`${quotes.status} = asked.status`);
  const order = { by: quotes.createdAt, type: 'timestamptz', descending: false } as const;
  const asked = sql`unnest('{0,1}'::int[], ${sql.param(statuses)}::smallint[]) asked(at, status)`;
  const listing = { table: quotes, sight, where };
  return firstOfEach(db, { listing, order, asked }, { lists: statuses.length, ...SIZE });
}

const SIZE = { shown: SHOWN, counted: COUNTED };

const shown = {
  id: quotes.id,
  identifier: quotes.identifier,
  product: quotes.product,
  insuredName: quotes.insuredName,
  grossPremium: quotes.grossPremium,
  expiresAt: quotes.expiresAt,
  correctionUntil: quotes.correctionUntil,
};
type Row = Pick<QuoteRow, keyof typeof shown>;

const waitingRequest = (quote: Row, until: Date, { catalogue }: RequestDeps['products']): WaitingRequest => ({
  Identifier: quote.identifier,
  ProductName: wizardOfCode(catalogue, quote.product)?.name ?? quote.product,
  InsuredName: quote.insuredName,
  GrossPremium: quote.grossPremium === null ? null : Number(quote.grossPremium),
  ExpiresAt: until.toISOString(),
});
