import type { Db } from '../../db/db';
import type { QuoteRow } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Owner } from '../../access/Caller';
import { refuse } from '../../http/refuse';
import { listBillets } from '../issued/billets/repository';
import { paysByInvoice } from '../clients/service';
import { findEndorsementOfQuote, findPolicyOfQuote } from '../issued/policies/repository';
import { expireQuote, isOverdue } from './expireQuotes';
import { quoteAnswer } from './quoteAnswer';
import { registeredSession } from '../definitions/registeredSession';
import { findQuote } from './repository';
import { STATUS } from '../../../contract/statuses/quote';

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'products'>;

/**
 * The quotation as the asker reads it. One whose time is over reads as expired, although the round of the hour has
 * not come by: what is shown can then be done. Throws NOT_FOUND.
 */
export async function readQuote(deps: ReadDeps, asker: Owner, identifier: string) {
  const quote = await findQuote(deps.db, asker, identifier);
  if (!quote) throw refuse('NOT_FOUND');
  if (!isOverdue(quote, deps.clock.now())) return answerOf(deps, quote);
  await expireQuote(deps, quote.id);
  const expired = await findQuote(deps.db, asker, identifier);
  if (!expired) throw refuse('NOT_FOUND');
  return answerOf(deps, expired);
}

/** The answer about a quote that the asker may see; at the desk with a premium that is not offered yet. */
export async function answerOf(deps: ReadDeps, quote: QuoteRow, atDesk = false) {
  const { db, clock, products } = deps;
  return quoteAnswer(quote, {
    catalogue: products.catalogue,
    session: await registeredSession(deps, quote),
    today: clock.today(),
    atDesk,
    invoiceBilling: await paysByInvoice(db, quote.clientDocument),
    issued: quote.status === STATUS.issued ? await issuedOf(db, quote.id) : null,
    endorsed: quote.status === STATUS.endorsementIssued ? await endorsedOf(db, quote.id) : null,
  });
}

async function issuedOf(db: Db, quoteId: string) {
  const policy = await findPolicyOfQuote(db, quoteId);
  return policy ? { policy, billets: await listBillets(db, policy.id) } : null;
}

async function endorsedOf(db: Db, quoteId: string) {
  const endorsement = await findEndorsementOfQuote(db, quoteId);
  return endorsement
    ? { endorsement, billets: await listBillets(db, endorsement.policyId, endorsement.id) }
    : null;
}
