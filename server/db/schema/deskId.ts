import { uuid } from 'drizzle-orm/pg-core';

export const NOBODYS_DESK = '00000000-0000-0000-0000-000000000000';

/**
 * The contact who looks after a record's client. Triggers of the migration write it, for a new record and when a
 * client gets another executive. Indexes of the desk's lists begin with it.
 */
export const deskId = () => uuid('desk_id').notNull().default(NOBODYS_DESK);
