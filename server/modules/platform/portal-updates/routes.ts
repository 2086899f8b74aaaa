import type { FastifyInstance } from 'fastify';
import { civilDayOf } from '../../../../engine/values/instant';
import type { Deps } from '../../../deps';
import { userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { currentUpdates, seenBody, updatesAnswer, type SeenBody } from './contract';
import { hasSeen, insertSeen } from './repository';

export function portalUpdateRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  app.get('/portalUpdates', async (request) => {
    const { uid, createdAt } = userOf(request);
    // For a person who came afterwards nothing has changed.
    const isNewer = civilDayOf(createdAt) > currentUpdates.publishedOn;
    return ok(updatesAnswer(isNewer || (await hasSeen(db, uid, currentUpdates.version))));
  });

  app.post<{ Body: SeenBody }>('/portalUpdates/seen', { schema: { body: seenBody } }, async (request) => {
    const { uid } = userOf(request);
    await insertSeen(db, { userUid: uid, version: request.body.version, seenAt: clock.now() });
    return ok(null);
  });
}
