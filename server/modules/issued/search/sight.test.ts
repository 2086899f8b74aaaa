import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clients, contacts, userClients, users, policies } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { CLIENT, FOREIGN, OWN, policySearch } from '../../../testing/policySearch';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());
beforeEach(async () => void (await server.db.delete(policies)));

const { store, search } = policySearch(() => server);

describe('whose policies', () => {
  beforeEach(() =>
    store(
      { clientDocument: OWN, ownerUid: 'demo-executivo' },
      { clientDocument: FOREIGN, ownerUid: CLIENT },
      { clientDocument: null, ownerUid: CLIENT },
      { clientDocument: null, ownerUid: 'demo-pessoafisica' },
      { clientDocument: FOREIGN },
    ),
  );

  test.each([
    [CLIENT, [1, 2, 3]],
    ['demo-tomador', [2, 5]],
    ['demo-pessoafisica', [4]],
    ['demo-semcliente', []],
    ['demo-executivo', [1, 2, 3, 4, 5]],
  ])('%s sees %j', async (uid, expected) => {
    expect((await search({ Sort: 'number' }, uid)).found).toEqual(expected);
    expect((await search({}, uid)).data.Total).toBe(expected.length);
  });

  test('an executive with whom a client goes sees its policies from then on, and the other no longer', async () => {
    const other = { uid: 'outra', email: 'outra@lastro.test', name: 'Outra', isExecutive: true };
    await server.db.insert(users).values(other);
    const [contact] = await server.db
      .insert(contacts)
      .values({ role: 'executive', name: 'Outra', email: 'Outra@lastro.test' })
      .returning();
    const seenBy = async (uid: string) => (await search({ Sort: 'number' }, uid)).found;
    expect(await seenBy('outra')).toEqual([3, 4]);
    const [before] = await server.db.select().from(clients).where(eq(clients.document, OWN));
    await server.db.update(clients).set({ executiveId: contact!.id }).where(eq(clients.document, OWN));
    // One of them was asked for by the executive in person.
    expect([await seenBy('outra'), await seenBy('demo-executivo')]).toEqual([
      [1, 3, 4],
      [1, 2, 3, 4, 5],
    ]);
    await server.db
      .update(clients)
      .set({ executiveId: before!.executiveId })
      .where(eq(clients.document, OWN));
    await server.db.delete(users).where(eq(users.uid, 'outra'));
    // Without an account nobody answers at that desk, so that everybody does.
    await server.db.update(clients).set({ executiveId: contact!.id }).where(eq(clients.document, FOREIGN));
    expect(await seenBy('demo-executivo')).toEqual([1, 2, 3, 4, 5]);
    await server.db
      .update(clients)
      .set({ executiveId: before!.executiveId })
      .where(eq(clients.document, FOREIGN));
  });

  test('a nomination opens a client’s policies, its end closes them', async () => {
    await server.db.insert(userClients).values({ userUid: 'demo-semcliente', clientDocument: OWN });
    expect((await search({}, 'demo-semcliente')).found).toEqual([1]);
    await server.db.delete(userClients).where(eq(userClients.userUid, 'demo-semcliente'));
    expect((await search({}, 'demo-semcliente')).found).toEqual([]);
  });
});

test('the insurers are those of the policies in sight', async () => {
  await store(
    { insurerName: 'Zurique' },
    { insurerName: 'Água' },
    { insurerName: 'Zurique' },
    { insurerName: 'X', clientDocument: FOREIGN },
  );
  const namesFor = async (uid: string) =>
    (await server.as(uid, { url: '/api/InsuranceCompany' }))
      .json()
      .Data.map(({ Name }: { Name: string }) => Name);
  expect(await namesFor(CLIENT)).toEqual(['Água', 'Zurique']);
  expect(await namesFor('demo-executivo')).toEqual(['Água', 'X', 'Zurique']);
});
