import { afterAll, beforeAll, expect, test } from 'vitest';
import { isValidCnpj, isValidCpf } from '../../engine/values/taxId';
import { createTestDatabase } from '../../tests/support/createTestDatabase';
import type { TestDatabase } from '../../tests/support/createTestDatabase';
import companies from '../adapters/data/companies.json' with { type: 'json' };
import { openDb } from '../db/db';
import { users } from '../db/schema';
import { demonstrationClients, demonstrationUsers } from './demonstrationData';
import { refuseDemonstration, seedDemonstration } from './seedDemonstration';

let database: TestDatabase;
let opened: ReturnType<typeof openDb>;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDb(database.url, () => undefined);
});
afterAll(async () => {
  await opened.pool.end();
  await database.drop();
});

test('a database without the demonstration is fit for a real project', async () => {
  await expect(refuseDemonstration(opened.db)).resolves.toBeUndefined();
});

test('of several starts at once exactly one seeds, and a later start leaves changes alone', async () => {
  const outcomes = await Promise.all([1, 2, 3].map(() => seedDemonstration(opened.db)));
  expect(outcomes.filter(Boolean)).toHaveLength(1);

  await opened.db.update(users).set({ name: 'Outro Nome' });
  expect(await seedDemonstration(opened.db)).toBe(false);
  await expect(refuseDemonstration(opened.db)).rejects.toThrow(
    /^The database holds the demonstration accounts/,
  );
  const names = await opened.db.select({ name: users.name }).from(users);
  expect(names).toEqual(demonstrationUsers.map(() => ({ name: 'Outro Nome' })));
});

test('every tax id of the demonstration has its check digits', () => {
  const documents = demonstrationClients.map(({ document }) => document);
  const everything = [...documents, ...companies.map(({ cnpj }) => cnpj)];
  expect(everything.filter((document) => !isValidCnpj(document) && !isValidCpf(document))).toEqual([]);
  expect(demonstrationUsers.filter(({ cpfCnpj }) => !isValidCpf(cpfCnpj ?? ''))).toEqual([]);
});
