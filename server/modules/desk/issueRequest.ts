import type { Db } from '../../db/db';
import type { Deps } from '../../deps';
import type { User } from '../account/repository';
import { issuePolicy } from '../quotes/emission/issuePolicy';
import { lockQuote } from '../quotes/repository';
import type { QuoteRow } from '../quotes/repository';
import { STATUS } from '../quotes/status';
import { auditDecision, takeForDecision } from './decision';
import type { Seen } from './decision';

/** Issues the policy of an accepted proposal (7 → 9). Throws as takeForDecision, and NOT_ISSUABLE. */
export async function issueRequest(db: Db, deps: Deps, executive: User, seen: Seen): Promise<QuoteRow> {
  const quote = await takeForDecision(db, executive, seen, STATUS.issued);
  const { number } = await issuePolicy(db, deps, quote, executive.uid);
  const issued = (await lockQuote(db, quote.id))!;
  await auditDecision(db, executive, 'quote.issue', quote, issued, { policyNumber: number });
  return issued;
}
