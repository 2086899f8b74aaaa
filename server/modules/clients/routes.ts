import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { callerOf, openToQuoteLinks, userOf } from '../../access/session';
import { ok } from '../../http/envelope';
import { clientDocumentQuery, clientParams, findByUserQuery, paymentTypeQuery } from './contract';
import type { ClientDocumentQuery, ClientParams, FindByUserQuery, PaymentTypeQuery } from './contract';
import { creditAnalysisOf } from './creditAnalysis';
import { listClients } from './repository';
import { askableClient, clientsByUser, emailsOfClient, paymentTypeOf } from './service';

export function clientRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  app.get<{ Querystring: FindByUserQuery }>(
    '/client/findByUser',
    { schema: { querystring: findByUserQuery } },
    async (request) => {
      const { Email, FindAll } = request.query;
      return ok(await clientsByUser(db, userOf(request), Email, FindAll));
    },
  );

  app.get('/client/myClients', async (request) => ok(await listClients(db, userOf(request).uid)));

  app.get<{ Querystring: PaymentTypeQuery }>(
    '/client/paymentType',
    { schema: { querystring: paymentTypeQuery } },
    async (request) => ok(await paymentTypeOf(db, callerOf(request), request.query.cpfCnpj)),
  );

  app.get<{ Params: ClientParams }>(
    '/client/creditAnalysis/:id',
    { schema: { params: clientParams } },
    async (request) => {
      const { cpfcnpj } = await askableClient(db, callerOf(request), request.params.id);
      return ok(await creditAnalysisOf(db, cpfcnpj, clock.today()));
    },
  );

  app.get<{ Querystring: ClientDocumentQuery }>(
    '/client/findUserEmailsByClient',
    { schema: { querystring: clientDocumentQuery }, config: openToQuoteLinks },
    async (request) => ok(await emailsOfClient(db, callerOf(request), request.query.clientDocument)),
  );
}
