import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { listClients } from '../../clients/repository';

/** Whose billets a user sees, in a form that the indexes of a payer's billets serve. */
export interface BilletSight {
  /** Tax ids of the clients that the user is nominated to. */
  readonly clients: readonly string[];
  /** Policies that the user asked for, for none of these clients. */
  readonly policies: readonly string[];
}

/** The same as `policiesOf` says of a customer: what is listed here opens, and the other way round. */
export async function billetSight(db: Db, uid: string): Promise<BilletSight> {
  const clients = (await listClients(db, uid)).map(({ cpfcnpj }) => cpfcnpj);
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from quotes q join policies p on p.quote_id = q.id
    where q.owner_uid = ${uid} and (p.client_document is null or p.client_document <> all(${list(clients)}))`);
  return { clients, policies: rows.map(({ id }) => id) };
}

/** An array as one parameter: as many values as there are would each be one. */
export const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
