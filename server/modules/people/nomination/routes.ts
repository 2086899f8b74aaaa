import { answers, done } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import { executiveOf } from '../../../access/session';
import type { Deps } from '../../../deps';
import { ok } from '../../../http/envelope';
import { filledIn } from '../../definitions/reviewForm';
import { accessBody, clientBody, nominateBody, userPage, usersBody } from '../../../../contract/nomination';
import type { NominateBody } from '../../../../contract/nomination';
import { createClient, nominate, pageOfUsers, setAccess } from './service';

/** For anybody but executives these routes are not found (decision 43). */
export function nominationRoutes(app: Api, deps: Deps): void {
  void app.register(async (desk) => {
    desk.addHook('onRequest', async (request) => void executiveOf(request));
    nominationCalls(desk, deps);
  });
}

function nominationCalls(desk: Api, deps: Deps): void {
  desk.post(
    '/desk/users/search',
    { schema: { response: answers(userPage), body: usersBody } },
    async (request) => ok(await pageOfUsers(deps, executiveOf(request), request.body)),
  );

  desk.post(
    '/desk/users/nominate',
    {
      schema: { response: done, body: nominateBody },
      preHandler: filledIn<NominateBody>(deps, 'nomeacao', ({ Uid: _uid, ...record }) => ({ record })),
    },
    async (request) => {
      const executive = executiveOf(request);
      await deps.db.transaction((tx) => nominate(tx, deps, executive, request.body));
      return ok(null, 'Usuário nomeado.');
    },
  );

  desk.post('/desk/users/access', { schema: { response: done, body: accessBody } }, async (request) => {
    const executive = executiveOf(request);
    await deps.db.transaction((tx) => setAccess(tx, deps, executive, request.body));
    return ok(null);
  });

  desk.post('/client', { schema: { response: done, body: clientBody } }, async (request) => {
    const executive = executiveOf(request);
    await deps.db.transaction((tx) => createClient(tx, deps, executive, request.body));
    return ok(null, 'Cliente cadastrado.');
  });
}
