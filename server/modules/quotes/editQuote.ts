import type { Db } from '../../db/db';
import type { QuoteRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { ownerOf } from '../../access/Caller';
import type { Caller } from '../../access/Caller';
import { Problem } from '../../http/Problem';
import { refuse } from '../../http/refuse';
import { changeQuote } from './changeQuote';
import { isOverdue } from './expireQuotes';
import { moveQuote } from './moveQuote';
import { refuseQuote } from './problems';
import { findQuote, lockVisibleQuote } from './repository';
import { isEditable, STAGES } from '../../../contract/statuses/quote';
import { demandOpened, openSubmission, takeSubmission, type Opened } from './submission';
import { madeWith } from './productOf';
import { personOf } from './wizard/personOf';

export interface QuoteEdit {
  caller: Caller;
  identifier: string;
  records: Readonly<Record<string, unknown>>;
  definition: string | undefined;
  constants: string | undefined;
}

export async function openEdit(deps: Deps, edit: QuoteEdit): Promise<Opened | Problem> {
  const { caller, identifier, records, definition, constants } = edit;
  const quote = await findQuote(deps.db, ownerOf(caller), identifier);
  if (!quote) return refuse('NOT_FOUND');
  if (definition !== undefined && definition !== quote.definitionHash)
    return refuseQuote('DEFINITION_OUTDATED');
  const made = await madeWith(deps, quote);
  if (made instanceof Problem) return made;
  const { block } = made.entry;
  if (Object.keys(records).some((key) => key !== block)) return refuse('INVALID_REQUEST');
  const person = await personOf(deps.db, caller);
  return openSubmission(deps, { caller, person, ...made, record: records[block], constants });
}

/**
 * Replaces what was asked and has it underwritten anew. Only a quote in analysis or ready for payment may change.
 * Throws NOT_FOUND, OFFER_EXPIRED, STATUS_FORBIDS, why it could not be opened, INVALID_SUBMISSION.
 */
export async function editQuote(
  db: Db,
  deps: Deps,
  { caller, identifier }: QuoteEdit,
  opened: Opened | Problem,
): Promise<QuoteRow> {
  const quote = await lockVisibleQuote(db, ownerOf(caller), identifier);
  if (!quote) throw refuse('NOT_FOUND');
  if (isOverdue(quote, deps.clock.now())) throw refuseQuote('OFFER_EXPIRED');
  if (!isEditable(quote.status)) throw refuseQuote('STATUS_FORBIDS');
  const taken = await takeSubmission(db, deps, demandOpened(opened), { quote });

  const at = deps.clock.now();
  const { analysing } = STAGES[quote.kind];
  if (quote.status !== analysing) {
    await moveQuote(db, quote, { to: analysing, actorUid: caller.user.uid, at, reason: 'edited' });
  }
  return changeQuote(db, deps, quote, { kind: 'edited', actorUid: caller.user.uid, at, ...taken });
}
