import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { notificationTypes } from '../../../contract/notifications';
import { users } from './account';

const quoted = notificationTypes.map((one) => `'${one}'`).join(', ');

/** News for one user, kept until read: `data` is the document or quote that it is about. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    userUid: text('user_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    notificationType: text('notification_type', { enum: notificationTypes }).notNull(),
    data: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true }),
    pushedAt: timestamp('pushed_at', { withTimezone: true }),
  },
  (table) => [
    check('notifications_type', sql`${table.notificationType} in (${sql.raw(quoted)})`),
    // A job that runs twice tells nobody twice.
    unique('notifications_once').on(table.userUid, table.notificationType, table.data),
    index('notifications_unread')
      .on(table.userUid, table.createdAt)
      .where(sql`${table.readAt} is null`),
  ],
);

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    token: text().primaryKey(),
    userUid: text('user_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('push_subscriptions_user').on(table.userUid)],
);
