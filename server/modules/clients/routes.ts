import { Type } from 'typebox';
import { clientEntry, creditAnalysis, paymentType } from '../../../contract/clients';
import { answers } from '../../../contract/answers';
import type { Api } from '../../http/Api';
import type { Deps } from '../../deps';
import { callerOf, openToForms, userOf } from '../../access/session';
import { ok } from '../../http/envelope';
import {
  clientDocumentQuery,
  clientParams,
  findByUserQuery,
  paymentTypeQuery,
} from '../../../contract/clients';
import { creditAnalysisOf } from './creditAnalysis';
import { listClients } from './repository';
import { askableClient, clientsByUser, emailsOfClient, paymentTypeOf } from './service';

export function clientRoutes(app: Api, { db, clock }: Deps): void {
  app.get(
    '/client/findByUser',
    { schema: { response: answers(Type.Array(clientEntry)), querystring: findByUserQuery } },
    async (request) => {
      const { Email, FindAll } = request.query;
      return ok(await clientsByUser(db, userOf(request), Email, FindAll));
    },
  );

  app.get('/client/myClients', { schema: { response: answers(Type.Array(clientEntry)) } }, async (request) =>
    ok(await listClients(db, userOf(request).uid)),
  );

  app.get(
    '/client/paymentType',
    { schema: { response: answers(paymentType), querystring: paymentTypeQuery } },
    async (request) => ok(await paymentTypeOf(db, callerOf(request), request.query.cpfCnpj)),
  );

  app.get(
    '/client/creditAnalysis/:id',
    { schema: { response: answers(creditAnalysis), params: clientParams } },
    async (request) => {
      const { cpfcnpj } = await askableClient(db, callerOf(request), request.params.id);
      return ok(await creditAnalysisOf(db, cpfcnpj, clock.today()));
    },
  );

  app.get(
    '/client/findUserEmailsByClient',
    {
      schema: { response: answers(Type.Array(Type.String())), querystring: clientDocumentQuery },
      config: openToForms,
    },
    async (request) => ok(await emailsOfClient(db, callerOf(request), request.query.clientDocument)),
  );
}
