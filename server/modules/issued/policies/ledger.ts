import { changeFrom, type ChangeRule, firstLedger, type Ledger, settle } from '../../../../engine/rating';
import type { Db } from '../../../db/db';
import type { EndorsementRow, PolicyRow, PolicyState } from '../../../db/schema';
import { after } from './fold';
import { findPolicyById, listEndorsements } from './repository';
import type { PolicyHistory } from './stateOn';

/** Decimal text of R$ in cents. */
export const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** The layers of a policy as it is now: for a change, which keeps it locked. */
export async function ledgerOfPolicy(db: Db, policyId: string): Promise<Ledger | undefined> {
  const policy = await findPolicyById(db, policyId);
  if (!policy) return undefined;
  return ledgerOf({ policy, endorsements: await listEndorsements(db, policyId) });
}

/**
 * The layers that a policy and those of its endorsements that count come to; `historyOn` gives what was known on a day.
 * They are made of what each document says and was charged, whenever it was issued.
 */
export function ledgerOf(history: PolicyHistory): Ledger {
  return ledgersOf(history).at(-1) ?? ledgerAtFirst(history.policy);
}

/** The layers after each of the endorsements that count. */
export function ledgersOf({ policy, endorsements }: PolicyHistory): Ledger[] {
  let told: Told = { state: policy.firstState, ledger: ledgerAtFirst(policy) };
  const counting = endorsements.filter(({ cancelledAt }) => cancelledAt === null);
  return counting.map((endorsement) => (told = addTo(told, endorsement)).ledger);
}

function ledgerAtFirst({ commercialPremium, firstState }: PolicyRow): Ledger {
  const { insuredAmount, validityStart, validityEnd } = firstState;
  return firstLedger(commercialPremium === null ? 0 : cents(commercialPremium), {
    amount: cents(insuredAmount),
    from: validityStart,
    to: validityEnd,
  });
}

interface Told {
  state: PolicyState;
  ledger: Ledger;
}

function addTo({ state, ledger }: Told, endorsement: EndorsementRow): Told {
  const { rule, suffix, commercialPremium, effectiveOn } = endorsement;
  const next = after(state, endorsement);
  const change = changeOfCover(state, next, { rule, from: effectiveOn });
  return {
    state: next,
    ledger: settle(ledger, change, { document: suffix, premium: cents(commercialPremium) }),
  };
}

/**
 * The day from which a change counts: the one that was asked for; of one that ends its policy that of its acceptance, which
 * what it gives back was counted from (decision 67); otherwise today, YYYY-MM-DD.
 */
export function countsFrom(
  {
    rule,
    asked,
    acceptedOn,
  }: { rule: ChangeRule; asked: Pick<PolicyState, 'validityStart'>; acceptedOn?: string },
  today: string,
): string {
  if (rule.start) return asked.validityStart;
  return rule.refund ? (acceptedOn ?? today) : today;
}

/** What a change of its state does to a policy's cover. */
export function changeOfCover(
  before: PolicyState,
  { validityEnd, insuredAmount }: PolicyState,
  { rule, from }: { rule: ChangeRule; from: string },
) {
  const held = { start: before.validityStart, end: before.validityEnd };
  const amount = cents(insuredAmount);
  return changeFrom(held, { from, end: validityEnd, amount, keeps: !rule.guarantee, ends: rule.refund });
}
