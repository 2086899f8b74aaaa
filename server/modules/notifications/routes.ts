import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { userOf } from '../../http/authentication';
import { ok } from '../../http/envelope';
import { markAllRead } from './repository';

export function notificationRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  app.post('/notification/markasread/all', async (request) => {
    await markAllRead(db, userOf(request).uid, clock.now());
    return ok(null);
  });
}
