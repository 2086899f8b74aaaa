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

/** An answered questionnaire as it came in. */
export interface SentQuestionnaire {
  caller: Caller;
  /** The call it came by, which is its definition's. */
  operation: string;
  identifier: string;
  payload: unknown;
}

/**
 * Keeps the answer with the quote and in its history, and has the executive told of a yes, in a transaction of the
 * caller's; the same answer again changes nothing.
 * Throws NOT_FOUND unless the caller registered the quote and it has this questionnaire, INVALID_QUESTIONNAIRE
 * with every value that is not the quote's, ALREADY_ANSWERED when it was answered otherwise.
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

/** Only the person who asked for the quote is asked, although others see it too. */
async function quoteOf(db: Db, { caller, identifier }: SentQuestionnaire): Promise<QuoteRow> {
  const { uid, linkId } = ownerOf(caller);
  const quote = await lockVisibleQuote(db, { uid, linkId }, identifier);
  if (quote?.ownerUid !== uid || quote.executiveLinkId !== linkId) throw refuse('NOT_FOUND');
  return quote;
}

/** The registered answers under the definition that they were given under. */
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
