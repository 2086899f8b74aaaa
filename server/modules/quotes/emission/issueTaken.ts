import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { issueEndorsementRequest } from './issueEndorsementRequest';
import { issuePolicy } from './issuePolicy';

export interface IssuedRequest {
  quote: QuoteRow;
  number: string;
}

export async function issueTaken(
  db: Db,
  deps: Pick<Deps, 'clock' | 'products' | 'billing'>,
  taken: QuoteRow,
  actorUid: string | null,
): Promise<IssuedRequest> {
  if (taken.kind === 'endorsement') {
    const { quote, endorsement } = await issueEndorsementRequest(db, deps, taken, actorUid);
    return { quote, number: endorsement.number };
  }
  const { quote, policy } = await issuePolicy(db, deps, taken, actorUid);
  return { quote, number: policy.number };
}
