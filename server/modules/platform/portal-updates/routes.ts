import { answers, done } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import { civilDayOf } from '../../../../engine/values';
import type { Deps } from '../../../deps';
import { userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { portalUpdates, seenBody } from '../../../../contract/platform';
import { currentUpdates, updatesAnswer } from './answers';
import { hasSeen, insertSeen } from './repository';

export function portalUpdateRoutes(app: Api, { db, clock }: Deps): void {
  app.get('/portalUpdates', { schema: { response: answers(portalUpdates) } }, async (request) => {
    const { uid, createdAt } = userOf(request);
    // For a new user nothing has changed.
    const isNewer = civilDayOf(createdAt) > currentUpdates.publishedOn;
    return ok(updatesAnswer(isNewer || (await hasSeen(db, uid, currentUpdates.version))));
  });

  app.post(
    '/portalUpdates/seen',
    { schema: { response: done, body: seenBody(currentUpdates.version) } },
    async (request) => {
      const { uid } = userOf(request);
      await insertSeen(db, { userUid: uid, version: request.body.version, seenAt: clock.now() });
      return ok(null);
    },
  );
}
