import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { callerOf, openToQuoteLinks } from '../../../access/session';
import { ownerOf } from '../../../access/Caller';
import { ok } from '../../../http/envelope';
import { personAnswer, personBody, personQuery } from './contract';
import type { PersonBody, PersonQuery } from './contract';
import { findInsured, saveInsured } from './service';

export function peopleRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const config = openToQuoteLinks;

  app.get<{ Querystring: PersonQuery }>(
    '/people/findByCpf',
    { schema: { querystring: personQuery }, config },
    async (request) =>
      ok(personAnswer(await findInsured(db, ownerOf(callerOf(request)), request.query.CPFCNPJ))),
  );

  app.post<{ Body: PersonBody }>(
    '/people/createOrUpdate',
    { schema: { body: personBody }, config },
    async (request) => {
      await saveInsured(deps, ownerOf(callerOf(request)), request.body);
      return ok({ error: null });
    },
  );
}
