import { changesBetween } from '../../../engine/index';
import { STAGES } from '../../../contract/statuses/quote';
import type { Db } from '../../db/db';
import type { QuoteRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { registeredSession } from '../definitions/registeredSession';
import { withdrawCorrection } from './corrections/repository';
import { resumed } from './answerDue';
import { documentIds } from './foreignDocuments';
import { askForUnderwriting } from './registerQuote';
import { insertEvent, replaceDocuments, updateQuote } from './repository';
import type { TakenSubmission } from './submission';

export interface QuoteChange extends TakenSubmission {
  kind: 'edited' | 'corrected';
  actorUid: string;
  at: Date;
}

const noAnswer = {
  rating: null,
  releasedAt: null,
  commercialPremium: null,
  grossPremium: null,
  iof: null,
  installments: null,
  insurerName: null,
};

/**
 * Replaces a request's record, sets it to analysis and rates it anew. An open correction ends, also where the
 * customer changed the whole request.
 */
export async function changeQuote(
  db: Db,
  deps: Deps,
  quote: QuoteRow,
  { kind, actorUid, at, submission, doubt }: QuoteChange,
): Promise<QuoteRow> {
  await withdrawCorrection(db, quote.id, at);
  const asked = kind === 'edited' ? { analysisReason: null } : {};
  const changed = await updateQuote(db, quote.id, {
    ...submission,
    ...noAnswer,
    ...asked,
    correctionUntil: null,
    // A request waits for the desk from now on, since nothing is asked of the customer any more.
    ...resumed(quote, at),
    ...((kind === 'corrected' || quote.statusSince > at) && { statusSince: at }),
    updatedAt: at,
  });
  await replaceDocuments(db, quote.id, documentIds(submission.record));
  await insertEvent(db, {
    quoteId: quote.id,
    kind,
    actorUid,
    fromStatus: quote.status,
    toStatus: STAGES[quote.kind].analysing,
    before: quote.record,
    after: submission.record,
    reason: doubt,
    changes: changesBetween(await registeredSession(deps, quote), await registeredSession(deps, changed)),
    at,
  });
  await askForUnderwriting(db, deps, changed, doubt);
  return changed;
}
