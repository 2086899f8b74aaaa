import { addDays, addMonths, civilDayOf, dateOfDay, dayNumber, storedAmount } from '../../../engine/values';
import type { ChangeRule } from '../../../engine/rating';
import type { endorsements, policies, PolicyState } from '../../db/schema';
import { after, fold } from '../../modules/issued/policies/fold';
import { endorsementNumber } from '../../modules/issued/policies/policyNumber';
import { columnsOf, firstStateOf } from '../../modules/issued/policies/state';
import { cnpjOf, companyName, deskOf } from './customers';
import type { Customer } from './customers';
import type { Dice } from './Dice';
import names from './names.json' with { type: 'json' };
import type { PolicyNumbers } from './PolicyNumbers';

export type SeededPolicy = typeof policies.$inferInsert & { id: string };
export type SeededEndorsement = typeof endorsements.$inferInsert & { id: string };

export interface PolicyHistory {
  readonly policy: SeededPolicy;
  readonly endorsements: readonly SeededEndorsement[];
}

export interface Ground {
  readonly today: string;
  readonly products: readonly { readonly code: string; readonly branch: string }[];
  readonly rules: Readonly<Record<string, ChangeRule>>;
}

const RATE = 0.015;
const OLDEST_DAYS = 900;
const INSUREDS = 40_000;

/** Noon in Brazil, which is the same day everywhere near it. */
export const noonOf = (day: string) => new Date(`${day}T15:00:00Z`);

export function policyHistory(
  { today, products, rules }: Ground,
  { client, user }: Customer,
  numbers: PolicyNumbers,
  dice: Dice,
): PolicyHistory {
  const { code, branch } = dice.oneOf(products);
  const issuedOn = addDays(today, -dice.between(0, OLDEST_DAYS));
  const validityStart = addDays(issuedOn, dice.between(0, 60));
  const amount = Math.round(Math.exp(9 + dice.roll() * 7)) * 10;
  const premium = storedAmount(amount * RATE);
  const named = numbers.next(issuedOn.slice(0, 4), branch);
  const first = {
    id: dice.uuid(),
    ...named,
    product: code,
    insurerName: dice.oneOf(names.insurers),
    ownerUid: user.uid,
    clientDocument: client.document,
    deskId: deskOf(client),
    holderName: client.name,
    ...insuredOf(dice),
    insuredAmount: storedAmount(amount),
    objectText: names.object,
    validityStart,
    validityEnd: addDays(validityStart, dice.between(90, 1500)),
    commercialPremium: premium,
    iof: '0.00',
    grossPremium: premium,
    isUpload: false,
    issuedAt: new Date(noonOf(issuedOn).getTime() + dice.between(0, 10_000_000)),
  };
  const firstState = firstStateOf(first);
  const steps = dice.chance(0.2) ? stepsOf(first, firstState, rules, today, dice) : [];
  const counting = steps.filter(({ cancelledAt }) => !cancelledAt);
  const policy = {
    ...first,
    ...columnsOf(fold(firstState, counting)),
    firstState,
    // An undoing is a change too.
    version: steps.length + (steps.length - counting.length),
  };
  return { policy, endorsements: steps };
}

function insuredOf(dice: Dice) {
  return {
    insuredName: `${dice.oneOf(names.insureds)} ${dice.oneOf(names.places)}`.toUpperCase(),
    insuredDocument: insuredNumber(dice.between(0, INSUREDS - 1)),
  };
}

const insuredNumbers = new Map<number, string>();
const FIRST_INSURED = 5_000_000;

function insuredNumber(at: number): string {
  const known = insuredNumbers.get(at) ?? cnpjOf(FIRST_INSURED + at);
  insuredNumbers.set(at, known);
  return known;
}

type First = Pick<SeededPolicy, 'id' | 'number' | 'proposalNumber' | 'issuedAt'>;

/** One to three endorsements; one that ends the policy is the last, and the last may have been undone. */
function stepsOf(
  policy: First,
  firstState: PolicyState,
  rules: Ground['rules'],
  today: string,
  dice: Dice,
): SeededEndorsement[] {
  const steps: SeededEndorsement[] = [];
  let state = firstState;
  let issuedOn = civilDayOf(policy.issuedAt);
  const wanted = dice.between(1, 3);
  while (steps.length < wanted && state.cancelledAt === null) {
    issuedOn = dayBetween(addDays(issuedOn, 1), today, dice);
    if (issuedOn > today) return steps;
    const type = dice.oneOf(Object.keys(rules));
    const rule = rules[type]!;
    if (rule.refund && !dice.chance(0.3)) continue;
    const step = stepOf({ policy, state, type, rule, issuedOn, suffix: steps.length + 1 }, dice);
    steps.push(step);
    state = after(state, step);
  }
  const last = steps.at(-1);
  if (last && dice.chance(0.03)) last.cancelledAt = noonOf(dayBetween(issuedOn, today, dice));
  return steps;
}

interface StepFacts {
  readonly policy: First;
  readonly state: PolicyState;
  readonly type: string;
  readonly rule: ChangeRule;
  readonly issuedOn: string;
  readonly suffix: number;
}

function stepOf({ policy, state, type, rule, issuedOn, suffix }: StepFacts, dice: Dice): SeededEndorsement {
  const asked = askedOf(state, issuedOn, dice);
  const issuedAt = noonOf(issuedOn);
  const grown = Math.max(0, Number(asked.insuredAmount) - Number(state.insuredAmount));
  const premium = storedAmount(rule.refund ? -1 : rule.guarantee ? grown * RATE : 0);
  return {
    id: dice.uuid(),
    policyId: policy.id,
    number: endorsementNumber(policy.number, suffix),
    suffix,
    proposalNumber: `${policy.proposalNumber}-${suffix}`,
    type,
    rule,
    asked,
    state: after(state, { rule, asked, issuedAt }),
    effectiveOn: rule.start ? asked.validityStart : issuedOn,
    commercialPremium: premium,
    iof: '0.00',
    grossPremium: premium,
    issuedAt,
    cancelledAt: null,
  };
}

/** Sets more than any one type changes: the fold ignores the rest. */
function askedOf(state: PolicyState, issuedOn: string, dice: Dice): PolicyState {
  return {
    ...state,
    validityStart: issuedOn,
    validityEnd: addMonths(state.validityEnd, dice.between(1, 12)),
    insuredAmount: storedAmount(Math.round(Number(state.insuredAmount) * (0.7 + dice.roll() * 0.9))),
    objectText: `${names.object} Alterado.`,
    coverageFine: dice.chance(0.5),
    insuredName: companyName(dice).toUpperCase(),
  };
}

function dayBetween(from: string, to: string, dice: Dice): string {
  if (from >= to) return from;
  return dateOfDay(dice.between(dayNumber(from), dayNumber(to))) ?? from;
}
