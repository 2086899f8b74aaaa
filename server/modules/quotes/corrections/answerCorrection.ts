import type { LookedUp } from '../../../../engine/index';
import type { CorrectionAnswer } from '../../../../contract/corrections';
import { ownerOf, type Caller } from '../../../access/Caller';
import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refuse';
import { wizardOfCode } from '../../definitions/productStore';
import { notify } from '../../notifications/notify';
import { changeQuote } from '../changeQuote';
import { documentIds, ownedIds } from '../foreignDocuments';
import { refuseQuote } from '../problems';
import { lockQuote } from '../repository';
import { lookUp, takeSubmission } from '../submission';
import { dealingWith } from '../WizardRequest';
import { correctionOver } from './problems';
import { findCorrectionById, markAnswered, stateOf, type FoundCorrection } from './repository';
import { askerOf, correctedRecord, environmentFor } from './scope';

/** What a customer sends for a correction. */
export interface CorrectionSent extends CorrectionAnswer {
  caller: Caller;
}

/** What the request becomes: its product, its record with what was sent, and as whom that is judged. */
async function corrected(db: Db, deps: Deps, sent: CorrectionSent, { quote, correction }: FoundCorrection) {
  const entry = wizardOfCode(deps.products.catalogue, quote.product);
  const product = await deps.products.ofHash(quote.definitionHash);
  if (!entry || !product) throw refuseQuote('PRODUCT_UNAVAILABLE');
  const asker = await askerOf(db, sent.caller, quote);
  const dealt = dealingWith(deps, asker);
  const env = await environmentFor(db, dealt, asker, quote, sent.constants);
  const record = correctedRecord(product, quote, correction, sent.answers, env);
  return { entry, product, asker, record, dealt };
}

/** What the sources say to the look-ups of the corrected record, before any transaction begins. */
export async function lookUpCorrection(deps: Deps, sent: CorrectionSent): Promise<LookedUp> {
  const found = await findCorrectionById(deps.db, sent.caller, sent.correction);
  if (!found || stateOf(found.correction, deps.clock.now()) !== 'open') return new Map();
  const { asker, product, record } = await corrected(deps.db, deps, sent, found);
  return lookUp(deps, asker, product, record);
}

/**
 * Puts a correction's answers into its request, reviews it as any change, and leaves it to whoever asked. One answer is
 * taken, however often it is sent. Throws NOT_FOUND, CORRECTION_ANSWERED, CORRECTION_EXPIRED, CORRECTION_WITHDRAWN,
 * OUTSIDE_CORRECTION, INVALID_SUBMISSION.
 */
export async function answerCorrection(
  db: Db,
  deps: Deps,
  sent: CorrectionSent,
  looked: LookedUp,
): Promise<QuoteRow> {
  const found = await lockCorrection(db, deps, sent);
  const { quote, correction } = found;
  const { entry, product, asker, record, dealt } = await corrected(db, deps, sent, found);
  const knownDocuments = await documentsOf(db, sent.caller, quote, record);
  const { constants } = sent;
  const source = {
    caller: asker,
    product,
    block: entry.block,
    record,
    constants,
    knownDocuments,
    looked,
    quote,
  };
  const taken = await takeSubmission(db, dealt, source);
  const at = deps.clock.now();
  await markAnswered(db, correction.id, at);
  const change = { kind: 'corrected', actorUid: sent.caller.user.uid, at, ...taken } as const;
  const after = await changeQuote(db, deps, quote, change);
  const news = { notificationType: 'CorrectionReceived', data: quote.identifier } as const;
  await notify(db, [correction.askedBy], news, { again: true });
  return after;
}

/** The request first: whoever decides on it holds its lock, and withdraws the correction. */
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

/** What the request has already, and what whoever corrects it has uploaded, whose request it may not be. */
async function documentsOf(
  db: Db,
  caller: Caller,
  quote: QuoteRow,
  record: Record<string, unknown>,
): Promise<ReadonlySet<string>> {
  const known = documentIds(quote.record);
  const more = [...documentIds(record)].filter((id) => !known.has(id));
  return new Set([...known, ...(await ownedIds(db, ownerOf(caller), more))]);
}
