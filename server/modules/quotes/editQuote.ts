import type { LookedUp } from '../../../engine/index';
import type { RequestEntry } from '../../../engine/definition';
import type { Db } from '../../db/db';
import type { QuoteRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { ownerOf } from '../../access/Caller';
import type { Caller } from '../../access/Caller';
import { refuse } from '../../http/refuse';
import { wizardOfCode } from '../definitions/productStore';
import type { Product } from '../definitions/productStore';
import { changeQuote } from './changeQuote';
import { isOverdue } from './expireQuotes';
import { documentIds } from './foreignDocuments';
import { moveQuote } from './moveQuote';
import { refuseQuote } from './problems';
import { findQuote, lockVisibleQuote } from './repository';
import { isEditable, STAGES } from '../../../contract/statuses/quote';
import { lookUp, takeSubmission } from './submission';

/** A changed request; its record stands under the block of the quote's product. */
export interface QuoteEdit {
  caller: Caller;
  identifier: string;
  records: Readonly<Record<string, unknown>>;
  definition?: string;
  constants?: string;
  looked: LookedUp;
}

/** What the sources say to the look-ups of a changed record; nothing where there is no such quote. */
export async function lookUpEdit(deps: Deps, edit: Omit<QuoteEdit, 'looked'>): Promise<LookedUp> {
  const { caller, identifier, records } = edit;
  const quote = await findQuote(deps.db, ownerOf(caller), identifier);
  const entry = quote && wizardOfCode(deps.products.catalogue, quote.product);
  const product = quote && (await deps.products.ofHash(quote.definitionHash));
  return lookUp(deps, caller, product, entry && records[entry.block]);
}

/**
 * Replaces what was asked and has it underwritten anew. Only a quote in analysis or ready for payment may change,
 * under the definition it was made under. Throws NOT_FOUND, STATUS_FORBIDS, OFFER_EXPIRED, DEFINITION_OUTDATED,
 * INVALID_SUBMISSION.
 */
export async function editQuote(db: Db, deps: Deps, edit: QuoteEdit): Promise<QuoteRow> {
  const { caller, identifier, records, looked, constants } = edit;
  const quote = await lockVisibleQuote(db, ownerOf(caller), identifier);
  if (!quote) throw refuse('NOT_FOUND');
  if (isOverdue(quote, deps.clock.now())) throw refuseQuote('OFFER_EXPIRED');
  const { entry, product } = await productOf(deps, quote, edit);
  const knownDocuments = documentIds(quote.record);
  const record = records[entry.block];
  const source = { caller, product, block: entry.block, record, constants, knownDocuments, looked, quote };
  const { submission, doubt } = await takeSubmission(db, deps, source);

  const at = deps.clock.now();
  const { analysing } = STAGES[quote.kind];
  if (quote.status !== analysing) {
    await moveQuote(db, quote, { to: analysing, actorUid: caller.user.uid, at, reason: 'edited' });
  }
  const change = { kind: 'edited', actorUid: caller.user.uid, at, submission, doubt } as const;
  return changeQuote(db, deps, quote, change);
}

async function productOf(
  { products }: Deps,
  { status, product, definitionHash }: QuoteRow,
  { records, definition }: QuoteEdit,
): Promise<{ entry: RequestEntry; product: Product }> {
  if (!isEditable(status)) throw refuseQuote('STATUS_FORBIDS');
  if (definition !== undefined && definition !== definitionHash) throw refuseQuote('DEFINITION_OUTDATED');
  const entry = wizardOfCode(products.catalogue, product);
  const made = await products.ofHash(definitionHash);
  if (!entry || !made) throw refuseQuote('PRODUCT_UNAVAILABLE');
  if (Object.keys(records).some((block) => block !== entry.block)) throw refuse('INVALID_REQUEST');
  return { entry, product: made };
}
