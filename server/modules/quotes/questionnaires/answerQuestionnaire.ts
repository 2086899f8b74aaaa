import { type QuestionnaireReview, reviewQuestionnaire, type Session } from '../../../../engine/index';
import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { ownerOf, type Caller } from '../../../access/Caller';
import { refuse } from '../../../http/refuse';
import { tellExecutive } from './tellExecutive';
import { insertEvent, lockVisibleQuote } from '../repository';
import { registeredSession } from '../../definitions/registeredSession';
import { refuseQuestionnaire } from './problems';
import { findQuestionnaire, insertQuestionnaire } from './repository';

export interface SentQuestionnaire {
  caller: Caller;
  operation: string;
  identifier: string;
  payload: unknown;
}

/**
 * Keeps the answer, records it in the history and tells the executive of a yes, in the caller's transaction; the
 * same answer again changes nothing. Throws NOT_FOUND unless the caller registered the quote and it has this
 * questionnaire, INVALID_QUESTIONNAIRE for every wrong value, ALREADY_ANSWERED for a different second answer.
 */
export async function answerQuestionnaire(db: Db, deps: Deps, sent: SentQuestionnaire): Promise<void> {
  const quote = await quoteOf(db, sent);
  const session = await sessionOfQuote(deps, quote, sent);
  const { payload, answer, issues } = reviewQuestionnaire(session, quote.identifier, sent.payload);
  refuseIssues(issues);
  const earlier = await findQuestionnaire(db, quote.id);
  if (earlier && earlier.answer !== answer) throw refuseQuestionnaire('ALREADY_ANSWERED');
  if (earlier) return;
  const at = deps.clock.now();
  await insertQuestionnaire(db, {
    quoteId: quote.id,
    answer,
    payload,
    answeredBy: sent.caller.user.uid,
    answeredAt: at,
  });
  const { status } = quote;
  await insertEvent(db, {
    quoteId: quote.id,
    kind: 'answered',
    actorUid: sent.caller.user.uid,
    fromStatus: status,
    toStatus: status,
    after: { answer },
    at,
  });
  if (answer === true) await tellExecutive(db, quote, payload, at);
}

/** Only whoever asked for the quote may answer, though others see it too. */
async function quoteOf(db: Db, { caller, identifier }: SentQuestionnaire): Promise<QuoteRow> {
  const { uid, linkId } = ownerOf(caller);
  const quote = await lockVisibleQuote(db, { uid, linkId }, identifier);
  if (quote?.ownerUid !== uid || quote.executiveLinkId !== linkId) throw refuse('NOT_FOUND');
  return quote;
}

async function sessionOfQuote(
  deps: Pick<Deps, 'products'>,
  quote: QuoteRow,
  { operation }: SentQuestionnaire,
): Promise<Session> {
  const session = await registeredSession(deps, quote);
  if (session.definition.source.questionnaire?.operation !== operation) throw refuse('NOT_FOUND');
  return session;
}

function refuseIssues(issues: QuestionnaireReview['issues']): void {
  if (issues.length === 0) return;
  const inBody = issues.map(({ path, code, message }) => ({ path: `questionnaire.${path}`, code, message }));
  throw refuseQuestionnaire('INVALID_QUESTIONNAIRE', inBody);
}
