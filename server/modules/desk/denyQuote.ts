import type { Db } from '../../db/db';
import type { QuoteRow, User } from '../../db/schema';
import type { Deps } from '../../deps';
import { moveQuote } from '../quotes/moveQuote';
import { STAGES } from '../../../contract/statuses/quote';
import { auditDecision, takeForDecision } from './decision';
import type { Seen } from './decision';

/** A refusal, justified in writing (Lei 15.040/2024). */
export interface Denial extends Seen {
  reason: string;
}

/** Refuses a request in analysis or one whose proposal was asked for (1, 5 → 3; of an endorsement 10, 5 → 11). Throws as takeForDecision. */
export async function denyQuote(db: Db, deps: Deps, executive: User, denial: Denial): Promise<QuoteRow> {
  const quote = await takeForDecision(db, executive, denial, 'deny');
  const [at, reason] = [deps.clock.now(), denial.reason.trim()];
  const denied = await moveQuote(db, quote, {
    to: STAGES[quote.kind].denied,
    actorUid: executive.uid,
    at,
    reason,
    changes: { deniedReason: reason, deniedAt: at },
  });
  await auditDecision(db, executive, 'quote.deny', quote, denied);
  return denied;
}
