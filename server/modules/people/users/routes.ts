import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import { userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { filledIn } from '../../definitions/reviewForm';
import { editBody, inviteBody, uidBody } from './contract';
import type { EditBody, InviteBody, UidBody } from './contract';
import { editUser, removeUser } from './editUser';
import { usersOfClient, userWithClients } from './find';
import { inviteAgain } from './invitation';
import { inviteUser } from './inviteUser';
import { findManaged, listManaged } from './manage';

const documentQuery = {
  type: 'object',
  required: ['CPFCNPJ'],
  properties: { CPFCNPJ: { type: 'string', minLength: 11, maxLength: 18 } },
} as const;

/** The form by which users are invited and edited. */
const FORM = 'usuario';

/** The users of a responsible client (decision 43). POST /user is the registration by oneself, see sign-up. */
export function managedUserRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const changes = atMost(30);
  // Whose companies they are is asked below: here each is one of its own list.
  const offered = (companies: readonly string[]) => companies.map((value) => ({ value, label: value }));
  const invited = filledIn<InviteBody>(deps, FORM, (record) => ({
    record,
    context: { isNew: true, companies: offered(record.companies) },
  }));
  const edited = filledIn<EditBody>(deps, FORM, ({ uid: _uid, ...record }) => ({
    record,
    context: { isNew: false, companies: offered(record.companies) },
  }));

  // First of all, so that a foreign user is not found even when the body has other faults.
  const isManaged = async (request: FastifyRequest): Promise<void> => {
    await findManaged(db, userOf(request), (request.body as UidBody).uid);
  };

  app.get('/client/Management/GetUsers', async (request) => ok(await listManaged(db, userOf(request))));

  app.post<{ Body: InviteBody }>(
    '/client/Management/User',
    { schema: { body: inviteBody }, config: changes, preHandler: invited },
    async (request) => {
      await inviteUser(deps, userOf(request), request.body);
      return ok(null, 'Usuário cadastrado. Enviamos a ele um e-mail com o convite.');
    },
  );

  app.post<{ Body: UidBody }>(
    '/client/Management/InviteAgain',
    { schema: { body: uidBody }, config: atMost(10) },
    async (request) => {
      await inviteAgain(deps, userOf(request), request.body.uid);
      return ok(null, 'Enviamos um novo convite.');
    },
  );

  app.put<{ Body: EditBody }>(
    '/user',
    { schema: { body: editBody }, config: changes, preHandler: [isManaged, edited] },
    async (request) => {
      await editUser(deps, userOf(request), request.body);
      return ok(null, 'Usuário atualizado.');
    },
  );

  app.delete<{ Body: UidBody }>('/user', { schema: { body: uidBody }, config: changes }, async (request) => {
    await removeUser(deps, userOf(request), request.body.uid);
    return ok(null, 'Usuário removido.');
  });

  app.get<{ Querystring: { CPFCNPJ: string } }>(
    '/user/findByDocumentClient',
    { schema: { querystring: documentQuery } },
    async (request) => ok(await usersOfClient(db, userOf(request), request.query.CPFCNPJ)),
  );

  app.get<{ Params: { email: string } }>('/user/findByEmail/:email/all', async (request) =>
    ok(await userWithClients(db, userOf(request), request.params.email)),
  );
}
