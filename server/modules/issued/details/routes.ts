import { Type } from 'typebox';
import { answers } from '../../../../contract/answers';
import {
  documentSearchQuery,
  endorsementOfPolicy,
  endorsementProcess,
  FOUND_DOCUMENTS,
  foundDocument,
  mainCodeQuery,
  policyDetails,
  policyDetailsQuery,
  processQuery,
} from '../../../../contract/policyDetails';
import { policyLayersQuery, premiumLayers } from '../../../../contract/premiumLayers';
import { callerOf, openToEndorsementLinks } from '../../../access/session';
import type { Deps } from '../../../deps';
import type { Api } from '../../../http/Api';
import { ok } from '../../../http/envelope';
import { policyLayers } from './policyLayers';
import { endorsementsOf, findDocuments, policyDetailsOf, processOf } from './service';

export function policyDetailRoutes(app: Api, deps: Deps): void {
  const config = openToEndorsementLinks;
  app.get(
    '/InsurancePolicy/search-autocomplete',
    { schema: { response: answers(Type.Array(foundDocument)), querystring: documentSearchQuery }, config },
    async (request) => {
      const { documentNumber = '', take, limit } = request.query;
      const count = Math.min(take, limit, FOUND_DOCUMENTS);
      return ok(await findDocuments(deps, callerOf(request), documentNumber, count));
    },
  );
  app.get(
    '/InsurancePolicy/findById',
    { schema: { response: answers(policyDetails), querystring: policyDetailsQuery }, config },
    async (request) => {
      const { id, last, request: own, on } = request.query;
      return ok(await policyDetailsOf(deps, callerOf(request), id, { last, own, on }));
    },
  );
  app.get(
    '/InsurancePolicy/layers',
    { schema: { response: answers(premiumLayers), querystring: policyLayersQuery } },
    async (request) => ok(await policyLayers(deps, callerOf(request), request.query.id)),
  );
  app.get(
    '/EndorsementsPolicy/findByMainCode',
    { schema: { response: answers(Type.Array(endorsementOfPolicy)), querystring: mainCodeQuery }, config },
    async (request) => ok(await endorsementsOf(deps, callerOf(request), request.query.id)),
  );
  app.get(
    '/verifyEndorsementStatus',
    { schema: { response: answers(endorsementProcess), querystring: processQuery }, config },
    async (request) =>
      ok(await processOf(deps, callerOf(request), request.query.IdApolice, request.query.request)),
  );
}
