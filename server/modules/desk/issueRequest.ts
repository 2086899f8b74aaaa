import type { Db } from '../../db/db';
import type { QuoteRow, User } from '../../db/schema';
import type { Deps } from '../../deps';
import { issuePolicy } from '../quotes/emission/issuePolicy';
import { STATUS } from '../../../contract/statuses/quote';
import { auditDecision, takeForDecision } from './decision';
import type { Seen } from './decision';

/** Issues the policy of an accepted proposal (7 → 9). Throws as takeForDecision, and NOT_ISSUABLE. */
export async function issueRequest(db: Db, deps: Deps, executive: User, seen: Seen): Promise<QuoteRow> {
  const quote = await takeForDecision(db, executive, seen, STATUS.issued);
  const { quote: issued, policy } = await issuePolicy(db, deps, quote, executive.uid);
  await auditDecision(db, executive, 'quote.issue', quote, issued, { policyNumber: policy.number });
  return issued;
}
