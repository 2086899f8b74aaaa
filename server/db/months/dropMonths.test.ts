import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepMails } from '../../modules/notifications/mail/repository';
import { sweepAccess } from '../../modules/people/auth/sweepAccess';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { testApp, type TestApp } from '../../testing/testApp';
import { keepMonths } from './keepMonths';
import { partitionsOf } from './partitions';

/** Six months before it lie in the middle of March, thirty days before it in the middle of August. */
const NOW = new Date('2027-09-15T12:00:00Z');

let server: TestApp;
let client: Client;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
  client = new Client(server.database.directUrl);
  await client.connect();
  for (const month of ['2026-11', '2027-02', '2027-05', '2027-08'])
    await keepMonths(client, new Date(`${month}-20T12:00:00Z`));
});
afterAll(async () => {
  await client.end();
  await server.close();
});
beforeEach(() => client.query('truncate ip_log, mails'));

const signIn = (...times: string[]) =>
  client.query(
    `insert into ip_log (user_uid, ip, user_type, at) select 'demo-cliente', '10.0.0.1', 'client', at::timestamptz from unnest($1::text[]) at`,
    [times],
  );
const kept = async () =>
  (await client.query<{ at: Date }>('select at from ip_log order by at')).rows.map(({ at }) =>
    at.toISOString(),
  );
const months = async (name: string) =>
  (await partitionsOf(client, { name })).map((one) => one.name.slice(name.length + 1)).toSorted();

test('a month goes as a whole when its last instant is beyond retention, and of the next only what is', async () => {
  await signIn('2026-12-31T23:59:59Z', '2027-01-15T00:00:00Z', '2027-02-28T23:59:59.999Z');
  await signIn(
    '2027-03-01T00:00:00Z',
    '2027-03-15T11:59:59.999Z',
    '2027-03-15T12:00:00Z',
    '2027-09-15T12:00:00Z',
  );
  // A time that no month is there for.
  await signIn('2040-01-01T00:00:00Z');
  await sweepAccess(server.db, NOW);
  expect(await kept()).toEqual([
    '2027-03-15T12:00:00.000Z',
    '2027-09-15T12:00:00.000Z',
    '2040-01-01T00:00:00.000Z',
  ]);
  expect(await months('ip_log')).toEqual([
    '2027_03',
    '2027_04',
    '2027_05',
    '2027_06',
    '2027_07',
    '2027_08',
    '2027_09',
    '2027_10',
    '2027_11',
    'default',
  ]);
  await signIn('2027-02-10T00:00:00Z');
  await sweepAccess(server.db, NOW);
  expect(await kept()).toHaveLength(3);
});

test('the end of a month that is the end of retention takes it, an instant less leaves it', async () => {
  await signIn('2027-04-30T23:59:59.999Z');
  await sweepAccess(server.db, new Date('2027-10-31T23:59:59.999Z'));
  expect(await months('ip_log')).toContain('2027_04');
  await sweepAccess(server.db, new Date('2027-11-01T00:00:00Z'));
  expect(await months('ip_log')).not.toContain('2027_04');
  expect(await kept()).toEqual([]);
});

test('a month that somebody reads for long is emptied, and goes in a later round', async () => {
  const reader = new Client(server.database.directUrl);
  await reader.connect();
  await client.query(
    `insert into mails (recipient, subject, text, created_at) values ('ana@prado.test', 'Senha', '', '2027-07-31'), ('ana@prado.test', 'Senha', '', '2027-08-30')`,
  );
  await reader.query('begin; select * from mails');
  await sweepMails(server.db, NOW);
  expect(await months('mails')).toContain('2027_07');
  expect((await client.query('select from mails')).rows).toHaveLength(1);
  await reader.query('commit');
  await reader.end();
  await Promise.all([sweepMails(server.db, NOW), sweepMails(server.db, NOW)]);
  expect(await months('mails')).toEqual(['2027_08', '2027_09', '2027_10', '2027_11', 'default']);
  expect((await client.query('select from mails')).rows).toHaveLength(1);
});

test('what was done is never swept', async () => {
  await client.query(
    `insert into audit_log (action, subject, at) values ('quote.approve', 'quote:BID1', '2020-01-01')`,
  );
  await sweepAccess(server.db, NOW);
  await sweepMails(server.db, NOW);
  expect((await client.query('select from audit_log')).rows).toHaveLength(1);
  expect(await months('audit_log')).toEqual(expect.arrayContaining(['2027_01', 'before', 'default']));
});
