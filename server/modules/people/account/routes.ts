import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { identityOf, userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { refuse } from '../../../http/refuse';
import { findQuery, ipLogQuery, loginBody, logoutQuery } from './contract';
import type { FindQuery, IpLogQuery, LoginBody, LogoutQuery } from './contract';
import { insertIp } from './repository';
import { findByEmail, signIn, signOut, signOutEverywhere } from './service';

/** Sign-in: asks for a verified token only, since the person may not be registered yet. */
export function signInRoutes(app: FastifyInstance, deps: Deps): void {
  app.post<{ Body: LoginBody | null }>(
    '/user/login',
    { schema: { body: loginBody }, config: atMost(60) },
    async (request) => ok(await signIn(deps, identityOf(request), request.body?.notificationToken ?? null)),
  );
}

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;

  // The session lives at the identity provider, which the portal signs out of; only the subscription ends here.
  app.get<{ Querystring: LogoutQuery }>(
    '/user/logout',
    { schema: { querystring: logoutQuery } },
    async (request) => {
      await signOut(db, userOf(request), request.query.notificationToken);
      return ok(null);
    },
  );

  app.post('/user/sign-out-everywhere', { config: atMost(10) }, async (request) => {
    await signOutEverywhere(deps, userOf(request));
    return ok(null, 'Todos os acessos da sua conta foram encerrados. Entre novamente.');
  });

  app.put<{ Querystring: IpLogQuery }>(
    '/user/SendIpLog',
    { schema: { querystring: ipLogQuery }, config: atMost(60) },
    async (request) => {
      const { uid, email } = userOf(request);
      if (request.query.email.toLowerCase() !== email) throw refuse('NOT_FOUND');
      await insertIp(db, { userUid: uid, ip: request.ip, userType: request.query.userType, at: clock.now() });
      return ok({ ip: request.ip });
    },
  );

  app.get<{ Querystring: FindQuery }>('/user/find', { schema: { querystring: findQuery } }, async (request) =>
    ok(await findByEmail(deps, userOf(request), request.query.Email)),
  );
}
