import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/db';
import type { QuoteRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { countFrom } from './answerDue';
import { expiryOf } from './expiry';
import { documentIds } from './foreignDocuments';
import { nameQuote } from './nameQuote';
import { insertDocuments, insertEvent, insertQuote } from './repository';
import { STAGES, STATUS } from '../../../contract/statuses/quote';
import { isChange } from '../definitions/productStore';
import { takeSubmission, type Opened } from './submission';

/**
 * Reviews and registers a request: the quote in analysis, its first event and its underwriting job are one
 * transaction of the caller's. Throws INVALID_SUBMISSION.
 */
export async function registerQuote(db: Db, deps: Deps, opened: Opened): Promise<QuoteRow> {
  const { caller, entry } = opened;
  const { submission, doubt } = await takeSubmission(db, deps, opened);
  const kind = isChange(deps.products.catalogue, entry.code) ? 'endorsement' : 'quote';
  const { analysing } = STAGES[kind];
  const now = deps.clock.now();
  const quote = await insertQuote(db, {
    ...submission,
    // Replaced at the end of the transaction.
    identifier: `pending-${randomUUID()}`,
    kind,
    product: entry.code,
    productId: entry.id,
    ownerUid: caller.user.uid,
    executiveLinkId: caller.link?.id ?? null,
    requestByExecutive: caller.link !== null,
    status: analysing,
    statusSince: now,
    ...countFrom(analysing, now),
    expiresAt: expiryOf(now),
    createdAt: now,
    updatedAt: now,
  });
  await insertDocuments(db, quote.id, documentIds(submission.record));
  await insertEvent(db, {
    quoteId: quote.id,
    kind: 'registered',
    actorUid: caller.user.uid,
    fromStatus: STATUS.fresh,
    toStatus: analysing,
    after: submission.record,
    reason: doubt,
    at: now,
  });
  await askForUnderwriting(db, deps, quote, doubt);
  return { ...quote, identifier: await nameQuote(db, quote.id, entry.code) };
}

/**
 * Sends the quote to the insurer, unless its client is not the requester's (decision 8) or it is doubtful (decision
 * 54): then a person decides.
 */
export async function askForUnderwriting(
  db: Db,
  { jobs }: Deps,
  quote: QuoteRow,
  doubt: string | undefined,
): Promise<void> {
  if (quote.clientIsNominated && doubt === undefined)
    await jobs.send(db, 'underwriting', { quoteId: quote.id });
}
