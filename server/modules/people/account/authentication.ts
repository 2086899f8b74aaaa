import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../../access/Caller';
import { withStoodInFor } from '../../../access/absences';
import { identityOf } from '../../../access/session';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refuse';
import type { Gatekeeper } from '../../../hub/Gatekeeper';
import { InvalidTokenError } from '../../../infra/identity/VerifyIdToken';
import type { TokenIdentity } from '../../../infra/identity/VerifyIdToken';
import { isLinkToken } from '../executive-links/linkToken';
import { openLink } from '../executive-links/service';
import { hasEnded, isOver } from './admit';
import { findUser, updateUser } from './repository';
import { demandSecondFactor } from './secondFactor';
import { DAY_MS } from '../../../infra/durations';

type UserDeps = Pick<Deps, 'db' | 'clock' | 'secondFactor'>;
type AuthenticationDeps = Pick<Deps, 'db' | 'clock' | 'verifyToken'>;

/** Every route of `app` needs a verified token, or an executive link that is open for it. */
export function requireIdentity(app: FastifyInstance, deps: AuthenticationDeps): void {
  app.decorateRequest('identity', null);
  app.decorateRequest('caller', null);
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, token: 'needed' };
  });
  app.addHook('onRequest', async (request) => {
    const token = bearerOf(request);
    if (isLinkToken(token)) request.caller = await callerOfLink(request, token, deps);
    else request.identity = await identityOfToken(token, { ...deps, logger: request.log });
  });
}

/** Every route of `app` also needs a registered user; for a link that is its executive. */
export function requireUser(app: FastifyInstance, deps: UserDeps): void {
  app.addHook('onRequest', async (request) => {
    if (request.caller) return;
    const identity = identityOf(request);
    const user = await registeredUser(deps, identity);
    if (request.routeOptions.config.secondFactor !== 'spared') demandSecondFactor(deps, user, identity);
    request.caller = { user, link: null };
  });
}

export function gatekeeper(deps: UserDeps & Pick<Deps, 'verifyToken' | 'logger'>): Gatekeeper {
  return {
    identityOf: (token) => identityOfToken(token, deps),
    userOf: async (identity) => {
      const user = await registeredUser(deps, identity);
      demandSecondFactor(deps, user, identity);
      return user;
    },
  };
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
 * The registered user of a verified identity. Throws FORBIDDEN when there is none or none who may come in now, and
 * SESSION_EXPIRED when the session was ended.
 */
async function registeredUser(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  identity: TokenIdentity,
): Promise<User> {
  const { uid } = identity;
  const user = await findUser(db, uid);
  if (!user || user.closedAt || hasEnded(user, clock.now())) throw refuse('FORBIDDEN');
  if (isOver(user, identity)) throw refuse('SESSION_EXPIRED');
  if (isDayOld(user, clock.now())) await updateUser(db, uid, { lastLoginAt: clock.now() });
  return user.isExecutive ? withStoodInFor(db, user, clock.today()) : user;
}

/** A browser stays signed in for months, so daily work counts as a visit too. A user who never signed in has none. */
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
