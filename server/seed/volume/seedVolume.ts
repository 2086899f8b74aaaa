import type { Pool, PoolClient } from 'pg';
import { constantOn } from '../../../engine/expression/added/data';
import type { ChangeRule } from '../../../engine/rating/changeOf';
import {
  billets,
  clients,
  endorsements,
  policies,
  quoteEvents,
  quotes,
  userClients,
  users,
} from '../../db/schema';
import type { ProductStore } from '../../modules/definitions/productStore';
import { billetsOf } from './billetsOf';
import { copyRows } from './copyRows';
import { customersOf } from './customers';
import type { Customer } from './customers';
import { Dice } from './Dice';
import { policyHistory } from './policyHistory';
import type { Ground, PolicyHistory } from './policyHistory';
import { PolicyNumbers } from './PolicyNumbers';
import { quoteRows } from './quoteRows';
import type { QuoteTemplate } from './quoteTemplates';
import { refuseVolume, VOLUME } from './refuseVolume';
import { withoutIndexes } from './withoutIndexes';

/** How much of what there shall be. */
export interface Volume {
  readonly policies: number;
  readonly quotes: number;
  readonly clients: number;
}

/** What the rows are made of. */
export interface VolumeSource {
  readonly products: ProductStore;
  readonly templates: readonly QuoteTemplate[];
  /** YYYY-MM-DD */
  readonly today: string;
}

/** Hears what is done and how far it is. */
export type Progress = (what: string, done: number, total: number) => void;

const TABLES = ['policies', 'endorsements', 'billets', 'quotes', 'quote_events'];
const TYPES = 'endorsement-types';
/** Of the demonstration's customer: in whose sight are so many of the companies. */
const VISITOR = 'demo-cliente';
const SEEN = 0.02;

/**
 * Fills a demonstration's database with many policies, endorsements, billets and requests: all or nothing. Throws
 * OperatorError for a database without the demonstration, which may hold real data, and for one that was filled before.
 */
