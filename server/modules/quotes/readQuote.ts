import type { Db } from '../../db/db';
import type { QuoteRow } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Owner } from '../../access/Caller';
import { listBillets } from '../issued/billets/repository';
import { paysByInvoice } from '../clients/service';
import { findEndorsementOfQuote, findPolicyOfQuote } from '../issued/policies/repository';
import { openCorrectionOf } from './corrections/readCorrection';
import { offerOfToday } from './endorsement/offerOfToday';
import { nettingOfRequest } from './endorsement/nettingOfRequest';
import { findRefund, takenOffBillets } from '../issued/refunds/repository';
import { findCurrent } from './findCurrent';
import { reasonOf } from './repository';
import { quoteAnswer } from './quoteAnswer';
import { registeredSession } from '../definitions/registeredSession';
import { STATUS } from '../../../contract/statuses/quote';

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'products' | 'billing'>;

export async function readQuote(deps: ReadDeps, asker: Owner, identifier: string) {
  const quote = await findCurrent(deps, asker, identifier);
  const changes = await offerOfToday(deps.db, deps, quote);
  return answerOf(deps, { ...quote, ...changes }, { before: changes && quote });
}

export async function answerOf(
  deps: ReadDeps,
  quote: QuoteRow,
  { atDesk = false, before }: { atDesk?: boolean; before?: QuoteRow | undefined } = {},
) {
  const { db, clock, products, billing } = deps;
  return quoteAnswer(quote, {
    catalogue: products.catalogue,
    session: await registeredSession(deps, quote),
    today: clock.today(),
    atDesk,
    before,
    billing,
    netted: await nettingOfRequest(db, quote),
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
  if (!endorsement) return null;
  const { id, policyId } = endorsement;
  const [billets, refund, offBillets] = await Promise.all([
    listBillets(db, policyId, id),
    findRefund(db, id),
    takenOffBillets(db, id),
  ]);
  const undone = endorsement.cancelledAt && {
    At: endorsement.cancelledAt.toISOString(),
    Reason: await reasonOf(db, quoteId, 'undone'),
  };
  return { endorsement, billets, refund, offBillets, undone };
}
