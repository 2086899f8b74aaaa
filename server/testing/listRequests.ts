import type { InjectOptions } from 'fastify';
import { asc } from 'drizzle-orm';
import { trackingSorts } from '../../contract/search';
import type { Db } from '../db/db';
import { policies, quotes } from '../db/schema';

export interface ListRequest {
  readonly what: string;
  readonly uid: string;
  readonly request: InjectOptions;
  readonly isFile?: boolean;
}

const CUSTOMER = 'demo-cliente';
const EXECUTIVE = 'demo-executivo';
const FREQUENT = ['construtora', '500'];

/** Needs a database that `seedVolume` filled; as a customer and as the desk. */
export async function listRequests(db: Db): Promise<ListRequest[]> {
  const [policy] = await db.select().from(policies).orderBy(asc(policies.number)).limit(1);
  const [quote] = await db.select().from(quotes).orderBy(asc(quotes.identifier)).limit(1);
  if (!policy || !quote) throw new Error('the database was not filled');
  const holder = policy.holderName!;
  const of = (uid: string, who: string) => [
    ...policyRequests(uid, policy.number, holder).map(named(`${who}: policies`)),
    get(uid, `${who}: choice of a document`, '/InsurancePolicy/search-autocomplete', {
      documentNumber: policy.number.slice(0, 15),
    }),
    ...tracking(uid, quote.identifier, holder).map(named(`${who}: tracking`)),
    get(uid, `${who}: opportunities`, '/opportunities/search', {}),
    get(uid, `${who}: insurers`, '/InsuranceCompany', {}),
    post(uid, `${who}: billets`, '/financial/search', {}),
  ];
  return [
    ...of(CUSTOMER, 'customer'),
    ...of(EXECUTIVE, 'executive'),
    get(CUSTOMER, 'home: what waits', '/InsuranceHome', { email: 'cliente@lastro.test', part: 'needsYou' }),
    get(CUSTOMER, 'home: in force', '/InsuranceHome', { email: 'cliente@lastro.test', part: 'inForce' }),
    get(EXECUTIVE, 'home: the day', '/desk/day', {}),
    get(EXECUTIVE, 'desk', '/desk/quotes', {}),
    get(EXECUTIVE, 'desk: page 100', '/desk/quotes', { page: '100' }),
    get(EXECUTIVE, 'desk: waiting', '/desk/quotes', { status: '1' }),
    get(EXECUTIVE, 'desk: product', '/desk/quotes', { product: quote.product }),
    get(EXECUTIVE, 'desk: number', '/desk/quotes', { text: quote.identifier }),
    get(EXECUTIVE, 'desk: name', '/desk/quotes', { text: holder }),
    ...queueRequests(quote.identifier, holder),
  ];
}

function queueRequests(identifier: string, holder: string): ListRequest[] {
  const search = (what: string, payload: object) =>
    post(EXECUTIVE, `work list: ${what}`, '/desk/queue', payload);
  return [
    search('first page', {}),
    search('page 100', { Page: 100 }),
    search('mine', { Holder: 'me' }),
    search('nobody’s', { Holder: 'nobody', Days: 3 }),
    search('product', { Product: identifier.slice(0, 3) }),
    search('by amount', { Sort: 'amount' }),
    search('all by amount', { All: true, Sort: 'amount' }),
    search('by last change', { Sort: 'updated' }),
    search('name', { Text: holder }),
    ...FREQUENT.map((Text) => search(`name “${Text}”`, { Text })),
    get(EXECUTIVE, 'desk: figures by day', '/desk/figures', { by: 'day' }),
    get(EXECUTIVE, 'desk: figures by week', '/desk/figures', { by: 'week' }),
    post(EXECUTIVE, 'work list: next', '/desk/queue/next', { Identifier: identifier }),
  ];
}

function policyRequests(uid: string, number: string, holder: string): ListRequest[] {
  const search = (what: string, payload: object) => post(uid, what, '/InsurancePolicy/search', payload);
  return [
    search('first page', {}),
    search('page 100', { Page: 100 }),
    search('number', { Text: number }),
    search('name', { Text: holder }),
    ...FREQUENT.map((Text) => search(`name “${Text}”`, { Text })),
    search('status', { Status: 'Vigente' }),
    search('status, page 100', { Status: 'Vigente', Page: 100 }),
    search('insurer and product', { Insurer: 'Tokio', Product: 'BID' }),
    search('end of validity', { EndsIn: '2027-01', Sort: 'end' }),
    search('by holder', { Sort: 'holder' }),
    search('by amount', { Sort: 'amount', Descending: true }),
  ];
}

function tracking(uid: string, identifier: string, holder: string): ListRequest[] {
  const search = (what: string, query: Record<string, string>) => get(uid, what, '/quotes/search', query);
  return [
    search('first page', {}),
    search('page 100', { page: '100' }),
    search('status', { status: '4' }),
    search('number', { text: identifier }),
    search('name', { text: holder }),
    ...trackedRequests(uid, identifier, holder).map(named('table')),
  ];
}

function trackedRequests(uid: string, identifier: string, holder: string): ListRequest[] {
  const search = (what: string, payload: object) => post(uid, what, '/quotes/search', payload);
  const sorted = trackingSorts.map((Sort) => search(`by ${Sort}`, { Sort }));
  return [
    ...sorted,
    search('status', { Status: 4, Sort: 'amount' }),
    search('product', { Product: identifier.slice(0, 3) }),
    search('number', { Text: identifier }),
    search('name', { Text: holder, Sort: 'updated' }),
    { ...post(uid, 'whole Excel file', '/quotes/export/excel', { Sort: 'insured' }), isFile: true },
  ];
}

const named = (prefix: string) => (one: ListRequest) => ({ ...one, what: `${prefix}, ${one.what}` });

const get = (uid: string, what: string, url: string, query: Record<string, string>): ListRequest => ({
  ...{ what, uid },
  request: { url: `/api${url}`, query },
});

const post = (uid: string, what: string, url: string, payload: object): ListRequest => ({
  ...{ what, uid },
  request: { method: 'POST', url: `/api${url}`, payload },
});
