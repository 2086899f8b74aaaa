import { inArray } from 'drizzle-orm';
import { constantOn } from '../../engine/expression';
import type { ChangeRule } from '../../engine/rating';
import { addDays, addMonths, storedAmount } from '../../engine/values';
import type { Db } from '../db/db';
import { clients, seeds } from '../db/schema';
import type { PolicyRow, PolicyState } from '../db/schema';
import type { Deps } from '../deps';
import { cancelEndorsement } from '../modules/issued/policies/cancelEndorsement';
import { issueEndorsement } from '../modules/issued/policies/issueEndorsement';
import { insertPolicy } from '../modules/issued/policies/repository';
import { stateOf } from '../modules/issued/policies/state';
import demonstration from './demonstrationPolicies.json' with { type: 'json' };

const SEED = 'demonstration-policies';
const INSURER = 'Seguradora Sandbox';
const TYPES = 'endorsement-types';
const PLACE = {
  email: 'segurado@lastro.test',
  cep: '13300000',
  place: 'Avenida Itu 400 Anos',
  number: '111',
  complement: null,
  district: 'Itu Novo Centro',
  city: 'Itu',
  state: 'SP',
};

/** Days count from the day of seeding; an end may say years from the start, such as 3y. */
type SeedDay = number | string;

interface Changes {
  readonly amount?: number;
  readonly contract?: number;
  readonly object?: string;
  readonly coverageFine?: boolean;
  readonly coverageLabor?: boolean;
  readonly civilWork?: boolean;
  readonly insuredName?: string;
  readonly end?: SeedDay;
}

interface SeededEndorsement extends Changes {
  readonly type: string;
  readonly issued: number;
  readonly premium: number;
  readonly cancelled?: number;
}

export interface SeededPolicy extends Changes {
  readonly number: string;
  readonly shows: string;
  readonly product: string;
  readonly modality: string | null;
  readonly holder: string;
  readonly ownerUid?: string;
  readonly insuredName: string;
  readonly insuredDocument: string;
  readonly issued: number;
  readonly start: number;
  readonly end: SeedDay;
  readonly amount: number;
  readonly repeatObject?: number;
  readonly isUpload?: boolean;
  readonly broker?: string;
  readonly endorsements?: readonly SeededEndorsement[];
}

export const demonstrationPolicies = demonstration as readonly SeededPolicy[];

type SeedDeps = Pick<Deps, 'clock' | 'products'>;

/** Runs once, after the clients; dates count from the day of seeding. Resolves to whether it did the work. */
export async function seedPolicies(db: Db, deps: SeedDeps): Promise<boolean> {
  return db.transaction(async (tx) => {
    const marked = await tx.insert(seeds).values({ name: SEED }).onConflictDoNothing().returning();
    if (marked.length === 0) return false;
    const names = await holderNames(tx);
    for (const seeded of demonstrationPolicies) {
      const name = names.get(seeded.holder) ?? null;
      const policy = await insertPolicy(tx, policyRow(seeded, name, deps.clock.today()));
      await endorse(tx, deps, policy, seeded.endorsements ?? []);
    }
    return true;
  });
}

async function holderNames(db: Db): Promise<Map<string, string>> {
  const documents = [...new Set(demonstrationPolicies.map(({ holder }) => holder))];
  const rows = await db.select().from(clients).where(inArray(clients.document, documents));
  return new Map(rows.map(({ document, name }) => [document, name]));
}

function policyRow(seeded: SeededPolicy, holderName: string | null, today: string) {
  const premium = storedAmount(seeded.amount * 0.015);
  const validityStart = addDays(today, seeded.start);
  const { product, modality, insuredName, insuredDocument } = seeded;
  return {
    number: seeded.number,
    proposalNumber: `2026${seeded.number.slice(8, 15)}`,
    product,
    modality,
    broker: seeded.broker ?? null,
    isUpload: seeded.isUpload ?? false,
    insurerName: INSURER,
    ownerUid: seeded.ownerUid ?? null,
    clientDocument: seeded.holder,
    holderName,
    insuredName,
    insuredDocument,
    insuredPlace: PLACE,
    insuredAmount: storedAmount(seeded.amount),
    contractValue: seeded.contract === undefined ? null : storedAmount(seeded.contract),
    objectText: objectOf(seeded),
    coverageFine: seeded.coverageFine ?? null,
    coverageLabor: seeded.coverageLabor ?? null,
    civilWork: seeded.civilWork ?? null,
    validityStart,
    validityEnd: endOf(seeded.end, validityStart, today),
    commercialPremium: premium,
    iof: '0.00',
    grossPremium: premium,
    issuedAt: noonOf(addDays(today, seeded.issued)),
  };
}

function objectOf({ object, repeatObject }: SeededPolicy): string | null {
  if (object === undefined) return null;
  return repeatObject === undefined ? object : `${object} `.repeat(repeatObject).slice(0, repeatObject);
}

function endOf(end: SeedDay, start: string, today: string): string {
  return typeof end === 'number' ? addDays(today, end) : addMonths(start, Number.parseInt(end, 10) * 12);
}

async function endorse(
  db: Db,
  { clock, products }: SeedDeps,
  policy: PolicyRow,
  endorsements: readonly SeededEndorsement[],
): Promise<void> {
  const today = clock.today();
  const rules = constantOn(products.constants, TYPES, today) as Readonly<Record<string, ChangeRule>>;
  let current = policy;
  for (const { type, issued, premium, cancelled, ...changes } of endorsements) {
    const on = addDays(today, issued);
    const order = {
      policyId: policy.id,
      version: current.version,
      type,
      rule: rules[type]!,
      proposalNumber: `${current.proposalNumber}-${current.version + 1}`,
      asked: askedOf(stateOf(current), changes, on, today),
      commercialPremium: storedAmount(premium),
      iof: '0.00',
      grossPremium: storedAmount(premium),
      issuedAt: noonOf(on),
    };
    const { endorsement, policy: endorsed } = await issueEndorsement(db, order);
    current =
      cancelled === undefined
        ? endorsed
        : await cancelEndorsement(db, endorsement.id, noonOf(addDays(today, cancelled)));
  }
}

function askedOf(state: PolicyState, changes: Changes, on: string, today: string): PolicyState {
  const { amount, contract, object, end, ...others } = changes;
  return {
    ...state,
    ...others,
    validityStart: on,
    ...(amount !== undefined && { insuredAmount: storedAmount(amount) }),
    ...(contract !== undefined && { contractValue: storedAmount(contract) }),
    ...(object !== undefined && { objectText: object }),
    ...(end !== undefined && { validityEnd: endOf(end, state.validityStart, today) }),
  };
}

/** Noon in Brazil, which is the same day everywhere near it. */
const noonOf = (day: string) => new Date(`${day}T15:00:00Z`);
