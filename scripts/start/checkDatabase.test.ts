import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/createTestDatabase';
import { checkDatabase } from './checkDatabase';

let database: TestDatabase;
const changed = (part: Partial<URL>): string => Object.assign(new URL(database.url), part).href;

describe('checkDatabase', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('accepts a database that answers', async () => {
    await checkDatabase(database.url);
  });

  it.each([
    [{ password: 'wrong' }, /^DATABASE_URL points at \S+, which refuses the user or the password\.$/],
    [{ pathname: '/nowhere' }, /^DATABASE_URL points at \S+, which has no database "nowhere"\.$/],
    [{ port: '1' }, /^DATABASE_URL points at 127\.0\.0\.1:1, where nothing listens\.$/],
    [{ hostname: 'db.invalid' }, /^DATABASE_URL points at db\.invalid:\d+, /],
  ])('explains what is wrong with %j', async (part, sentence) => {
    await expect(checkDatabase(changed(part))).rejects.toThrow(sentence);
  });
});
