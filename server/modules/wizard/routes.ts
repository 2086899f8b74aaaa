import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { userOf } from '../../http/authentication';
import { ok } from '../../http/envelope';
import { listClients } from '../clients/repository';

/** What a wizard is given and never reads by itself: the business date, the person, the person's clients. */
export function wizardRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  app.get('/wizard/context', async (request) => {
    const { uid, name, email, mobilePhone, phone } = userOf(request);
    return ok({
      today: clock.today(),
      executive: false,
      user: { name, email, phone: mobilePhone ?? phone ?? '' },
      clients: await listClients(db, uid),
    });
  });
}
