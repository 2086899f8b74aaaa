import type { Db } from '../../db/db';
import type { QuoteRow, User } from '../../db/schema';
import type { Deps } from '../../deps';
import { readyProposal } from '../quotes/emission/readyProposal';
import { auditDecision, takeForDecision } from './decision';
import type { Seen } from './decision';

/** Makes a requested proposal ready for the customer to accept (5 → 6). Throws as takeForDecision. */
export async function makeReady(db: Db, deps: Deps, executive: User, seen: Seen): Promise<QuoteRow> {
  const quote = await takeForDecision(db, executive, seen, 'ready');
  const ready = await readyProposal(db, deps, quote, executive.uid);
  await auditDecision(db, executive, 'quote.ready', quote, ready);
  return ready;
}
