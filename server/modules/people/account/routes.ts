import { answers, done } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import type { Deps } from '../../../deps';
import { identityOf, userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { refuse } from '../../../http/refuse';
import {
  findQuery,
  foundUser,
  ipLogQuery,
  loginAnswer,
  loginBody,
  logoutQuery,
  seenAddress,
} from '../../../../contract/people';
import { insertIp } from './repository';
import { findByEmail, signIn, signOut, signOutEverywhere } from './service';

/** Sign-in: asks for a verified token only, since the person may not be registered yet. */
export function signInRoutes(app: Api, deps: Deps): void {
  app.post(
    '/user/login',
    { schema: { response: answers(loginAnswer), body: loginBody }, config: atMost(60) },
    async (request) => ok(await signIn(deps, identityOf(request), request.body?.notificationToken ?? null)),
  );
}

export function accountRoutes(app: Api, deps: Deps): void {
  const { db, clock } = deps;

  // The session lives at the identity provider, which the portal signs out of; only the subscription ends here.
  app.get(
    '/user/logout',
    { schema: { response: done, querystring: logoutQuery }, config: { secondFactor: 'spared' } },
    async (request) => {
      await signOut(db, userOf(request), request.query.notificationToken);
      return ok(null);
    },
  );

  app.post(
    '/user/sign-out-everywhere',
    { schema: { response: done }, config: atMost(10) },
    async (request) => {
      await signOutEverywhere(deps, userOf(request));
      return ok(null, 'Todos os acessos da sua conta foram encerrados. Entre novamente.');
    },
  );

  app.put(
    '/user/SendIpLog',
    { schema: { response: answers(seenAddress), querystring: ipLogQuery }, config: atMost(60) },
    async (request) => {
      const { uid, email } = userOf(request);
      if (request.query.email.toLowerCase() !== email) throw refuse('NOT_FOUND');
      await insertIp(db, { userUid: uid, ip: request.ip, userType: request.query.userType, at: clock.now() });
      return ok({ ip: request.ip });
    },
  );

  app.get(
    '/user/find',
    { schema: { response: answers(foundUser), querystring: findQuery } },
    async (request) => ok(await findByEmail(deps, userOf(request), request.query.Email)),
  );
}
