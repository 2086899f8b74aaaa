import type { FastifyInstance } from 'fastify';
import { executiveOf } from '../../../access/session';
import type { Deps } from '../../../deps';
import { ok } from '../../../http/envelope';
import { filledIn } from '../../definitions/reviewForm';
import { accessBody, clientBody, nominateBody, usersQuery } from './contract';
import type { AccessBody, ClientBody, NominateBody, UsersQuery } from './contract';
import { createClient, nominate, setAccess, usersOf } from './service';

/** Letting people in (decision 43). For anybody who is no executive these calls do not exist. */
export function nominationRoutes(app: FastifyInstance, deps: Deps): void {
  void app.register(async (desk) => {
    desk.addHook('onRequest', async (request) => void executiveOf(request));

    desk.get<{ Querystring: UsersQuery }>(
      '/desk/users',
      { schema: { querystring: usersQuery } },
      async (request) => ok(await usersOf(deps, executiveOf(request), request.query.state)),
    );

    desk.post<{ Body: NominateBody }>(
      '/desk/users/nominate',
      {
        schema: { body: nominateBody },
        preHandler: filledIn<NominateBody>(deps, 'nomeacao', ({ Uid: _uid, ...record }) => ({ record })),
      },
      async (request) => {
        const executive = executiveOf(request);
        await deps.db.transaction((tx) => nominate(tx, deps, executive, request.body));
        return ok(null, 'Usuário nomeado.');
      },
    );

    desk.post<{ Body: AccessBody }>(
      '/desk/users/access',
      { schema: { body: accessBody } },
      async (request) => {
        const executive = executiveOf(request);
        await deps.db.transaction((tx) => setAccess(tx, deps, executive, request.body));
        return ok(null);
      },
    );

    desk.post<{ Body: ClientBody }>('/client', { schema: { body: clientBody } }, async (request) => {
      const executive = executiveOf(request);
      await deps.db.transaction((tx) => createClient(tx, deps, executive, request.body));
      return ok(null, 'Cliente cadastrado.');
    });
  });
}
