import { and, desc, eq } from 'drizzle-orm';
import type { OpportunitiesQuery, Opportunity, OpportunityPage } from '../../../../contract/opportunities';
import { PAGE_SIZE } from '../../../../contract/page';
import { dayNumber } from '../../../../engine/values';
import { wholeSight } from '../../../access/sight';
import { opportunities } from '../../../db/schema';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { wizardOfCode } from '../../definitions/productStore';
import { listRenewals } from './renewals';
import type { RenewalRow } from './renewals';

type ListDeps = Pick<Deps, 'db' | 'clock' | 'products'>;

export function listOpportunities(
  deps: ListDeps,
  user: User,
  query: OpportunitiesQuery,
): Promise<OpportunityPage> {
  return query.kind === 'lead' ? leadsOf(deps, user, query) : renewalsOf(deps, user, query);
}

async function renewalsOf(deps: ListDeps, user: User, query: OpportunitiesQuery): Promise<OpportunityPage> {
  const { db, clock } = deps;
  const { rows, ...page } = await listRenewals(db, await wholeSight(db, user), clock.today(), query);
  return { ...page, Items: rows.map((row) => renewalAnswer(deps, row)) };
}

function renewalAnswer({ clock, products }: ListDeps, { policy, interestAt }: RenewalRow): Opportunity {
  const wizard = wizardOfCode(products.catalogue, policy.product);
  return {
    Code: policy.number,
    Kind: 'renewal',
    Product: policy.product,
    ProductName: wizard?.name ?? policy.product,
    HolderName: policy.holderName,
    InsuredName: policy.insuredName,
    InsurerName: policy.insurerName,
    InsuredAmount: Number(policy.insuredAmount),
    ValidityEnd: policy.validityEnd,
    DaysLeft: dayNumber(policy.validityEnd) - dayNumber(clock.today()),
    InterestAt: interestAt?.toISOString() ?? null,
    IsRenewable: wizard !== undefined,
  };
}

async function leadsOf(
  { db, products }: ListDeps,
  { uid }: User,
  { product, page }: OpportunitiesQuery,
): Promise<OpportunityPage> {
  const own = and(eq(opportunities.ownerUid, uid), product ? eq(opportunities.product, product) : undefined);
  const rows = await db
    .select()
    .from(opportunities)
    .where(own)
    .orderBy(desc(opportunities.createdAt), desc(opportunities.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const nameOf = (code: string) => wizardOfCode(products.catalogue, code)?.name ?? code;
  const Items = rows.map((row) => leadAnswer(row, nameOf(row.product)));
  return { Items, Total: await db.$count(opportunities, own), More: false, Page: page, PageSize: PAGE_SIZE };
}

type Lead = typeof opportunities.$inferSelect;

const leadAnswer = ({ identifier, product, createdAt }: Lead, name: string): Opportunity => ({
  Code: identifier,
  Kind: 'lead',
  Product: product,
  ProductName: name,
  HolderName: null,
  InsuredName: null,
  InsurerName: null,
  InsuredAmount: null,
  ValidityEnd: null,
  DaysLeft: null,
  InterestAt: createdAt.toISOString(),
  IsRenewable: false,
});
