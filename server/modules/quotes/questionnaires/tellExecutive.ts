import { civilDayOf } from '../../../../engine/values';
import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import { notify } from '../../notifications/notify';
import { insertOpportunity } from '../opportunities/repository';
import { executivesOf } from '../../../access/quotes';

/**
 * A yes becomes an opportunity under the request's identifier, with the promised call, and its executives are told.
 * In the caller's transaction.
 */
export async function tellExecutive(
  db: Db,
  quote: QuoteRow,
  payload: Record<string, unknown>,
  createdAt: Date,
): Promise<void> {
  const { id: quoteId, identifier, product, definitionHash, ownerUid, answers } = quote;
  const lead = { quoteId, identifier, product, definitionHash, ownerUid, answers };
  await insertOpportunity(db, { ...lead, record: payload, createdAt });
  const told = await executivesOf(db, quoteId, civilDayOf(createdAt));
  await notify(db, told, { notificationType: 'NewOpportunity', data: identifier });
}
