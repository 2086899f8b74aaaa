import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { userOf } from '../../access/session';
import { ok } from '../../http/envelope';
import { announce } from './announce';
import { MAX_LISTED, notificationAnswer, subscribeBody } from './contract';
import type { SubscribeBody } from './contract';
import { storeSubscription } from './pushRepository';
import { listUnread, markAllRead } from './repository';

export function notificationRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  // What the hub says as 'Registered', for browsers that no WebSocket reaches.
  app.get('/notification', async (request) => {
    const unread = await listUnread(db, userOf(request).uid, MAX_LISTED);
    return ok(unread.map(notificationAnswer));
  });

  app.post('/notification/markasread/all', async (request) => {
    const { uid } = userOf(request);
    await db.transaction(async (tx) => {
      if (await markAllRead(tx, uid, clock.now())) await announce(tx, { kind: 'read', uid });
    });
    return ok(null);
  });

  app.post<{ Body: SubscribeBody }>(
    '/firebase/subscribe',
    { schema: { body: subscribeBody } },
    async (request) => {
      const { uid: userUid } = userOf(request);
      await storeSubscription(db, { token: request.body.notificationToken, userUid });
      return ok(null);
    },
  );
}
