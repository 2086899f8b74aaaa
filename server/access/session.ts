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
    token?: 'needed' | 'optional';
    /** The flows whose executive links may call the route; for all others it does not exist. */
    links?: readonly ExecutiveLink['flow'][];
    /** Open to staff who still have to set up their second factor. */
    secondFactor?: 'spared';
  }
}

type OpenTo = { links: readonly ExecutiveLink['flow'][] };

export const openToQuoteLinks = { links: ['cotacao'] } satisfies OpenTo;
export const openToEndorsementLinks = { links: ['endossos'] } satisfies OpenTo;
export const openToQuoteForms = { links: ['cotacao', 'correcao'] } satisfies OpenTo;
export const openToForms = { links: ['cotacao', 'endossos', 'correcao'] } satisfies OpenTo;
export const openToCorrections = { links: ['correcao'] } satisfies OpenTo;
export const openToLinks = { links: ['cotacao', 'endossos'] } satisfies OpenTo;

export function identityOf({ identity }: FastifyRequest): TokenIdentity {
  if (!identity) throw refuse('SESSION_EXPIRED');
  return identity;
}

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

/** Throws NOT_FOUND for everybody without such a role: for them the route does not exist. */
const onlyOf =
  (room: Room) =>
  (request: FastifyRequest): User => {
    const user = userOf(request);
    if (!mayEnter(user, room)) throw refuse('NOT_FOUND');
    return user;
  };

export const executiveOf = onlyOf('desk');

export const analystOf = onlyOf('definitions');
