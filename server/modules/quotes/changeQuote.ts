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

/** Another record for a request, and who changed it how. */
export interface QuoteChange extends TakenSubmission {
  kind: 'edited' | 'corrected';
  actorUid: string;
  at: Date;
}

/** What was answered about the request as it was. */
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
 * Puts a reviewed record in the place of a request's, which is in analysis by then and rated anew. A correction that is
 * open ends, also where the customer changed the request as a whole.
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
    // Nothing is asked for any more, or what was is there: who waits for the desk waits from now on.
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
