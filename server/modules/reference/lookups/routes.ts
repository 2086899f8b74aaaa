import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { openToQuoteLinks } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { storedTaxId } from '../../../storedTaxId';
import { clientDocumentQuery } from '../../clients/contract';
import type { ClientDocumentQuery } from '../../clients/contract';
import { cepParams, cnpjParams, stateParams } from './contract';
import type { CepParams, CnpjParams, StateParams } from './contract';
import { findMainActivity, found } from './service';

/** Company, address and geography from outside, in the services' own field names. */
export function lookupRoutes(app: FastifyInstance, { adapters }: Deps): void {
  const config = { ...atMost(120), ...openToQuoteLinks };

  app.get<{ Params: CnpjParams }>(
    '/client/ReceitaWS/:cnpj',
    { schema: { params: cnpjParams }, config },
    async ({ params }) => ok(await found(adapters.company.find(storedTaxId(params.cnpj)))),
  );

  app.get<{ Querystring: ClientDocumentQuery }>(
    '/client/mainActivityIsConstruction',
    { schema: { querystring: clientDocumentQuery }, config },
    async ({ query }) => ok(await findMainActivity(adapters.company, query.clientDocument)),
  );

  app.get<{ Params: CepParams }>(
    '/client/ViaCEPWS/:cep',
    { schema: { params: cepParams }, config },
    async ({ params }) => ok(await found(adapters.postalCode.find(params.cep.replace('-', '')))),
  );

  app.get('/geography/states', { config: openToQuoteLinks }, async () =>
    ok(await found(adapters.geography.states())),
  );

  app.get<{ Params: StateParams }>(
    '/geography/states/:uf/cities',
    { schema: { params: stateParams }, config: openToQuoteLinks },
    async ({ params }) => ok(await found(adapters.geography.cities(params.uf.toUpperCase()))),
  );
}
