import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/createTestDatabase';
import { freePort } from '../infra/postgres/freePort';
import { pgProxy } from '../testing/pgProxy';
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
  await expect(waitForDatabase(url, { patienceMs: 300 })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('asks again, and says so once, where an attempt ran out of time', async () => {
  const database = await createTestDatabase();
  const proxy = await pgProxy(database.directUrl);
  proxy.silence();
  const told: string[] = [];
  const waiting = ({ message }: Error) => {
    told.push(message);
    void proxy.restore();
  };
  // One attempt is short, so that the first ends soon; on a crowded machine the others may, too.
  await waitForDatabase(proxy.url, { connectMs: 500, patienceMs: 200_000, waiting });
  expect(told).toEqual(['timeout expired']);
  await proxy.close();
  await database.drop();
});
