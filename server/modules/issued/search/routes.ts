import { answers, excel } from '../../../../contract/answers';
import {
  brokers,
  insurers,
  listedProducts,
  policyFilterBody,
  policyPage,
  policySearchBody,
} from '../../../../contract/policies';
import { wholeSight } from '../../../access/sight';
import { userOf } from '../../../access/session';
import type { Deps } from '../../../deps';
import type { Api } from '../../../http/Api';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { sendExcel } from '../../../http/sendExcel';
import { insurersSeen } from './insurersSeen';
import { policySheet } from './policySheet';
import { searchPolicies } from './searchPolicies';

export function policySearchRoutes(app: Api, deps: Deps): void {
  app.post(
    '/InsurancePolicy/search',
    { schema: { response: answers(policyPage), body: policySearchBody } },
    async (request) => ok(await searchPolicies(deps, userOf(request), request.body)),
  );
  app.post(
    '/InsurancePolicy/export/excel',
    { schema: { response: excel, body: policyFilterBody }, compress: false, config: atMost(20) },
    async (request, reply) => sendExcel(reply, await policySheet(deps, userOf(request), request.body)),
  );
  app.get('/InsuranceCompany', { schema: { response: answers(insurers) } }, async (request) => {
    const sight = await wholeSight(deps.db, userOf(request));
    const names = await deps.read((db) => insurersSeen(db, sight));
    return ok(names.map((Name) => ({ Name })));
  });
  app.get('/Broker', { schema: { response: answers(brokers) } }, async () =>
    ok([{ Name: deps.publicConfig.brand.name, CPFCNPJ: null }]),
  );
  app.get('/Product', { schema: { response: answers(listedProducts) } }, async () => {
    const issued = deps.products.catalogue.wizards.filter(({ lead }) => !lead);
    return ok(issued.map(({ id, code, name }) => ({ Id: id, Code: code, Name: name })));
  });
}
