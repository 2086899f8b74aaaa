import type { PoolClient } from 'pg';
import { constantOn } from '../../../engine/expression';
import type { ChangeRule } from '../../../engine/rating';
import type { Bank } from '../../adapters/bank/Bank';
import { billets, endorsements, policies, quoteEvents, quotes } from '../../db/schema';
import type { ProductStore } from '../../modules/definitions/productStore';
import { billetsOf } from './billetsOf';
import { columns } from './columns';
import { copyRows } from './copyRows';
import type { Customer } from './customers';
import { Dice } from './Dice';
import { policyHistory } from './policyHistory';
import type { Ground, PolicyHistory } from './policyHistory';
import { PolicyNumbers } from './PolicyNumbers';
import { quoteRows } from './quoteRows';
import type { SeededRequest } from './quoteRows';
import type { QuoteTemplate } from './quoteTemplates';
import { writeInBatches } from './writeInBatches';

export interface VolumeSource {
  readonly products: ProductStore;
  readonly templates: readonly QuoteTemplate[];
  readonly bank: Bank;
  readonly today: string;
}

type Tell = (done: number) => void;

const TYPES = 'endorsement-types';

export async function fillPolicies(
  client: PoolClient,
  count: number,
  source: VolumeSource,
  customers: readonly Customer[],
  tell: Tell,
): Promise<void> {
  const drawn = { next: await nextOurNumber(client) };
  const dice = new Dice(3);
  const drawnOf = (history: PolicyHistory) => {
    const rows = billetsOf(history, drawn.next, source, dice);
    drawn.next += rows.length;
    return rows;
  };
  const write = async (batch: readonly PolicyHistory[]) => {
    const stored = batch.map(({ policy }) => policy);
    await copyRows(client, policies, columns.policies, stored);
    const issued = batch.flatMap((history) => history.endorsements);
    await copyRows(client, endorsements, columns.endorsements, issued);
    await copyRows(client, billets, columns.billets, batch.flatMap(drawnOf));
  };
  await writeInBatches(historiesOf(count, source, customers), write, tell);
  await client.query(
    `insert into identifier_counters (prefix, last) values ('our-number', $1)
     on conflict (prefix) do update set last = excluded.last`,
    [drawn.next - 1],
  );
}

export async function fillQuotes(
  client: PoolClient,
  count: number,
  source: VolumeSource,
  customers: readonly Customer[],
  tell: Tell,
): Promise<void> {
  const write = async (batch: readonly SeededRequest[]) => {
    const stored = batch.map(({ quote }) => quote);
    await copyRows(client, quotes, columns.quotes, stored);
    const happened = batch.flatMap(({ events }) => events);
    await copyRows(client, quoteEvents, columns.quoteEvents, happened);
  };
  await writeInBatches(requestsOf(count, source, customers), write, tell);
}

function* historiesOf(
  count: number,
  source: VolumeSource,
  customers: readonly Customer[],
): Generator<PolicyHistory> {
  const dice = new Dice(2);
  const numbers = new PolicyNumbers();
  const ground = groundOf(source);
  for (let at = 0; at < count; at += 1)
    yield policyHistory(ground, customers[at % customers.length]!, numbers, dice);
}

function groundOf({ products, today }: VolumeSource): Ground {
  const rules = constantOn(products.constants, TYPES, today) as Readonly<Record<string, ChangeRule>>;
  const sold = products.catalogue.wizards.flatMap(({ wizard, code, lead }) => {
    const rating = lead ? undefined : products.current(wizard)?.rating;
    return rating ? [{ code, branch: rating.branch }] : [];
  });
  return { today, rules, products: sold };
}

function* requestsOf(
  count: number,
  { templates, today }: VolumeSource,
  customers: readonly Customer[],
): Generator<SeededRequest> {
  const dice = new Dice(4);
  for (let at = 0; at < count; at += 1)
    yield quoteRows(at, dice.oneOf(templates), customers[at % customers.length]!, today, dice);
}

async function nextOurNumber(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ last: string }>(
    `select last from identifier_counters where prefix = 'our-number'`,
  );
  return Number(rows[0]?.last ?? 0) + 1;
}
