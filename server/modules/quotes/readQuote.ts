import type { Db } from '../../db/db';
import type { QuoteRow } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Owner } from '../../access/Caller';
import { listBillets } from '../issued/billets/repository';
import { paysByInvoice } from '../clients/service';
import { findEndorsementOfQuote, findPolicyOfQuote } from '../issued/policies/repository';
import { openCorrectionOf } from './corrections/readCorrection';
import { findCurrent } from './findCurrent';
import { quoteAnswer } from './quoteAnswer';
import { registeredSession } from '../definitions/registeredSession';
import { STATUS } from '../../../contract/statuses/quote';

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'products' | 'billing'>;

/** The quotation as the asker reads it. Throws NOT_FOUND. */
export async function readQuote(deps: ReadDeps, asker: Owner, identifier: string) {
  return answerOf(deps, await findCurrent(deps, asker, identifier));
}

/** The answer about a quote that the asker may see; at the desk with a premium that is not offered yet. */
export async function answerOf(deps: ReadDeps, quote: QuoteRow, atDesk = false) {
  const { db, clock, products, billing } = deps;
  return quoteAnswer(quote, {
    catalogue: products.catalogue,
    session: await registeredSession(deps, quote),
    today: clock.today(),
    atDesk,
    billing,
    invoiceBilling: await paysByInvoice(db, quote.clientDocument),
    correction: await openCorrectionOf(deps, quote),
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
