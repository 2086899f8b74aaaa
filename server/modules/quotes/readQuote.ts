import type { Db } from '../../db/db';
import type { Deps } from '../../deps';
import type { Owner } from '../../http/Caller';
import { refuse } from '../../http/refuse';
import { listBillets } from '../billets/repository';
import { paysByInvoice } from '../clients/service';
import { findPolicyOfQuote } from '../policies/repository';
import { quoteAnswer } from './quoteAnswer';
import { findQuote } from './repository';
import type { QuoteRow } from './repository';
import { STATUS } from './status';

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'products'>;

/** The quotation as the asker reads it. Throws NOT_FOUND. */
export async function readQuote(deps: ReadDeps, asker: Owner, identifier: string) {
  const quote = await findQuote(deps.db, asker, identifier);
  if (!quote) throw refuse('NOT_FOUND');
  return answerOf(deps, quote);
}

/** The answer about a quote that the asker may see. */
export async function answerOf({ db, clock, products }: ReadDeps, quote: QuoteRow) {
  return quoteAnswer(quote, {
    catalogue: products.catalogue,
    today: clock.today(),
    invoiceBilling: await paysByInvoice(db, quote.clientDocument),
    issued: quote.status === STATUS.issued ? await issuedOf(db, quote.id) : null,
  });
}

async function issuedOf(db: Db, quoteId: string) {
  const policy = await findPolicyOfQuote(db, quoteId);
  return policy ? { policy, billets: await listBillets(db, policy.id) } : null;
}
