import { Type } from 'typebox';
import { answers, done } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import { userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { filledIn } from '../../definitions/reviewForm';
import {
  editUserBody,
  inviteBody,
  managedUser,
  uidBody,
  userEmailParams,
  usersOfClientQuery,
} from '../../../../contract/users';
import type { EditUserBody, InviteBody } from '../../../../contract/users';
import { editUser, removeUser } from './editUser';
import { usersOfClient, userWithClients } from './find';
import { inviteAgain } from './invitation';
import { inviteUser } from './inviteUser';
import { findManaged, listManaged } from './manage';

const FORM = 'usuario';

export function managedUserRoutes(app: Api, deps: Deps): void {
  const { db } = deps;
  const changes = atMost(30);
  // Whose companies they are is checked below.
  const offered = (companies: readonly string[]) => companies.map((value) => ({ value, label: value }));
  const invited = filledIn<InviteBody>(deps, FORM, (record) => ({
    record,
    context: { isNew: true, companies: offered(record.companies) },
  }));
  const edited = filledIn<EditUserBody>(deps, FORM, ({ uid: _uid, ...record }) => ({
    record,
    context: { isNew: false, companies: offered(record.companies) },
  }));

  // First of all, so that a foreign user is not found even when the body has other faults.
  const isManaged = async (request: FastifyRequest): Promise<void> => {
    await findManaged(db, userOf(request), (request.body as { uid: string }).uid);
  };

  app.get(
    '/client/Management/GetUsers',
    { schema: { response: answers(Type.Array(managedUser)) } },
    async (request) => ok(await listManaged(db, userOf(request))),
  );

  app.post(
    '/client/Management/User',
    { schema: { response: done, body: inviteBody }, config: changes, preHandler: invited },
    async (request) => {
      await inviteUser(deps, userOf(request), request.body);
      return ok(null, 'Usuário cadastrado. Enviamos a ele um e-mail com o convite.');
    },
  );

  app.post(
    '/client/Management/InviteAgain',
    { schema: { response: done, body: uidBody }, config: atMost(10) },
    async (request) => {
      await inviteAgain(deps, userOf(request), request.body.uid);
      return ok(null, 'Enviamos um novo convite.');
    },
  );

  app.put(
    '/user',
    { schema: { response: done, body: editUserBody }, config: changes, preHandler: [isManaged, edited] },
    async (request) => {
      await editUser(deps, userOf(request), request.body);
      return ok(null, 'Usuário atualizado.');
    },
  );

  app.delete('/user', { schema: { response: done, body: uidBody }, config: changes }, async (request) => {
    await removeUser(deps, userOf(request), request.body.uid);
    return ok(null, 'Usuário removido.');
  });

  app.get(
    '/user/findByDocumentClient',
    { schema: { response: answers(Type.Array(managedUser)), querystring: usersOfClientQuery } },
    async (request) => ok(await usersOfClient(db, userOf(request), request.query.CPFCNPJ)),
  );

  app.get(
    '/user/findByEmail/:email/all',
    { schema: { response: answers(managedUser), params: userEmailParams } },
    async (request) => ok(await userWithClients(db, userOf(request), request.params.email)),
  );
}
