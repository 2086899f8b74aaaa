import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { identityOf, userOf } from '../../http/authentication';
import { ok } from '../../http/envelope';
import { atMost } from '../../http/limits';
import { findQuery, loginBody } from './contract';
import type { FindQuery, LoginBody } from './contract';
import { findByEmail, signIn } from './service';

/** Sign-in: asks for a verified token only, since the person may not be registered yet. */
export function signInRoutes(app: FastifyInstance, deps: Deps): void {
  app.post<{ Body: LoginBody | null }>(
    '/user/login',
    { schema: { body: loginBody }, config: atMost(60) },
    async (request) => ok(await signIn(deps, identityOf(request).uid)),
  );
}

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  // The session lives at the identity provider, which the portal signs out of; nothing is kept here to end.
  app.get('/user/logout', async () => ok(null));

  app.get<{ Querystring: FindQuery }>('/user/find', { schema: { querystring: findQuery } }, async (request) =>
    ok(await findByEmail(deps, userOf(request), request.query.Email)),
  );
}
