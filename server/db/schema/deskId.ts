import { uuid } from 'drizzle-orm/pg-core';

/** Of a record whose client nobody looks after. */
export const NOBODYS_DESK = '00000000-0000-0000-0000-000000000000';

/**
 * The contact who looks after a record's client. Triggers of the migration write it, for a new record and when a client
 * gets another executive: lists at the desk are read in the order of an index that begins with it.
 */
export const deskId = () => uuid('desk_id').notNull().default(NOBODYS_DESK);
