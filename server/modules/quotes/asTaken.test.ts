import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../engine/index';
import type { WizardEntry } from '../../../engine/definition/catalogue';
import { readFiles } from '../../../engine/publish/readFiles';
import { createClock } from '../../clock';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { become } from '../../testing/become';
import { EXECUTIVE, executiveDesk } from '../../testing/executiveDesk';
import { definedWizards, goldenCases } from '../../testing/goldenCases';
import type { GoldenCase } from '../../testing/goldenCases';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { underwrite } from './underwrite';

let server: TestApp;
/** The same, after every constant had another row. */
let later: TestApp;
let today = '2026-11-20';
const clock = createClock(0, () => Date.parse(`${today}T15:00:00Z`));
beforeAll(async () => {
  server = await testApp({ jobs: 'idle', deps: () => ({ clock }) });
  await seedDemonstration(server.db);
  later = await dated();
});
afterAll(async () => {
  await later.close();
  await server.close();
});

const desk = executiveDesk(() => server);
const { files } = readFiles(fileURLToPath(new URL('../../../product-schemas', import.meta.url)));

/** The server as it is after every constant had a new row, in force on every day. */
async function dated(): Promise<TestApp> {
  const { $schema, ...table } = files.get('constants.json') as Record<string, { value: Json }[]>;
  const other = (value: Json) => (typeof value === 'number' ? value * 2 + 1 : value);
  const rows = Object.entries(table).map(([name, [first]]) => [
    name,
    [{ from: '2000-01-01', value: other(first!.value) }],
  ]);
  const changed = new Map([
    ...files,
    ['constants.json', { $schema, ...Object.fromEntries(rows) } as unknown as Json],
  ]);
  const { database } = server;
  // They are sold from now on, whichever day the requests are of.
  return testApp({ jobs: 'idle', database, files: changed, clock: createClock(), deps: () => ({ clock }) });
}

const TERMS = { commercialPremium: 1000, maxInstallments: 1, insurerName: 'Seguradora Sandbox' };

async function registered(entry: WizardEntry, it: GoldenCase) {
  today = it.today;
  const bearer = await become(server, it.person, it.record);
  const payload = { [entry.block]: it.record };
  const answer = await server.as(bearer, { method: 'POST', url: `/api${entry.operation}`, payload });
  const identifier = answer.json().Data.Identifier as string;
  await underwrite(server.deps, (await desk.rowOf(identifier)).id);
  return { bearer, identifier };
}

/** A policy of the first case that the insurer does not deny, offered by it or by the executive. */
async function issued(entry: WizardEntry) {
  const cases = goldenCases(server.deps.products, entry.wizard).filter(
    ({ person, expected, record }) =>
      expected.length === 0 && !person.executive && !JSON.stringify(record).includes('"DocumentID"'),
  );
  for (const it of cases) {
    const { bearer, identifier } = await registered(entry, it);
    const { status } = await desk.rowOf(identifier);
    if (status === 3) continue;
    if (status === 1) expect((await desk.decide('approve', identifier, TERMS)).status).toBe(200);
    expect((await desk.pay(identifier, {}, true, undefined, bearer)).status).toBe(200);
    await desk.ready(identifier);
    expect((await desk.approve(identifier, undefined, bearer)).status).toBe(200);
    await desk.issue(identifier);
    return { bearer, identifier };
  }
  throw new Error(`no case of ${entry.wizard} can be issued`);
}

/** Everything that is read or printed of an issued request, byte for byte, by address. */
async function everythingOf(app: TestApp, bearer: string, identifier: string) {
  const policy = (await desk.policyOf(identifier))!;
  const [billet] = await desk.billetsOf(identifier);
  const own = [
    `/api/quote?identifier=${identifier}`,
    `/api/quote/draft/document?codigo=${identifier}`,
    `/api/quote/proposal/document?codigo=${identifier}`,
    `/api/quotes/export/pdf/${identifier}`,
    `/api/InsurancePolicy/Document?codigo=${policy.number}`,
    `/api/InsurancePolicy/invoices/document?billingId=${billet!.id}`,
    `/api/financial/billet/download/all?documentNumber=${policy.number}`,
  ];
  const atDesk = ['', '/history', '/why'].map((part) => `/api/desk/quote${part}?identifier=${identifier}`);
  const read: Record<string, string> = {};
  for (const url of [...own, ...atDesk]) {
    const answer = await app.as(atDesk.includes(url) ? EXECUTIVE : bearer, { url });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    read[url] = answer.rawPayload.toString('base64');
  }
  return { read, printed: own.slice(1) };
}

const sold = definedWizards.filter(({ lead }) => !lead);

describe.each(sold)('an issued request of $wizard', (entry) => {
  test('is read, printed and explained the same whatever becomes of the constants, and whoever reads', async () => {
    const { bearer, identifier } = await issued(entry);
    const before = await everythingOf(server, bearer, identifier);
    const after = await everythingOf(later, bearer, identifier);
    expect(after).toEqual(before);
    for (const url of before.printed) {
      const byExecutive = await later.as(EXECUTIVE, { url });
      expect([url, byExecutive.rawPayload.toString('base64')]).toEqual([url, before.read[url]]);
    }
  });
});

describe('a request that was edited', () => {
  test('is what it was edited to, and its history what it was', async () => {
    today = '2026-11-20';
    const identifier = await desk.registered();
    const record = structuredClone((await desk.rowOf(identifier)).record);
    (record.requester as Record<string, unknown>).phone = '31987650099';
    const payload = { request: { identifier, bid: record } };
    const edited = await server.as('demo-tomador', { method: 'PUT', url: '/api/quote/edit', payload });
    expect(edited.statusCode).toBe(200);
    const url = `/api/desk/quote/history?identifier=${identifier}`;
    const before = (await server.as(EXECUTIVE, { url })).json().Data;
    expect(before.at(-1).Changes).toEqual([
      { Step: 'Solicitante', Label: 'Telefone/Celular', Before: '(31) 98765-0022', After: '(31) 98765-0099' },
    ]);
    expect((await later.as(EXECUTIVE, { url })).json().Data).toEqual(before);
  });
});
