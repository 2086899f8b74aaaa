import { Type } from 'typebox';
import { answers, done } from '../../../contract/answers';
import type { Api } from '../../http/Api';
import type { Deps } from '../../deps';
import { userOf } from '../../access/session';
import { ok } from '../../http/envelope';
import { announce } from '../../hub/announce';
import { notification, subscribeBody } from '../../../contract/notifications';
import { MAX_LISTED, notificationAnswer } from './answers';
import { storeSubscription } from './pushRepository';
import { listUnread, markAllRead } from './repository';

export function notificationRoutes(app: Api, { db, clock }: Deps): void {
  // What the hub says as 'Registered', for browsers that no WebSocket reaches.
  app.get('/notification', { schema: { response: answers(Type.Array(notification)) } }, async (request) => {
    const unread = await listUnread(db, userOf(request).uid, MAX_LISTED);
    return ok(unread.map(notificationAnswer));
  });

  app.post('/notification/markasread/all', { schema: { response: done } }, async (request) => {
    const { uid } = userOf(request);
    await db.transaction(async (tx) => {
      if (await markAllRead(tx, uid, clock.now())) await announce(tx, { kind: 'read', uid });
    });
    return ok(null);
  });

  app.post('/firebase/subscribe', { schema: { response: done, body: subscribeBody } }, async (request) => {
    const { uid: userUid } = userOf(request);
    await storeSubscription(db, { token: request.body.notificationToken, userUid });
    return ok(null);
  });
}
