import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db/db';
import type { Deps } from '../deps';
import { findUser } from '../modules/account/repository';
import type { User } from '../modules/account/repository';
import { InvalidTokenError } from '../infra/identity/VerifyIdToken';
import type { TokenIdentity, VerifyIdToken } from '../infra/identity/VerifyIdToken';
import { refuse } from './refuse';

declare module 'fastify' {
  interface FastifyRequest {
    identity: TokenIdentity | null;
    user: User | null;
  }
}

/** Every route of `app` needs a verified token; `identityOf` then tells whose it is. */
export function requireIdentity(app: FastifyInstance, verifyToken: VerifyIdToken): void {
  app.decorateRequest('identity', null);
  app.addHook('onRequest', async (request) => {
    request.identity = await verified(request, verifyToken);
  });
}

/** Every route of `app` also needs a registered user; `userOf` then is that user. */
export function requireUser(app: FastifyInstance, db: Db): void {
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request) => {
    request.user = await registeredUser(db, identityOf(request));
  });
}

/** The verified identity of a request behind `requireIdentity`. */
export function identityOf({ identity }: FastifyRequest): TokenIdentity {
  if (!identity) throw refuse('SESSION_EXPIRED');
  return identity;
}

/** The signed-in user of a request behind `requireUser`. */
export function userOf({ user }: FastifyRequest): User {
  if (!user) throw refuse('SESSION_EXPIRED');
  return user;
}

async function verified(request: FastifyRequest, verifyToken: VerifyIdToken): Promise<TokenIdentity> {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'bearer') throw refuse('SESSION_EXPIRED');
  return identityOfToken(token, { verifyToken, logger: request.log });
}

/** Whose token it is. Throws SESSION_EXPIRED, or UNAVAILABLE when that cannot be told now. */
export async function identityOfToken(
  token: string | undefined,
  { verifyToken, logger }: Pick<Deps, 'verifyToken' | 'logger'>,
): Promise<TokenIdentity> {
  if (!token) throw refuse('SESSION_EXPIRED');
  try {
    return await verifyToken(token);
  } catch (error) {
    if (error instanceof InvalidTokenError) throw refuse('SESSION_EXPIRED');
    logger.error(error);
    // The provider's keys are out of reach: the session may be good, so nobody is signed out for it.
    throw refuse('UNAVAILABLE');
  }
}

/** The registered user of a verified identity. Throws FORBIDDEN when there is none. */
export async function registeredUser(db: Db, { uid }: TokenIdentity): Promise<User> {
  const user = await findUser(db, uid);
  if (!user) throw refuse('FORBIDDEN');
  return user;
}