export async function seedVolume(
  pool: Pool,
  volume: Volume,
  source: VolumeSource,
  progress: Progress,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await refuseVolume(client);
    await withoutIndexes(
      client,
      TABLES,
      () => fill(client, volume, source, progress),
      (done, total) => progress('indexes', done, total),
    );
    await client.query('commit');
    // Lists read pages that are known to be visible to all without looking at the rows.
    for (const table of [...TABLES, 'clients', 'user_clients']) await client.query(`vacuum analyze ${table}`);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function fill(
  client: PoolClient,
  volume: Volume,
  source: VolumeSource,
  progress: Progress,
): Promise<void> {
  const customers = await customersIn(client, volume);
  const told = <Row>(what: string, rows: Iterable<Row>, total: number) =>
    counted(rows, (done) => progress(what, done, total));
  const histories = () => historiesOf(volume, source, customers);
  await copyRows(
    client,
    policies,
    POLICY,
    told(
      'policies',
      mapped(histories(), ({ policy }) => [policy]),
      volume.policies,
    ),
  );
  await copyRows(
    client,
    endorsements,
    ENDORSEMENT,
    mapped(histories(), (history) => history.endorsements),
  );
  const drawn = { next: await ourNumber(client) };
  const drawnOf = billetMaker(drawn, source.today);
  await copyRows(client, billets, BILLET, told('billets', mapped(histories(), drawnOf), volume.policies * 2));
  await client.query(
    `insert into identifier_counters (prefix, last) values ('our-number', $1)
     on conflict (prefix) do update set last = excluded.last`,
    [drawn.next - 1],
  );
  const requests = () => requestsOf(volume, source, customers);
  await copyRows(
    client,
    quotes,
    QUOTE,
    told(
      'quotes',
      mapped(requests(), ({ quote }) => [quote]),
      volume.quotes,
    ),
  );
  await copyRows(
    client,
    quoteEvents,
    EVENT,
    mapped(requests(), ({ events }) => events),
  );
  await client.query('insert into seeds (name) values ($1)', [VOLUME]);
}

/** The companies and their people, and which of them the demonstration's customer sees. */
async function customersIn(client: PoolClient, volume: Volume): Promise<Customer[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from contacts where role = 'executive' order by id`,
  );
  const customers = customersOf(
    volume.clients,
    rows.map(({ id }) => id),
    new Dice(1),
  );
  const nominations = customers.map(({ client: { document }, user: { uid } }) => ({
    userUid: uid,
    clientDocument: document,
  }));
  const seen = nominations.slice(0, Math.ceil(customers.length * SEEN));
  await copyRows(
    client,
    users,
    ['uid', 'email', 'name', 'newUser'],
    customers.map(({ user }) => user),
  );
  await copyRows(
    client,
    clients,
    ['document', 'name', 'executiveId', 'invoiceBilling'],
    customers.map((customer) => customer.client),
  );
  await copyRows(
    client,
    userClients,
    ['userUid', 'clientDocument'],
    [...nominations, ...seen.map((nomination) => ({ ...nomination, userUid: VISITOR }))],
  );
  return customers;
}

/** The same on each call: what belongs to a policy is made beside it again and not kept. */
function* historiesOf(
  volume: Volume,
  source: VolumeSource,
  customers: readonly Customer[],
): Generator<PolicyHistory> {
  const dice = new Dice(2);
  const numbers = new PolicyNumbers();
  const ground = groundOf(source);
  for (let at = 0; at < volume.policies; at += 1)
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

function billetMaker(drawn: { next: number }, today: string) {
  const dice = new Dice(3);
  return (history: PolicyHistory) => {
    const rows = billetsOf(history, drawn.next, today, dice);
    drawn.next += rows.length;
    return rows;
  };
}

function* requestsOf(
  { quotes: count }: Volume,
  { templates, today }: VolumeSource,
  customers: readonly Customer[],
) {
  const dice = new Dice(4);
  for (let at = 0; at < count; at += 1)
    yield quoteRows(at, dice.oneOf(templates), customers[at % customers.length]!, today, dice);
}

async function ourNumber(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ last: string }>(
    `select last from identifier_counters where prefix = 'our-number'`,
  );
  return Number(rows[0]?.last ?? 0) + 1;
}

function* mapped<From, Row>(all: Iterable<From>, rowsOf: (one: From) => readonly Row[]): Generator<Row> {
  for (const one of all) yield* rowsOf(one);
}

function* counted<Row>(rows: Iterable<Row>, tell: (done: number) => void): Generator<Row> {
  let done = 0;
  for (const row of rows) {
    yield row;
    done += 1;
    if (done % 10_000 === 0) tell(done);
  }
  tell(done);
}

const PREMIUM = ['commercialPremium', 'iof', 'grossPremium'] as const;
const POLICY = [
  ...['id', 'number', 'proposalNumber', 'product', 'insurerName', 'ownerUid', 'clientDocument', 'holderName'],
  ...[
    'insuredName',
    'insuredDocument',
    'insuredAmount',
    'validityStart',
    'validityEnd',
    'contractValue',
    'objectText',
  ],
  ...[
    'coverageFine',
    'coverageLabor',
    'civilWork',
    'insuredPlace',
    'isUpload',
    'issuedAt',
    'cancelledAt',
    'firstState',
  ],
  ...['version', ...PREMIUM],
] as (keyof typeof policies.$inferInsert)[];
const ENDORSEMENT = [
  ...[
    'id',
    'policyId',
    'number',
    'suffix',
    'proposalNumber',
    'type',
    'rule',
    'asked',
    'state',
    'effectiveOn',
  ],
  ...['issuedAt', 'cancelledAt', ...PREMIUM],
] as (keyof typeof endorsements.$inferInsert)[];
const BILLET = [
  ...[
    'policyId',
    'endorsementId',
    'installment',
    'installments',
    'payerDocument',
    'paymentType',
    'amount',
    'dueDate',
  ],
  ...['ourNumber', 'barCode', 'issuedAt', 'paidAt'],
] as (keyof typeof billets.$inferInsert)[];
const QUOTE = [
  ...[
    'id',
    'identifier',
    'product',
    'productId',
    'definitionHash',
    'ownerUid',
    'clientDocument',
    'clientIsNominated',
  ],
  ...['status', 'record', 'answers', 'context', 'businessDay', 'constantsHash', 'holderName', 'insuredName'],
  ...[
    'insuredDocument',
    'insuredAmount',
    'validityStart',
    'validityEnd',
    'rating',
    'installments',
    'insurerName',
  ],
  ...['releasedAt', 'deniedReason', 'deniedAt', 'expiresAt', 'createdAt', 'updatedAt', ...PREMIUM],
] as (keyof typeof quotes.$inferInsert)[];
const EVENT = ['quoteId', 'kind', 'actorUid', 'fromStatus', 'toStatus', 'reason', 'at'] as const;
