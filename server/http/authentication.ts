import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { hasEnded, isOver } from '../modules/people/account/admit';
import { findUser, noteLogin } from '../modules/people/account/repository';
import type { User } from '../modules/people/account/repository';
import { isLinkToken } from '../modules/desk/executive-links/linkToken';
import type { LinkFlow } from '../modules/desk/executive-links/linkToken';
import { openLink } from '../modules/desk/executive-links/service';
import { InvalidTokenError } from '../infra/identity/VerifyIdToken';
import type { TokenIdentity } from '../infra/identity/VerifyIdToken';
import type { Caller } from './Caller';
import { refuse } from './refuse';

declare module 'fastify' {
  interface FastifyRequest {
    identity: TokenIdentity | null;
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** The flows whose executive links may call the route; for all others it does not exist. */
    links?: readonly LinkFlow[];
  }
}

/** Route option: what the wizards of an executive's link need. Such a route asks for its `callerOf`. */
export const openToQuoteLinks = { links: ['cotacao'] } satisfies { links: readonly LinkFlow[] };

type AuthenticationDeps = Pick<Deps, 'db' | 'clock' | 'verifyToken'>;

/** Every route of `app` needs a verified token, or an executive link that is open for it. */
export function requireIdentity(app: FastifyInstance, deps: AuthenticationDeps): void {
  app.decorateRequest('identity', null);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const token = bearerOf(request);
    if (isLinkToken(token)) request.caller = await callerOfLink(request, token, deps);
    else request.identity = await identityOfToken(token, { ...deps, logger: request.log });
  });
}

/** Every route of `app` also needs a registered user, which a link has in its executive. */
export function requireUser(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  app.addHook('onRequest', async (request) => {
    request.caller ??= { user: await registeredUser(deps, identityOf(request)), link: null };
  });
}

/** The verified identity of a request behind `requireIdentity`. */
export function identityOf({ identity }: FastifyRequest): TokenIdentity {
  if (!identity) throw refuse('SESSION_EXPIRED');
  return identity;
}

/** Whoever asks, a user or an executive's link, behind `requireUser`. */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (!caller) throw refuse('SESSION_EXPIRED');
  return caller;
}

/** The signed-in user of a request behind `requireUser`; for a link there is no such thing here. */
export function userOf(request: FastifyRequest): User {
  const { user, link } = callerOf(request);
  if (link) throw refuse('NOT_FOUND');
  return user;
}

/** Whose token it is. Throws SESSION_EXPIRED, or UNAVAILABLE when that cannot be told now. */
export async function identityOfToken(
  token: string,
  { verifyToken, logger }: Pick<Deps, 'verifyToken' | 'logger'>,
): Promise<TokenIdentity> {
  try {
    return await verifyToken(token);
  } catch (error) {
    if (error instanceof InvalidTokenError) throw refuse('SESSION_EXPIRED');
    logger.error(error);
    // The provider's keys are out of reach: the session may be good, so nobody is signed out for it.
    throw refuse('UNAVAILABLE');
  }
}

/**
 * The registered user of a verified identity. Throws FORBIDDEN when there is none, or none who may come in
 * now, SESSION_EXPIRED when the session was ended.
 */
export async function registeredUser(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  identity: TokenIdentity,
): Promise<User> {
  const { uid } = identity;
  const user = await findUser(db, uid);
  if (!user || user.closedAt || hasEnded(user, clock.now())) throw refuse('FORBIDDEN');
  if (isOver(user, identity)) throw refuse('SESSION_EXPIRED');
  if (isDayOld(user, clock.now())) await noteLogin(db, uid, clock.now());
  return user;
}

const DAY_MS = 86_400_000;

/** A browser stays signed in for months: who works in it every day is not idle. Who never signed in is not noted. */
function isDayOld({ lastLoginAt }: User, now: Date): boolean {
  return lastLoginAt !== null && now.getTime() - lastLoginAt.getTime() >= DAY_MS;
}

async function callerOfLink(
  { routeOptions }: FastifyRequest,
  token: string,
  { db, clock }: AuthenticationDeps,
): Promise<Caller> {
  const { link, executive } = await openLink(db, clock, token);
  if (!routeOptions.config.links?.includes(link.flow)) throw refuse('NOT_FOUND');
  return { user: executive, link };
}

function bearerOf({ headers }: FastifyRequest): string {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw refuse('SESSION_EXPIRED');
  return token;
}
