import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../engine/index';
import { readFiles } from '../../../../engine/publish/readFiles';
import { createClock } from '../../../clock';
import { quotes, type PolicyRow } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { AMOUNT, endorsementDesk, REASON } from '../../../testing/endorsementDesk';
import { emissionDesk } from '../../../testing/emissionDesk';
import { TEST_NOW, testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { changePolicy, findPolicyById } from '../../issued/policies/repository';
import { underwrite } from '../underwrite';

const CLIENTE = 'demo-cliente';
const DAY = 86_400_000;

let server: TestApp;
let instant = TEST_NOW;
const clock = createClock(0, () => instant);
beforeAll(async () => {
  server = await testApp({ jobs: 'idle', deps: () => ({ clock }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const desk = endorsementDesk(() => server);
const { newPolicy, rated, read, request, recordFor, edit } = desk;
const { pay: payAs, approve: approveAs } = emissionDesk(() => server);
const pay = (identifier: string, acceptRequired = false) =>
  payAs(identifier, {}, acceptRequired, undefined, CLIENTE);
const approve = (identifier: string) => approveAs(identifier, undefined, CLIENTE);

/** Does `work` as if it were so many days later. */
async function after<T>(days: number, work: () => Promise<T>): Promise<T> {
  instant = TEST_NOW + days * DAY;
  try {
    return await work();
  } finally {
    instant = TEST_NOW;
  }
}

const changeStatus = (identifier: string, status: number) =>
  server.db.update(quotes).set({ status }).where(eq(quotes.identifier, identifier));
const now = async ({ id }: PolicyRow) => findPolicyById(server.db, id);
const MORE = { [AMOUNT]: 200_000 };
/** The day after TEST_NOW's, on which such a policy ends. */
const TOMORROW = { validityEnd: '2026-11-21' };
const END = 'newStateDocument.endDateValidity';
const LONGER = { [END]: '2027-01-21' };

describe('an offer of an endorsement', () => {
  test('lapses 30 days after its release, changes nothing then, and is in nobody’s way', async () => {
    const before = await newPolicy();
    const identifier = await rated(CLIENTE, before.number, 'b', MORE);
    const record = await recordFor(CLIENTE, before.number, 'b', MORE, {}, identifier);
    await after(31, async () => {
      expect(await pay(identifier)).toMatchObject({ status: 409, code: 'OFFER_EXPIRED' });
      expect(await edit(CLIENTE, identifier, record)).toMatchObject({ status: 409, code: 'OFFER_EXPIRED' });
      expect((await desk.rowOf(identifier)).status).toBe(2);
      expect((await request(CLIENTE, before.number, 'b', MORE)).status).toBe(200);
    });
    expect((await read(CLIENTE, identifier)).Status).toBe(4);
    expect(await now(before)).toEqual(before);
  });

  test('can be taken on the policy’s last day, and not on the day after', async () => {
    const before = await newPolicy(TOMORROW);
    const identifier = await rated(CLIENTE, before.number, 'c', LONGER);
    expect(await after(2, () => pay(identifier))).toMatchObject({
      status: 409,
      code: 'POLICY_EXPIRED',
      message: 'Não é possível realizar a solicitação de endosso, procure seu executivo.',
    });
    expect((await read(CLIENTE, identifier)).Status).toBe(2);
    expect((await after(1, () => pay(identifier))).data.Status).toBe(7);
    await after(2, () => desk.issue(identifier));
    expect(await now(before)).toMatchObject({ validityEnd: '2027-01-21', version: before.version + 1 });
  });

  test('whose proposal is ready cannot be accepted either once the policy is over', async () => {
    const before = await newPolicy(TOMORROW);
    const identifier = await rated(CLIENTE, before.number, 'c', LONGER);
    expect((await pay(identifier, true)).data.Status).toBe(5);
    await emissionDesk(() => server).ready(identifier);
    expect(await after(2, () => approve(identifier))).toMatchObject({ code: 'POLICY_EXPIRED' });
    expect((await after(1, () => approve(identifier))).data.Status).toBe(7);
  });

  test('of a type for what is over may be accepted then', async () => {
    const before = await newPolicy(TOMORROW);
    const identifier = await rated(CLIENTE, before.number, 'f', { [AMOUNT]: 50_000 });
    const accept = () => approveAs(identifier, undefined, CLIENTE, { premium: 0 });
    expect((await after(2, accept)).data.Status).toBe(7);
  });

  test('is not of a policy that was changed meanwhile, nor of one that was cancelled', async () => {
    const before = await newPolicy();
    const identifier = await rated(CLIENTE, before.number, 'b', MORE);
    const changed = await changePolicy(server.db, before, { insuredAmount: '150000.00' });
    expect(await pay(identifier)).toMatchObject({ status: 409, code: 'POLICY_CHANGED' });
    await changePolicy(server.db, changed, { cancelledAt: new Date(TEST_NOW) });
    expect(await pay(identifier)).toMatchObject({ status: 409, code: 'POLICY_CANCELLED' });
    expect((await read(CLIENTE, identifier)).Status).toBe(2);
  });

  test('keeps its premium and its words when every constant has another row', async () => {
    const before = await newPolicy();
    const identifier = await rated(CLIENTE, before.number, 'b', MORE);
    const offer = await read(CLIENTE, identifier);
    const changed = await withOtherConstants();
    try {
      const later = await endorsementDesk(() => changed).read(CLIENTE, identifier);
      expect([later.Quote, later.Answers, later.Summary]).toEqual([
        offer.Quote,
        offer.Answers,
        offer.Summary,
      ]);
      expect((await pay(identifier)).data.Status).toBe(7);
      await endorsementDesk(() => changed).issue(identifier);
      expect((await read(CLIENTE, identifier)).Endorsement.Issued.Billets[0].Amount).toBe(
        offer.Quote.GrossPremium,
      );
      expect((await now(before))?.insuredAmount).toBe('200000.00');
    } finally {
      await changed.close();
    }
  });
});

describe('an endorsement asked for again days later', () => {
  const START = 'newStateDocument.startDateValidity';
  const moved = async (type: string, edits: Parameters<typeof rated>[3]) => {
    const { number } = await newPolicy();
    const { data } = await request(CLIENTE, number, type, edits);
    await changeStatus(data.Identifier, 11);
    const again = `/quote/repeat?identifier=${data.Identifier}`;
    const { Data } = await after(35, () => desk.get(CLIENTE, again));
    return Data.Moved.map(({ Title, To }: { Title: string; To: string }) => [Title, To]);
  };

  test('begins on the day it is asked for, and ends with its policy or as agreed', async () => {
    const begins = [['Início de Vigência', '2026-12-25']];
    expect(await moved('b', { ...MORE, [START]: '2026-11-20' })).toEqual(begins);
    expect(await moved('c', { [END]: '2028-01-21', [START]: '2026-11-20' })).toEqual(begins);
  });

  test('keeps the days of its policy where its type changes none', async () => {
    expect(await moved('d', { [REASON]: 'O contrato terminou.' })).toEqual([]);
  });
});

describe('a request that waits', () => {
  test('is rated by the day on which it is rated: the policy over, a person decides', async () => {
    const before = await newPolicy(TOMORROW);
    const { data } = await request(CLIENTE, before.number, 'b', MORE);
    const { id } = await desk.rowOf(data.Identifier);
    await after(2, () => underwrite(server.deps, id));
    const events = await emissionDesk(() => server).eventsOf(data.Identifier);
    expect((await desk.rowOf(data.Identifier)).status).toBe(10);
    expect(events.at(-1)?.reason).toBe('Vigência encerrada antes da solicitação.');
  });

  test('can be changed days later, and is rated anew', async () => {
    const before = await newPolicy();
    const identifier = await rated(CLIENTE, before.number, 'b', MORE);
    const first = (await read(CLIENTE, identifier)).Quote.GrossPremium;
    await after(5, async () => {
      const record = await recordFor(CLIENTE, before.number, 'b', { [AMOUNT]: 300_000 }, {}, identifier);
      expect((await edit(CLIENTE, identifier, record)).status).toBe(200);
      await underwrite(server.deps, (await desk.rowOf(identifier)).id);
      expect((await read(CLIENTE, identifier)).Quote.GrossPremium).toBeGreaterThan(first);
    });
  });
});

/** The server as it is after every constant of a number had a new row, in force on every day. */
async function withOtherConstants(): Promise<TestApp> {
  const { files } = readFiles(fileURLToPath(new URL('../../../../product-schemas', import.meta.url)));
  const { $schema, ...table } = files.get('constants.json') as Record<string, { value: Json }[]>;
  const other = (value: Json) => (typeof value === 'number' ? value * 2 + 1 : value);
  const rows = Object.entries(table).map(([name, [first]]) => [
    name,
    [{ from: '2000-01-01', value: other(first!.value) }],
  ]);
  const constants = { $schema, ...Object.fromEntries(rows) } as unknown as Json;
  const changed = new Map([...files, ['constants.json', constants]]);
  const { database } = server;
  // They are sold from now on, whichever day the requests are of.
  return testApp({ jobs: 'idle', database, files: changed, clock: createClock(), deps: () => ({ clock }) });
}
