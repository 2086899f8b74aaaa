import { leftBehind as leftBehindAnswer, myData } from '../../../../contract/people';
import { answers, done } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import type { Deps } from '../../../deps';
import { worksHere } from '../../../../contract/roles';
import { identityOf, userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { refuse } from '../../../http/refuse';
import type { TokenIdentity } from '../../../infra/identity/VerifyIdToken';
import { recordAudit } from '../../platform/audit/recordAudit';
import { closeAccount } from './closeAccount';
import { exportData } from './exportData';
import { leftBehind } from './leftBehind';
import { refuseOwnData } from './problems';

/** Closing an account needs a sign-in at most this old. */
const FRESH_MS = 5 * 60_000;

export function ownDataRoutes(app: Api, deps: Deps): void {
  const { db, clock, identity } = deps;

  app.get('/user/myData', { schema: { response: answers(myData) }, config: atMost(10) }, async (request) =>
    ok(await exportData(db, userOf(request), clock.now())),
  );

  app.get('/user/closeAccount', { schema: { response: answers(leftBehindAnswer) } }, async (request) =>
    ok(await leftBehind(db, userOf(request).uid)),
  );

  app.post('/user/closeAccount', { schema: { response: done }, config: atMost(10) }, async (request) => {
    const user = userOf(request);
    // Employees' accounts are closed by the brokerage.
    if (worksHere(user)) throw refuse('NOT_FOUND');
    demandFresh(identityOf(request));
    if (user.isResponsibleClient) throw refuseOwnData('LAST_RESPONSIBLE');
    const at = clock.now();
    await db.transaction(async (tx) => {
      await closeAccount(tx, user.uid, at);
      const facts = { action: 'user.close', subject: `user:${user.uid}`, before: null, after: null };
      await recordAudit(tx, { actorUid: user.uid, ...facts, at });
      // Last, so that an identity provider which refuses leaves the account as it was.
      await identity.remove(user.uid);
    });
    return ok(null, 'Sua conta foi encerrada.');
  });
}

/** The provider's clock is the machine's, which a trial does not move. */
function demandFresh({ authenticatedAt }: TokenIdentity): void {
  if (Date.now() - authenticatedAt * 1000 > FRESH_MS) throw refuseOwnData('REAUTHENTICATE');
}
