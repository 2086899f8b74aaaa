import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { notificationTypes } from '../../../contract/notifications';
import { ownerRef } from './account';
import { instant } from './columns';

const quoted = notificationTypes.map((one) => `'${one}'`).join(', ');

/** News for one user, kept until read: `data` is the document or quote that it is about. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    userUid: ownerRef(),
    notificationType: text('notification_type', { enum: notificationTypes }).notNull(),
    data: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    readAt: instant('read_at'),
    pushedAt: instant('pushed_at'),
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
    userUid: ownerRef(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('push_subscriptions_user').on(table.userUid)],
);
