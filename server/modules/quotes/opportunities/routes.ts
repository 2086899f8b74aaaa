import { and, desc, eq } from 'drizzle-orm';
import { answers } from '../../../../contract/answers';
import {
  interest,
  interestBody,
  opportunitiesQuery,
  opportunityPage,
  renewal,
  renewalQuery,
} from '../../../../contract/opportunities';
import type { OpportunitiesQuery, Opportunity } from '../../../../contract/opportunities';
import { PAGE_SIZE } from '../../../../contract/page';
import { dayNumber } from '../../../../engine/values/civilDay';
import { executivesOfClient } from '../../../access/portfolio';
import { userOf } from '../../../access/session';
import { wholeSight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import { opportunities } from '../../../db/schema';
import type { PolicyRow, User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import type { Api } from '../../../http/Api';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { refuse } from '../../../http/refuse';
import { notify } from '../../notifications/notify';
import { refuseOpportunity } from './problems';
import { renewalAnswers } from './renewalAnswers';
import { NEAR_DAYS, findAnswers, findSeenPolicy, insertInterest, listRenewals } from './renewals';
import type { RenewalRow } from './renewals';

/** /oportunidades: policies near their end, and what somebody wants to be called about (decision 42). */
export function opportunityRoutes(app: Api, deps: Deps): void {
  const { db, clock, products } = deps;
  const namesOf = (code: string) => products.catalogue.wizards.find((wizard) => wizard.code === code);

  app.get(
    '/opportunities/search',
    { schema: { response: answers(opportunityPage), querystring: opportunitiesQuery } },
    async (request) => {
      const user = userOf(request);
      const { kind } = request.query;
      const today = clock.today();
      const nameOf = (code: string) => namesOf(code)?.name ?? code;
      return ok(
        kind === 'lead'
          ? await listLeads(db, user, request.query, nameOf)
          : await renewalsOf(db, user, today, request.query, nameOf),
      );
    },
  );

  app.post(
    '/opportunities/interest',
    { schema: { response: answers(interest), body: interestBody }, config: atMost(60) },
    async (request) => {
      const user = userOf(request);
      const at = await db.transaction((tx) => expressInterest(tx, deps, user, request.body.policyNumber));
      return ok({ InterestAt: at.toISOString() });
    },
  );

  app.get(
    '/opportunities/renewal',
    { schema: { response: answers(renewal), querystring: renewalQuery } },
    async (request) => {
      const policy = await seenPolicy(db, userOf(request), request.query.policyNumber);
      const quote = await findAnswers(db, policy);
      const entry = namesOf(policy.product);
      const product = entry && products.current(entry.wizard);
      if (!quote || !product) throw refuseOpportunity('NOT_RENEWABLE');
      const Answers = renewalAnswers(product, quote, policy, clock.today());
      return ok({ Wizard: entry.wizard, Answers });
    },
  );
}

type NameOf = (code: string) => string;

async function seenPolicy(db: Db, user: User, number: string): Promise<PolicyRow> {
  const policy = await findSeenPolicy(db, user, number);
  if (!policy) throw refuse('NOT_FOUND');
  return policy;
}

/** Keeps that somebody wants to go on with the policy, and tells its executives, once. Throws NOT_FOUND, NOT_NEAR_END. */
async function expressInterest(db: Db, { clock }: Deps, user: User, number: string): Promise<Date> {
  const policy = await seenPolicy(db, user, number);
  const left = dayNumber(policy.validityEnd) - dayNumber(clock.today());
  if (policy.cancelledAt || left < 0 || left > NEAR_DAYS) throw refuseOpportunity('NOT_NEAR_END');
  const { isNew, at } = await insertInterest(db, policy.id, user.uid, clock.now());
  if (isNew) {
    const told = await executivesOfClient(db, policy.clientDocument!);
    await notify(db, told, { notificationType: 'NewInterest', data: number });
  }
  return at;
}

async function renewalsOf(db: Db, user: User, today: string, query: OpportunitiesQuery, nameOf: NameOf) {
  const { rows, ...page } = await listRenewals(db, await wholeSight(db, user), today, query);
  return { ...page, Items: rows.map((row) => renewalAnswer(row, today, nameOf)) };
}

const renewalAnswer = ({ policy, interestAt }: RenewalRow, today: string, nameOf: NameOf): Opportunity => ({
  Code: policy.number,
  Kind: 'renewal',
  Product: policy.product,
  ProductName: nameOf(policy.product),
  HolderName: policy.holderName,
  InsuredName: policy.insuredName,
  InsurerName: policy.insurerName,
  InsuredAmount: Number(policy.insuredAmount),
  ValidityEnd: policy.validityEnd,
  DaysLeft: dayNumber(policy.validityEnd) - dayNumber(today),
  InterestAt: interestAt?.toISOString() ?? null,
  IsRenewable: policy.quoteId !== null,
});

/** What the person asked to be called about, newest first. */
async function listLeads(db: Db, { uid }: User, { product, page }: OpportunitiesQuery, nameOf: NameOf) {
  const own = and(eq(opportunities.ownerUid, uid), product ? eq(opportunities.product, product) : undefined);
  const rows = await db
    .select()
    .from(opportunities)
    .where(own)
    .orderBy(desc(opportunities.createdAt), desc(opportunities.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const Items = rows.map((row): Opportunity => ({
    Code: row.identifier,
    Kind: 'lead',
    Product: row.product,
    ProductName: nameOf(row.product),
    HolderName: null,
    InsuredName: null,
    InsurerName: null,
    InsuredAmount: null,
    ValidityEnd: null,
    DaysLeft: null,
    InterestAt: row.createdAt.toISOString(),
    IsRenewable: false,
  }));
  const Total = await db.$count(opportunities, own);
  return { Items, Total, More: false, Page: page, PageSize: PAGE_SIZE };
}
