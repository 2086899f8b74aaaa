import { answers, done } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import type { Deps } from '../../../deps';
import { userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { filledIn } from '../../definitions/reviewForm';
import { updateUser } from '../account/repository';
import { emailQuery, outdated, registrationBody } from '../../../../contract/people';
import { outdatedState } from './outdated';
import { ownOnly, updateRegistration } from './service';

export function registrationRoutes(app: Api, deps: Deps): void {
  const { db, clock } = deps;

  app.get(
    '/user/isOutdated',
    { schema: { response: answers(outdated), querystring: emailQuery } },
    async (request) => ok(outdatedState(ownOnly(userOf(request), request.query.email), clock)),
  );

  app.post('/user/updateDenied', { schema: { response: done, querystring: emailQuery } }, async (request) => {
    const { uid } = ownOnly(userOf(request), request.query.email);
    await updateUser(db, uid, { updateDeniedAt: clock.now() });
    return ok(null);
  });

  app.put(
    '/user/updateOutdatedUser',
    {
      schema: { response: done, body: registrationBody },
      config: atMost(20),
      preHandler: filledIn(deps, 'cadastro'),
    },
    async (request) => {
      await updateRegistration(deps, userOf(request), request.body);
      return ok(null, 'Seus dados foram atualizados.');
    },
  );
}
