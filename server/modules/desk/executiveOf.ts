import type { FastifyRequest } from 'fastify';
import { userOf } from '../../http/authentication';
import { refuse } from '../../http/refuse';
import type { User } from '../people/account/repository';

/** The executive who asks. Throws NOT_FOUND for everybody else, links included: for them there is no desk. */
export function executiveOf(request: FastifyRequest): User {
  const user = userOf(request);
  if (!user.isExecutive) throw refuse('NOT_FOUND');
  return user;
}
