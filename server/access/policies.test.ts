import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billets, userClients, users } from '../db/schema';
import { seedDemonstration } from '../seed/seedDemonstration';
import { addOtherExecutive, EXECUTIVE, OTHER_EXECUTIVE, OTHERS_CLIENT } from '../testing/executiveDesk';
import { issuedPolicy } from '../testing/issuedPolicy';
import { testApp } from '../testing/testApp';
import type { TestApp } from '../testing/testApp';

const ASKER = 'asker';
const COLLEAGUE = 'colleague';
const CLIENT = '11444777000161';
const NUMBER = '202675000000100';

let server: TestApp;
let policy: { id: string; billet: string };

beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  await addOtherExecutive(server);
  await server.db.insert(users).values([
    { uid: ASKER, email: 'pediu@lastro.test', name: 'Ana Lima' },
    { uid: COLLEAGUE, email: 'colega@lastro.test', name: 'Caio Reis' },
  ]);
  await server.db.insert(userClients).values([
    { userUid: COLLEAGUE, clientDocument: CLIENT },
    { userUid: ASKER, clientDocument: OTHERS_CLIENT },
  ]);
  policy = await policyWithoutQuote();
});
afterAll(() => server.close());

/** A policy with one billet that was issued for the client, and that another client's user asked for. */
async function policyWithoutQuote() {
  const facts = { clientDocument: CLIENT, dueDates: ['2026-12-10'] };
  const id = await issuedPolicy(server.db, { ...facts, more: { number: NUMBER, ownerUid: ASKER } });
  const [billet] = await server.db.select().from(billets).where(eq(billets.policyId, id));
  return { id, billet: billet!.id };
}

/** Whether each of the ways to come by the policy and by its billet shows it. */
async function ways(uid: string) {
  const ask = async (method: 'GET' | 'POST', url: string) =>
    server.as(uid, { method, url: `/api${url}`, ...(method === 'POST' && { payload: {} }) });
  const shows = async (...call: Parameters<typeof ask>) => (await ask(...call)).body.includes(NUMBER);
  const opens = async (url: string) => (await ask('GET', url)).statusCode;
  return {
    listed: await shows('POST', '/InsurancePolicy/search'),
    found: await shows('GET', `/InsurancePolicy/search-autocomplete?documentNumber=${NUMBER}`),
    read: await opens(`/InsurancePolicy/findById?id=${policy.id}`),
    printed: await opens(`/InsurancePolicy/Document?codigo=${NUMBER}`),
    billetsListed: await shows('POST', '/financial/search'),
    billetOpened: await opens(`/InsurancePolicy/invoices/document?billingId=${policy.billet}`),
    billetsPrinted: await opens(`/financial/billet/download/all?documentNumber=${NUMBER}`),
  };
}

const seen = {
  listed: true,
  found: true,
  read: 200,
  printed: 200,
  billetsListed: true,
  billetOpened: 200,
  billetsPrinted: 200,
};
const unseen = {
  listed: false,
  found: false,
  read: 404,
  printed: 404,
  billetsListed: false,
  billetOpened: 404,
  billetsPrinted: 404,
};

test.each([
  ['the user who asked for it', ASKER, seen],
  ['a user of the same client', COLLEAGUE, seen],
  ['a user of other clients', 'demo-cliente', unseen],
  ['a user without clients', 'demo-semcliente', unseen],
  // Whose own billets are listed is a customer's question; the desk comes to a billet by its policy.
  ['the client’s executive', EXECUTIVE, { ...seen, billetsListed: false }],
  ['another executive', OTHER_EXECUTIVE, unseen],
])('a policy that no quote was asked for is shown alike by every way to %s', async (_who, uid, expected) => {
  expect(await ways(uid)).toEqual(expected);
});
