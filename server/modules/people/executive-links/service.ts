import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../clock';
import type { Db } from '../../../db/db';
import type { ExecutiveLink, User } from '../../../db/schema';
import { hashToken, readToken, signToken } from './linkToken';
import type { AnyFlow } from '../../../../contract/linkFlows';
import type { LinkClaims } from './linkToken';
import { refuseLink } from './problems';
import { findLink, insertLink, signingKey } from './repository';
import { DAY_MS } from '../../../infra/durations';

const VALID_MS = 7 * DAY_MS;

export interface LinkWish {
  executive: User;
  clientDocument: string;
  flow: AnyFlow;
  /** Seven days from now where nothing is said. */
  expiresAt?: Date;
}

/** The only time that the token is known. */
export interface NewLink {
  id: string;
  token: string;
  expiresAt: Date;
}

export async function createLink(db: Db, { now }: Clock, wish: LinkWish): Promise<NewLink> {
  const { executive, clientDocument, flow } = wish;
  const createdAt = now();
  const ends = wish.expiresAt?.getTime() ?? createdAt.getTime() + VALID_MS;
  const exp = Math.floor(ends / 1000);
  const id = randomUUID();
  const token = signToken({ id, client: clientDocument, flow, exp }, await signingKey(db));
  const expiresAt = new Date(exp * 1000);
  const tokenHash = hashToken(token);
  await insertLink(db, {
    id,
    tokenHash,
    executiveUid: executive.uid,
    clientDocument,
    flow,
    createdAt,
    expiresAt,
  });
  return { id, token, expiresAt };
}

/** The link that a token opens and its executive. Throws EXECUTIVE_LINK_EXPIRED. */
export async function openLink(
  db: Db,
  { now }: Clock,
  token: string,
): Promise<{ link: ExecutiveLink; executive: User }> {
  const claims = readToken(token, await signingKey(db));
  if (!claims) throw refuseLink('EXECUTIVE_LINK_EXPIRED');
  const found = await findLink(db, hashToken(token));
  const isGood = found?.executive.isExecutive && agrees(claims, found.link) && isOpen(found.link, now());
  if (!isGood) throw refuseLink('EXECUTIVE_LINK_EXPIRED');
  return found;
}

/** Guards against changed database rows. */
function agrees({ id, client, flow, exp }: LinkClaims, link: ExecutiveLink): boolean {
  const isSame = link.id === id && link.clientDocument === client && link.flow === flow;
  return isSame && link.expiresAt.getTime() === exp * 1000;
}

function isOpen({ revokedAt, expiresAt }: ExecutiveLink, now: Date): boolean {
  return revokedAt === null && now < expiresAt;
}
