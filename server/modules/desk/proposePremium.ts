import { and, eq, isNull, ne } from 'drizzle-orm';
import { moneyText } from '../../../engine/values';
import type { Db } from '../../db/db';
import { users } from '../../db/schema';
import type { QuoteRow, User } from '../../db/schema';
import type { Deps } from '../../deps';
import type { RatingRecord } from '../quotes/ratingRecord';
import { insertEvent, updateQuote } from '../quotes/repository';
import { notify } from '../notifications/notify';
import { auditDecision } from './decision';
import { refuseDesk } from './problems';

export type ProposedPremium = NonNullable<RatingRecord['proposed']>;

export const proposedOf = (quote: Pick<QuoteRow, 'rating'>): ProposedPremium | undefined =>
  (quote.rating as Partial<RatingRecord> | null)?.proposed;

export function isSecond(quote: QuoteRow, { uid }: User, premium: number): boolean {
  const proposed = proposedOf(quote);
  return proposed !== undefined && proposed.actorUid !== uid && proposed.premium === premium;
}

/**
 * Keeps the premium for a second executive; the request stays where it is. Throws SECOND_EXECUTIVE where it waits
 * already, NO_SECOND_EXECUTIVE where nobody else could approve it.
 */
export async function propose(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  executive: User,
  quote: QuoteRow,
  { premium, reason }: { premium: number; reason: string },
): Promise<QuoteRow> {
  const known = proposedOf(quote);
  if (known?.actorUid === executive.uid && known.premium === premium) throw refuseDesk('SECOND_EXECUTIVE');
  const others = await otherExecutives(db, executive);
  if (others.length === 0) throw refuseDesk('NO_SECOND_EXECUTIVE');
  const at = clock.now();
  const proposed = { premium, reason, actorUid: executive.uid, by: executive.name, at: at.toISOString() };
  const changed = await updateQuote(db, quote.id, { rating: { ...quote.rating, proposed } });
  await insertEvent(db, {
    quoteId: quote.id,
    kind: 'proposed',
    actorUid: executive.uid,
    fromStatus: quote.status,
    toStatus: quote.status,
    at,
    reason: `${moneyText(premium)}, fora dos limites: ${reason}`,
  });
  await notify(db, others, {
    notificationType: 'PremiumProposed',
    data: quote.identifier,
  });
  await auditDecision(db, executive, 'quote.propose', quote, changed, { premium, premiumReason: reason });
  return changed;
}

export async function otherExecutives(db: Db, { uid }: User): Promise<string[]> {
  const rows = await db
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.isExecutive, true), ne(users.uid, uid), isNull(users.closedAt)));
  return rows.map((row) => row.uid);
}
