import type { FastifyRequest } from 'fastify';
import { mayEnter, type Room } from '../../contract/roles';
import type { ExecutiveLink, User } from '../db/schema';
import { refuse } from '../http/refuse';
import type { TokenIdentity } from '../infra/identity/VerifyIdToken';
import type { Caller } from './Caller';

declare module 'fastify' {
  interface FastifyRequest {
    identity: TokenIdentity | null;
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** Whether the route asks for a bearer token: where one is needed the door says so that asks for it. */
    token?: 'needed' | 'optional';
    /** The flows whose executive links may call the route; for all others it does not exist. */
    links?: readonly ExecutiveLink['flow'][];
  }
}

type OpenTo = { links: readonly ExecutiveLink['flow'][] };

/** Route options: what a wizard of an executive's link needs. Such a route asks for its `callerOf`. */
export const openToQuoteLinks = { links: ['cotacao'] } satisfies OpenTo;
export const openToEndorsementLinks = { links: ['endossos'] } satisfies OpenTo;
/** What the forms of a wizard ask, also where only some of its fields are open: of quotes, and of every wizard. */
export const openToQuoteForms = { links: ['cotacao', 'correcao'] } satisfies OpenTo;
export const openToForms = { links: ['cotacao', 'endossos', 'correcao'] } satisfies OpenTo;
export const openToCorrections = { links: ['correcao'] } satisfies OpenTo;
export const openToLinks = { links: ['cotacao', 'endossos'] } satisfies OpenTo;

/** The verified identity of a request, known on every route that needs a token. */
export function identityOf({ identity }: FastifyRequest): TokenIdentity {
  if (!identity) throw refuse('SESSION_EXPIRED');
  return identity;
}

/** The user or the executive's link that asks, known on every route that needs a registered user. */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (!caller) throw refuse('SESSION_EXPIRED');
  return caller;
}

/** The signed-in user who asks. Throws NOT_FOUND for a link, to which such a route does not exist. */
export function userOf(request: FastifyRequest): User {
  const { user, link } = callerOf(request);
  if (link) throw refuse('NOT_FOUND');
  return user;
}

/** Whoever asks with a role that leads into the room. Throws NOT_FOUND for all others, for whom there is none. */
const onlyOf =
  (room: Room) =>
  (request: FastifyRequest): User => {
    const user = userOf(request);
    if (!mayEnter(user, room)) throw refuse('NOT_FOUND');
    return user;
  };

/** The executive who asks; for everybody else, links included, there is no desk. */
export const executiveOf = onlyOf('desk');

/** Whoever asks and may see and draft product definitions; for all others there is no /produtos. */
export const analystOf = onlyOf('definitions');
