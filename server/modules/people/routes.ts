import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { userOf } from '../../http/authentication';
import { ok } from '../../http/envelope';
import { personAnswer, personBody, personQuery } from './contract';
import type { PersonBody, PersonQuery } from './contract';
import { findInsured, saveInsured } from './service';

export function peopleRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get<{ Querystring: PersonQuery }>(
    '/people/findByCpf',
    { schema: { querystring: personQuery } },
    async (request) => ok(personAnswer(await findInsured(db, userOf(request).uid, request.query.CPFCNPJ))),
  );

  app.post<{ Body: PersonBody }>(
    '/people/createOrUpdate',
    { schema: { body: personBody } },
    async (request) => {
      await saveInsured(db, userOf(request).uid, request.body);
      return ok({ error: null });
    },
  );
}
