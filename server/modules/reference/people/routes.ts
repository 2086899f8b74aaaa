import { answers } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import type { Deps } from '../../../deps';
import { callerOf, openToForms } from '../../../access/session';
import { ownerOf } from '../../../access/Caller';
import { ok } from '../../../http/envelope';
import { insuredPerson, personBody, personQuery, savedPerson } from '../../../../contract/reference';
import { personAnswer } from './answers';
import { findInsured, saveInsured } from './service';

export function peopleRoutes(app: Api, deps: Deps): void {
  const { db } = deps;
  const config = openToForms;

  app.get(
    '/people/findByCpf',
    { schema: { response: answers(insuredPerson), querystring: personQuery }, config },
    async (request) =>
      ok(personAnswer(await findInsured(db, ownerOf(callerOf(request)), request.query.CPFCNPJ))),
  );

  app.post(
    '/people/createOrUpdate',
    { schema: { response: answers(savedPerson), body: personBody }, config },
    async (request) => {
      await saveInsured(deps, ownerOf(callerOf(request)), request.body);
      return ok({ error: null });
    },
  );
}
