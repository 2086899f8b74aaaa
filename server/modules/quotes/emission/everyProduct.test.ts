import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WizardEntry } from '../../../../engine/definition/catalogue';
import { createAdapters } from '../../../adapters/createAdapters';
import { createClock } from '../../../clock';
import type { Db } from '../../../db/db';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { become } from '../../../testing/become';
import { emissionDesk } from '../../../testing/emissionDesk';
import { definedWizards, goldenCases, goldenCompany } from '../../../testing/goldenCases';
import type { GoldenCase } from '../../../testing/goldenCases';
import { EMBEDDED, testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { underwrite } from '../underwrite';

let server: TestApp;
let today = '2026-11-20';
let current: GoldenCase | undefined;
beforeAll(async () => {
  const clock = createClock(0, () => Date.parse(`${today}T15:00:00Z`));
  const company = goldenCompany(() => current);
  const adaptersOf = (db: Db) => ({ ...createAdapters(db, EMBEDDED), company });
  server = await testApp({ jobs: 'idle', deps: (db) => ({ clock, adapters: adaptersOf(db) }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { call, pay, analyse, issue, release, rowOf, billetsOf } = emissionDesk(() => server);

const sold = definedWizards.filter(({ lead }) => !lead);

/** Requests by users that are taken, but for those with files, which nobody uploaded here. */
const taken = ({ wizard }: WizardEntry) =>
  goldenCases(server.deps.products, wizard).filter(
    ({ expected, person, record }) =>
      expected.length === 0 && !person.executive && !JSON.stringify(record).includes('DocumentID'),
  );

/** Registers a golden case and has the insurer answer; a person releases what it does not. */
async function offered(entry: WizardEntry, it: GoldenCase) {
  today = it.today;
  current = it;
  const uid = await become(server, it.person, it.record);
  const payload = { [entry.block]: it.record };
  const { data } = await call({ method: 'POST', url: `/api${entry.operation}`, payload }, undefined, uid);
  const { Identifier: identifier } = data as { Identifier: string };
  const { id } = await rowOf(identifier);
  await underwrite(server.deps, id);
  if ((await rowOf(identifier)).status === 1) await release(identifier);
  return { identifier, uid };
}

describe.each(sold)('$wizard', (entry) => {
  test('every golden request that is not denied becomes a policy with its billets', async () => {
    let policies = 0;
    for (const it of taken(entry)) {
      const { identifier, uid } = await offered(entry, it);
      if ((await rowOf(identifier)).status === 3) continue;
      const paid = await pay(identifier, {}, false, undefined, uid);
      expect([it.id, paid.status, paid.errors]).toEqual([it.id, 200, undefined]);
      const policy = await issue(identifier);
      const { grossPremium, validityStart, validityEnd, insuredAmount } = await rowOf(identifier);
      expect(policy).toMatchObject({ grossPremium, validityStart, validityEnd, insuredAmount });
      expect(policy.number).toMatch(/^\d{4}01\d{2}|^\d{4}07\d{2}/);
      expect(policy.insuredName).not.toBe('');
      expect(policy).toMatchObject({ ...policy.firstState, cancelledAt: null, version: 0 });
      expect(await billetsOf(identifier)).toMatchObject([{ amount: grossPremium }]);
      policies += 1;
    }
    expect(policies).toBeGreaterThan(0);
  });

  test('lets its customer ask for analysis unless the catalogue says otherwise', async () => {
    for (const it of taken(entry)) {
      const { identifier, uid } = await offered(entry, it);
      if ((await rowOf(identifier)).status === 3) continue;
      const before = await rowOf(identifier);
      const { status, code } = await analyse(identifier, 'Rever', undefined, uid);
      if (!entry.withoutAnalysis) expect([status, (await rowOf(identifier)).status]).toEqual([200, 1]);
      else expect([status, code, await rowOf(identifier)]).toEqual([422, 'ANALYSIS_UNAVAILABLE', before]);
      return;
    }
    expect.unreachable('there is no request to try it on');
  });
});

test('some products have analysis and some do not', () => {
  const without = sold.filter(({ withoutAnalysis }) => withoutAnalysis);
  expect(without.length).toBeGreaterThan(0);
  expect(without.length).toBeLessThan(sold.length);
});
