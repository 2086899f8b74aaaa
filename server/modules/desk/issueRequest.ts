import type { IssueBody } from '../../../contract/desk';
import { isElsewhere, STATUS } from '../../../contract/statuses/quote';
import type { Db } from '../../db/db';
import type { QuoteRow, User } from '../../db/schema';
import type { Deps } from '../../deps';
import { issueTaken, type IssuedRequest } from '../quotes/emission/issueTaken';
import { moveQuote } from '../quotes/moveQuote';
import { auditDecision, takeForDecision } from './decision';
import { refuseDesk } from './problems';

/**
 * Issues the policy or the endorsement of an accepted request (7 → 9, 12), or writes down what another brokerage issued
 * (10 → 12). Throws as takeForDecision, NOT_ISSUABLE, and ISSUED_NUMBER_MISSING.
 */
export async function issueRequest(db: Db, deps: Deps, executive: User, body: IssueBody): Promise<QuoteRow> {
  const quote = await takeForDecision(db, executive, body, 'issue');
  const { quote: issued, number } = isElsewhere(quote)
    ? await issuedElsewhere(db, deps, quote, executive, body)
    : await issueTaken(db, deps, quote, executive.uid);
  await auditDecision(db, executive, 'quote.issue', quote, issued, { policyNumber: number });
  return issued;
}

async function issuedElsewhere(
  db: Db,
  { clock }: Deps,
  quote: QuoteRow,
  { uid: actorUid }: User,
  { documentNumber }: IssueBody,
): Promise<IssuedRequest> {
  const number = documentNumber?.trim();
  if (!number) throw refuseDesk('ISSUED_NUMBER_MISSING');
  const changes = { issuedNumber: number };
  const to = STATUS.endorsementIssued;
  const issued = await moveQuote(db, quote, { to, actorUid, at: clock.now(), changes });
  return { quote: issued, number };
}
