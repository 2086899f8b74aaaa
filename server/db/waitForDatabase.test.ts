import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/createTestDatabase';
import { freePort } from '../infra/postgres/freePort';
import { waitForDatabase } from './waitForDatabase';

test('returns when the database is there', async () => {
  const database = await createTestDatabase();
  await waitForDatabase(database.directUrl);
  await database.drop();
});

test('does not wait for what will not change', async () => {
  const database = await createTestDatabase();
  const missing = database.directUrl.replace(/[^/]+$/, 'no_such_database');
  await expect(waitForDatabase(missing)).rejects.toMatchObject({ code: '3D000' });
  await database.drop();
});

test('gives up on nobody after its patience', async () => {
  const url = `postgresql://x@127.0.0.1:${await freePort()}/x`;
  await expect(waitForDatabase(url, 300)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
