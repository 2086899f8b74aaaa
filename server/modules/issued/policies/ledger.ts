import { changeFrom, type ChangeRule, firstLedger, type Ledger, settle } from '../../../../engine/rating';
import type { Db } from '../../../db/db';
import type { EndorsementRow, PolicyRow, PolicyState } from '../../../db/schema';
import { after } from './fold';
import { findPolicyById, listEndorsements } from './repository';
import type { PolicyHistory } from './stateOn';

/** Decimal text of R$ in cents. */
export const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** The policy's layers now, locked: for a change of the policy. */
export async function ledgerOfPolicy(db: Db, policyId: string): Promise<Ledger | undefined> {
  const policy = await findPolicyById(db, policyId);
  if (!policy) return undefined;
  return ledgerOf({ policy, endorsements: await listEndorsements(db, policyId) });
}

/** The layers of a policy and its counting endorsements now; `historyOn` cuts the history to a day. */
export function ledgerOf(history: PolicyHistory): Ledger {
  return ledgersOf(history).at(-1) ?? ledgerAtFirst(history.policy);
}

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
 * The day a change takes effect, YYYY-MM-DD: the requested day; for one that ends the policy, its acceptance day
 * (decision 67); otherwise today.
 */
export function countsFrom(
  {
    rule,
    asked,
    acceptedOn,
  }: { rule: ChangeRule; asked: Pick<PolicyState, 'validityStart'>; acceptedOn?: string | undefined },
  today: string,
): string {
  if (rule.start) return asked.validityStart;
  return rule.refund ? (acceptedOn ?? today) : today;
}

export function changeOfCover(
  before: PolicyState,
  { validityEnd, insuredAmount }: PolicyState,
  { rule, from }: { rule: ChangeRule; from: string },
) {
  const held = { start: before.validityStart, end: before.validityEnd };
  const amount = cents(insuredAmount);
  return changeFrom(held, { from, end: validityEnd, amount, keeps: !rule.guarantee, ends: rule.refund });
}
