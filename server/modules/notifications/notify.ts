import type { Db } from '../../db/db';
import { announce } from '../../hub/announce';
import { insertNotifications } from './repository';
import type { NotificationRow } from './repository';

/** What there is to tell: `data` is the policy's number, the quote's identifier or the complaint's protocol. */
export type News = Pick<NotificationRow, 'notificationType' | 'data'>;

/**
 * Stores news for each of `uids` and shows it, once the transaction commits, to those connected to any process.
 * What a user was told before is repeated only for events that happen more than once.
 */
export async function notify(
  db: Db,
  uids: readonly string[],
  { notificationType, data }: News,
  { again = false } = {},
): Promise<void> {
  const news = uids.map((userUid) => ({ userUid, notificationType, data }));
  for (const { id, userUid } of await insertNotifications(db, news, again)) {
    await announce(db, { kind: 'news', id, uid: userUid });
  }
}
