import type { Pool, PoolClient } from 'pg';
import { clients, userClients, users } from '../../db/schema';
import { copyRows } from './copyRows';
import { customersOf } from './customers';
import type { Customer } from './customers';
import { Dice } from './Dice';
import { fillPolicies, fillQuotes } from './fillTables';
import type { VolumeSource } from './fillTables';
import { refuseVolume, VOLUME } from './refuseVolume';
import { withRowsAlone } from './withRowsAlone';

export interface Volume {
  readonly policies: number;
  readonly quotes: number;
  readonly clients: number;
}

export type Progress = (what: string, done: number, total: number) => void;

const TABLES = ['policies', 'endorsements', 'billets', 'quotes', 'quote_events'];
const VISITOR = 'demo-cliente';
const SEEN = 0.02;

/**
 * Adds many policies, endorsements, billets and requests to a demonstration's database: all or nothing. Throws
 * OperatorError without the demonstration's mark, and if it was filled before.
 */
export async function seedVolume(
  pool: Pool,
  volume: Volume,
  source: VolumeSource,
  progress: Progress,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await refuseVolume(client);
    await withRowsAlone(
      client,
      TABLES,
      () => fill(client, volume, source, progress),
      (done, total) => progress('indexes', done, total),
    );
    await client.query('commit');
    // Vacuum marks pages all-visible, so that index-only scans skip the rows.
    for (const table of [...TABLES, 'clients', 'user_clients']) await client.query(`vacuum analyze ${table}`);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function fill(
  client: PoolClient,
  volume: Volume,
  source: VolumeSource,
  progress: Progress,
): Promise<void> {
  const customers = await customersIn(client, volume);
  const telling = (what: 'policies' | 'quotes') => (done: number) => progress(what, done, volume[what]);
  await fillPolicies(client, volume.policies, source, customers, telling('policies'));
  await fillQuotes(client, volume.quotes, source, customers, telling('quotes'));
  await client.query('insert into seeds (name) values ($1)', [VOLUME]);
}

async function customersIn(client: PoolClient, volume: Volume): Promise<Customer[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from contacts where role = 'executive' order by id`,
  );
  const customers = customersOf(
    volume.clients,
    rows.map(({ id }) => id),
    new Dice(1),
  );
  const nominations = customers.map(({ client: { document }, user: { uid } }) => ({
    userUid: uid,
    clientDocument: document,
  }));
  const seen = nominations.slice(0, Math.ceil(customers.length * SEEN));
  await copyRows(
    client,
    users,
    ['uid', 'email', 'name', 'newUser'],
    customers.map(({ user }) => user),
  );
  await copyRows(
    client,
    clients,
    ['document', 'name', 'executiveId', 'invoiceBilling'],
    customers.map((customer) => customer.client),
  );
  await copyRows(
    client,
    userClients,
    ['userUid', 'clientDocument'],
    [...nominations, ...seen.map((nomination) => ({ ...nomination, userUid: VISITOR }))],
  );
  return customers;
}
