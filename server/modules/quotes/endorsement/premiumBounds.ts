import { moneyText } from '../../../../engine/values';
import type { Price } from '../../../../engine/rating';
import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refuse';
import { endorsementOf } from '../../issued/policies/endorsementOf';
import { ledgerOf } from '../../issued/policies/ledger';
import { findPolicyById, listEndorsements } from '../../issued/policies/repository';
import type { RatingRecord } from '../ratingRecord';
import { refundBound } from './refundBound';

/** R$ before tax between which an executive alone sets the premium of a change of our policy (decisions 68 and 69). */
export interface PremiumBounds {
  /** Below zero, the most to give back; for a change that costs something, the least charge. */
  readonly lowest: number;
  /** null where there is no ceiling. */
  readonly highest: number | null;
  /** Whether it ends the policy: then nothing is charged. */
  readonly ends: boolean;
  /** What its layers cost, above zero: less needs a written reason; null for nothing. */
  readonly rated: number | null;
}

/** Undefined for a request that changes no policy of ours. */
export async function premiumBounds(
  db: Db,
  deps: Pick<Deps, 'clock' | 'products'>,
  quote: QuoteRow,
  price: Limits,
): Promise<PremiumBounds | undefined> {
  if (quote.kind !== 'endorsement' || quote.policyId === null) return undefined;
  const policy = await findPolicyById(db, quote.policyId);
  if (!policy) return undefined;
  const ledger = ledgerOf({ policy, endorsements: await listEndorsements(db, policy.id) });
  const { rule } = await endorsementOf(deps, quote);
  const back = await refundBound(deps, quote, policy, ledger);
  const { insurer } = (quote.rating ?? {}) as Partial<RatingRecord>;
  return boundsOf(price, { back, ends: rule.refund, rated: insurer?.commercialPremium ?? 0 });
}

type Limits = Pick<Price, 'minimumPremium' | 'maximumPremium'>;

/** `back` in cents; the rated premium in R$ before tax. */
export function boundsOf(
  { minimumPremium, maximumPremium }: Limits,
  { back, ends, rated }: { back: number; ends: boolean; rated: number },
): PremiumBounds {
  const charges = rated > 0 && !ends;
  return {
    lowest: charges ? (minimumPremium ?? 0) : 0 - back / 100,
    highest: ends ? 0 : maximumPremium,
    ends,
    rated: charges ? rated : null,
  };
}

/** Ending a policy charges nothing; taking no cover refunds nothing. Throws INVALID_REQUEST. */
export function refuseSign({ lowest, ends }: PremiumBounds, premium: number): void {
  const message =
    ends && premium > 0
      ? 'Este tipo de endosso encerra a apólice: não há prêmio a cobrar.'
      : lowest >= 0 && premium < 0
        ? 'Este endosso não reduz a cobertura: não há prêmio a devolver.'
        : undefined;
  if (message) throw refuse('INVALID_REQUEST', [{ path: 'commercialPremium', code: 'sign', message }]);
}

export function isOutside({ lowest, highest }: PremiumBounds, premium: number): boolean {
  return premium < lowest || (highest !== null && premium > highest);
}

export function boundsText({ lowest, highest }: PremiumBounds): string {
  const most = highest === null ? undefined : moneyText(highest);
  if (lowest > 0) {
    const least = moneyText(lowest);
    return most ? `cobrar entre ${least} e ${most}` : `cobrar no mínimo ${least}`;
  }
  const back = `devolver no máximo ${moneyText(-lowest)}`;
  return most ? `${back} e cobrar no máximo ${most}` : back;
}
