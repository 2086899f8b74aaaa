import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/createTestDatabase';
import { pgProxy } from '../testing/pgProxy';
import { listen } from './listen';

test('a first connection that is refused is asked for again, and its owner hears of it', async () => {
  const database = await createTestDatabase();
  const proxy = await pgProxy(database.directUrl);
  await proxy.refuse();
  const refusals: string[] = [];
  const failed = (refusal: NodeJS.ErrnoException) => {
    refusals.push(refusal.code ?? refusal.message);
    void proxy.restore();
  };
  const hearing = { heard: () => undefined, resumed: () => undefined, failed };
  const listening = await listen(proxy.url, 'news', hearing);
  expect(listening.isHearing()).toBe(true);
  expect(refusals).toEqual(['ECONNREFUSED']);
  await listening.stop();
  await proxy.close();
  await database.drop();
});
