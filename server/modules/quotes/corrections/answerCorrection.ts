import type { CorrectionAnswer } from '../../../../contract/corrections';
import { ownerOf, type Caller } from '../../../access/Caller';
import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { Problem } from '../../../http/Problem';
import { refuse } from '../../../http/refuse';
import { notify } from '../../notifications/notify';
import { changeQuote } from '../changeQuote';
import { documentIds, ownedIds } from '../foreignDocuments';
import { lockQuote } from '../repository';
import { demandOpened, environmentOf, openSubmission, takeSubmission, type Opened } from '../submission';
import { dealingWith, madeWith } from '../productOf';
import { personOf } from '../wizard/personOf';
import { correctionOver } from './problems';
import { findCorrectionById, markAnswered, stateOf, type FoundCorrection } from './repository';
import { askerOf, asChanged, correctedRecord } from './scope';

export interface CorrectionSent extends CorrectionAnswer {
  caller: Caller;
}

/** Runs before any transaction begins. Throws OUTSIDE_CORRECTION. */
export async function openCorrection(deps: Deps, sent: CorrectionSent): Promise<Opened | Problem> {
  const { caller, correction: id, answers, constants } = sent;
  const found = await findCorrectionById(deps.db, caller, id);
  if (!found || stateOf(found.correction, deps.clock.now()) !== 'open') return refuse('NOT_FOUND');
  const { quote, correction } = found;
  const asker = await askerOf(deps.db, caller, quote);
  const dealt = dealingWith(deps, asker);
  const made = await madeWith(dealt, quote);
  if (made instanceof Problem) return made;
  const person = await personOf(deps.db, asker);
  const { rules } = await environmentOf(dealt, person, constants);
  const record = correctedRecord(made.product, quote, correction, answers, asChanged(rules, person, quote));
  return openSubmission(dealt, { caller: asker, person, ...made, record, constants });
}

/**
 * Puts a correction's answers into its request and reviews it as any change. Only one answer is taken, however
 * often it is sent. Throws NOT_FOUND, CORRECTION_ANSWERED, CORRECTION_EXPIRED, CORRECTION_WITHDRAWN,
 * INVALID_SUBMISSION.
 */
export async function answerCorrection(
  db: Db,
  deps: Deps,
  sent: CorrectionSent,
  result: Opened | Problem,
): Promise<QuoteRow> {
  const { quote, correction } = await lockCorrection(db, deps, sent);
  const opened = demandOpened(result);
  const knownDocuments = await documentsOf(db, sent.caller, quote, opened.record);
  const taken = await takeSubmission(db, dealingWith(deps, opened.caller), opened, { quote, knownDocuments });
  const at = deps.clock.now();
  await markAnswered(db, correction.id, at);
  const change = { kind: 'corrected', actorUid: sent.caller.user.uid, at, ...taken } as const;
  const after = await changeQuote(db, deps, quote, change);
  const news = { notificationType: 'CorrectionReceived', data: quote.identifier } as const;
  await notify(db, [correction.askedBy], news, { again: true });
  return after;
}

/** Locks the request first: a decision on it locks it too, and withdraws the correction. */
async function lockCorrection(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  { caller, correction: id }: CorrectionSent,
): Promise<FoundCorrection> {
  const seen = await findCorrectionById(db, caller, id);
  const quote = seen && (await lockQuote(db, seen.quote.id));
  const found = quote && (await findCorrectionById(db, caller, id));
  if (!found) throw refuse('NOT_FOUND');
  const state = stateOf(found.correction, clock.now());
  if (state !== 'open') throw correctionOver(state, quote);
  return { ...found, quote };
}

async function documentsOf(
  db: Db,
  caller: Caller,
  quote: QuoteRow,
  record: unknown,
): Promise<ReadonlySet<string>> {
  const known = documentIds(quote.record);
  const more = [...documentIds(record)].filter((id) => !known.has(id));
  return new Set([...known, ...(await ownedIds(db, ownerOf(caller), more))]);
}
