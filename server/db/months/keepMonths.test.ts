import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/createTestDatabase';
import { until } from '../../testing/until';
import { withAdvisoryLock } from '../advisoryLock';
import { keepMonths } from './keepMonths';
import { partitionsOf } from './partitions';

const NOW = new Date('2026-11-20T15:00:00Z');
const LATER = new Date('2027-02-10T15:00:00Z');

let database: TestDatabase;
let client: Client;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new Client(database.directUrl);
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const keep = (now: Date) => withAdvisoryLock(database.directUrl, 'months', (own) => keepMonths(own, now));
const parts = async (table: string) =>
  (await partitionsOf(client, { name: table })).map(({ name }) => name).toSorted();

/** Writes an e-mail as the outbox does, and says in which partition it is. */
const write = async (at: string): Promise<string> => {
  const { rows } = await client.query<{ own: string }>(
    `insert into mails (recipient, subject, text, created_at) values ('ana@prado.test', $1::text, '', ($1::text)::timestamptz)
     returning tableoid::regclass::text as own`,
    [at],
  );
  return rows[0]!.own;
};
const mails = async () =>
  (await client.query('select id, subject, tableoid::regclass::text as own from mails order by id')).rows;

describe('months', () => {
  test('are made ahead, after an end for what was there before, by whoever comes first', async () => {
    await Promise.all([keep(NOW), keep(NOW), keep(NOW)]);
    const months = ['2027_01', '2027_02'];
    for (const table of ['audit_log', 'ip_log', 'mails'])
      expect(await parts(table)).toEqual([
        ...months.map((month) => `${table}_${month}`),
        `${table}_before`,
        `${table}_default`,
      ]);
    await keep(NOW);
    await keep(LATER);
    expect(await parts('mails')).toEqual(
      [...months, '2027_03', '2027_04', '2027_05', 'before', 'default'].map((one) => `mails_${one}`),
    );
  });

  test('take what is written from their first instant to the last before the next', async () => {
    await keep(LATER);
    expect(await write('2027-03-31T23:59:59.999999Z')).toBe('mails_before');
    expect(await write('2027-04-01T00:00:00Z')).toBe('mails_2027_04');
    expect(await write('2027-04-30T23:59:59.999999Z')).toBe('mails_2027_04');
    // Still April in São Paulo.
    expect(await write('2027-04-30T23:30:00-03:00')).toBe('mails_2027_05');
    expect(await write('2027-05-31T23:59:59.999999Z')).toBe('mails_2027_05');
  });

  test('are not needed to write: a clock that is ahead or behind, and nobody who makes them', async () => {
    expect(await write('2031-01-01T00:00:00Z')).toBe('mails_before');
    await keep(NOW);
    expect(await write('1999-01-01T00:00:00Z')).toBe('mails_before');
    // The row of 2031 has moved the end.
    expect(await write('2027-05-05T00:00:00Z')).toBe('mails_before');
    expect(await write('2040-01-01T00:00:00Z')).toBe('mails_default');
  });

  test('take over what was written while they were missing, as it was', async () => {
    await keep(NOW);
    await client.query('drop table mails_2027_02');
    const own = [
      '2027-01-31T23:59:59Z',
      '2027-02-01T00:00:00Z',
      '2027-02-28T23:59:59Z',
      '2027-03-01T00:00:00Z',
    ];
    const where = [];
    for (const at of own) where.push(await write(at));
    expect(where).toEqual(['mails_2027_01', 'mails_default', 'mails_default', 'mails_default']);
    const before = await mails();
    await keep(LATER);
    const after = await mails();
    expect(after.map(({ own: at }) => at)).toEqual(
      ['2027_01', '2027_02', '2027_02', '2027_03'].map((one) => `mails_${one}`),
    );
    const withoutPlace = (rows: { id: string; subject: string }[]) =>
      rows.map(({ id, subject }) => [id, subject]);
    expect(withoutPlace(after)).toEqual(withoutPlace(before));
  });

  test('a table that cannot have one stops no other, and is told', async () => {
    await keep(NOW);
    await client.query('create table audit_log_2027_03 (id int)');
    await expect(keep(LATER)).rejects.toThrow('audit_log_2027_03');
    expect(await parts('audit_log')).toEqual(
      ['2027_01', '2027_02', '2027_04', '2027_05', 'before', 'default'].map((one) => `audit_log_${one}`),
    );
    expect(await parts('mails')).toContain('mails_2027_05');
  });
});

describe('while others work', () => {
  test('a long reader makes it wait in short turns, in which everybody else reads and writes', async () => {
    const reader = new Client(database.directUrl);
    await reader.connect();
    await reader.query('begin; select * from mails');
    const keeping = keep(NOW);
    const isWaiting = async () =>
      (
        await client.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).rows.length > 0 || undefined;
    await until(isWaiting);
    expect(await write('2026-11-20T15:00:00Z')).toBe('mails_before');
    await reader.query('commit');
    await reader.end();
    await keeping;
    expect(await parts('mails')).toContain('mails_2027_01');
    expect(await mails()).toHaveLength(1);
  });

  test('what a run that was killed left behind refuses nobody any longer', async () => {
    await client.query(
      `alter table mails_before add constraint ends_before check (created_at < '2026-10-01') not valid`,
    );
    await expect(write('2026-11-20T15:00:00Z')).rejects.toThrow('ends_before');
    await keep(NOW);
    expect(await write('2026-11-20T15:00:00Z')).toBe('mails_before');
    expect(await write('2027-01-01T00:00:00Z')).toBe('mails_2027_01');
  });

  test('a run that fails leaves no check behind', async () => {
    await client.query('create table mails_default (id int)');
    await expect(keep(NOW)).rejects.toThrow('mails_default');
    const { rows } = await client.query(`select from pg_constraint where conname = 'ends_before'`);
    expect(rows).toEqual([]);
    expect(await write('2027-05-05T00:00:00Z')).toBe('mails_before');
  });
});
