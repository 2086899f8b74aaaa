import { Type } from 'typebox';
import { answers } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import type { Deps } from '../../../deps';
import { openToForms, openToQuoteForms } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { storedTaxId } from '../../../storedTaxId';
import { clientDocumentQuery } from '../../../../contract/clients';
import {
  cepParams,
  city,
  cnpjParams,
  company,
  listed,
  mainActivity,
  postalAddress,
  regionsQuery,
  sectionsQuery,
  state,
  stateParams,
} from '../../../../contract/reference';
import { findMainActivity, found } from './service';

export function lookupRoutes(app: Api, { adapters }: Deps): void {
  const config = { ...atMost(120), ...openToQuoteForms };

  app.get(
    '/client/ReceitaWS/:cnpj',
    { schema: { response: answers(company), params: cnpjParams }, config: { ...config, ...openToForms } },
    async ({ params }) => ok(await found(adapters.company.find(storedTaxId(params.cnpj)))),
  );

  app.get(
    '/client/mainActivityIsConstruction',
    { schema: { response: answers(mainActivity), querystring: clientDocumentQuery }, config },
    async ({ query }) => ok(await findMainActivity(adapters.company, query.clientDocument)),
  );

  app.get(
    '/client/ViaCEPWS/:cep',
    { schema: { response: answers(postalAddress), params: cepParams }, config },
    async ({ params }) => ok(await found(adapters.postalCode.find(params.cep.replace('-', '')))),
  );

  app.get(
    '/geography/states',
    { schema: { response: answers(Type.Array(state)) }, config: openToQuoteForms },
    async () => ok(await found(adapters.geography.states())),
  );

  app.get(
    '/geography/states/:uf/cities',
    { schema: { response: answers(Type.Array(city)), params: stateParams }, config: openToQuoteForms },
    async ({ params }) => ok(await found(adapters.geography.cities(params.uf.toUpperCase()))),
  );

  app.get(
    '/Tribunal/all',
    {
      schema: { response: answers(Type.Array(listed)), querystring: regionsQuery },
      config: openToQuoteForms,
    },
    async ({ query }) => ok(await found(adapters.courts.regions(query.tipotribunal))),
  );

  app.get(
    '/Vara/findById',
    {
      schema: { response: answers(Type.Array(listed)), querystring: sectionsQuery },
      config: openToQuoteForms,
    },
    async ({ query }) => ok(await found(adapters.courts.sections(query.id))),
  );
}
