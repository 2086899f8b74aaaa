import { sql, type SQL } from 'drizzle-orm';

/**
 * The users with an account who see what is of a client, to join as `u`: those nominated to it, or the owner of what is
 * of no client.
 */
export const whoSees = (clientDocument: SQL, ownerUid: SQL): SQL => sql`
  cross join lateral (
    select user_uid as uid from user_clients where client_document = ${clientDocument}
    union select ${ownerUid} where ${clientDocument} is null
  ) who
  join users u on u.uid = who.uid and u.closed_at is null`;
