import { expect, it, test } from 'vitest';
import { ownerBreaches, tablesOf, writesOf } from './tableOwners';

const tables = tablesOf(`
export const users = pgTable(
  'users', {});
export const userClients = pgTable('user_clients', {});
`);

test('the schema says which tables there are', () => {
  expect(tables).toEqual([
    { constant: 'users', name: 'users' },
    { constant: 'userClients', name: 'user_clients' },
  ]);
});

it.each([
  'await db.insert(users).values(user);',
  'await db\n  .update(users)\n  .set(changes);',
  'await tx.delete( users ).where(own);',
  'return insertRow(db, users, user);',
  'return updateRow(db, users, id, changes);',
  'sql`update users set name = 1`',
  'sql`delete from "users"`',
  'sql`INSERT INTO ${users} values (1)`',
])('a table is written by %s', (source) => {
  const file = 'server/modules/people/a.ts';
  expect(writesOf(file, source, tables)).toEqual([{ table: 'users', room: 'people', file }]);
});

it.each(['db.select().from(users)', 'db.update(usersSeen)', 'set.delete(user)', 'db.$count(users)'])(
  'and not by %s',
  (source) => {
    expect(writesOf('server/modules/people/a.ts', source, tables)).toEqual([]);
  },
);

it.each(['server/seed/a.ts', 'server/testing/a.ts', 'server/modules/desk/a.test.ts', 'scripts/a.ts'])(
  '%s may prepare what it needs',
  (file) => {
    expect(writesOf(file, 'db.insert(users)', tables)).toEqual([]);
  },
);

const write = (room: string, file: string) => ({ table: 'users', room, file });

test('one room may write a table in several files, two rooms may not', () => {
  const own = [write('people', 'a.ts'), write('people', 'b.ts')];
  expect(ownerBreaches(own)).toEqual([]);
  expect(ownerBreaches([...own, write('surveys', 'c.ts')])).toHaveLength(3);
});
