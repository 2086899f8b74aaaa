import { Type } from 'typebox';
import { nullable } from '../../../../contract/schema';
import { contacts } from '../../../../contract/people';
import { answers, done } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import type { Deps } from '../../../deps';
import { worksHere } from '../../../../contract/roles';
import { userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { contactsOf } from '../account/contacts';
import { updateUser } from '../account/repository';
import { listClients } from '../../clients/repository';
import { refuseNomination } from '../../clients/problems';

export function standingRoutes(app: Api, { db }: Deps): void {
  app.get('/user/contacts', { schema: { response: answers(contacts) } }, async (request) =>
    ok(await contactsOf(db, userOf(request).uid)),
  );

  app.get(
    '/client/ExecutiveEmail',
    { schema: { response: answers(nullable(Type.String())) } },
    async (request) => {
      const { executive } = await contactsOf(db, userOf(request).uid);
      return ok(executive?.email ?? null);
    },
  );

  app.post('/user/NewExecutiveVisualized', { schema: { response: done } }, async (request) => {
    await updateUser(db, userOf(request).uid, { newExecutiveNotification: false });
    return ok(null);
  });

  app.get('/user/checkNomination', { schema: { response: answers(Type.Boolean()) } }, async (request) => {
    const user = userOf(request);
    if (worksHere(user) || (await listClients(db, user.uid)).length > 0) return ok(true);
    throw refuseNomination('NOT_NOMINATED');
  });
}
