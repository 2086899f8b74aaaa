import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { contactsOf } from '../account/contacts';
import { updateUser } from '../account/repository';
import { listClients } from '../../clients/repository';
import { refuseStanding } from './problems';

/** Where a user stands with the brokerage: who looks after them, and whether any client is theirs. */
export function standingRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get('/user/contacts', async (request) => ok(await contactsOf(db, userOf(request).uid)));

  app.get('/client/ExecutiveEmail', async (request) => {
    const { executive } = await contactsOf(db, userOf(request).uid);
    return ok(executive?.email ?? null);
  });

  app.post('/user/NewExecutiveVisualized', async (request) => {
    await updateUser(db, userOf(request).uid, { newExecutiveNotification: false });
    return ok(null);
  });

  app.get('/user/checkNomination', async (request) => {
    const user = userOf(request);
    if (user.isExecutive || (await listClients(db, user.uid)).length > 0) return ok(true);
    throw refuseStanding('NOT_NOMINATED');
  });
}
