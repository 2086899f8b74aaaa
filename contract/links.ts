import { Type } from 'typebox';
import type { Static } from 'typebox';
import { pageNumber, pageOf } from './page';
import { ANY_FLOWS, LINK_FLOWS } from './linkFlows';
import { closed, nullable, oneOf, query } from './schema';
import { instant, uuid } from './texts';

const flow = oneOf(LINK_FLOWS);

/** Which links are listed: those that open something, those whose days are over, those that were revoked. */
const state = oneOf(['active', 'expired', 'revoked']);
export type LinkState = Static<typeof state>;

/** Query of GET /desk/links. */
export const linksQuery = query({ state: Type.Optional(state), page: pageNumber });
export type LinksQuery = Static<typeof linksQuery>;

/** Body of POST /desk/links. */
export const linkBody = closed({
  clientDocument: Type.String({ pattern: '^[0-9A-Z]{12}[0-9]{2}$' }),
  flow,
});
export type LinkBody = Static<typeof linkBody>;

/** Query of DELETE /desk/links. */
export const linkQuery = query({ id: uuid });

/** A company that links may be made for. */
export const deskClient = closed({ Name: Type.String(), Document: Type.String() });
export type DeskClient = Static<typeof deskClient>;

/** A link in the list; its address was told once, when it was made. */
export const deskLink = closed({
  Id: Type.String(),
  Client: deskClient,
  Flow: oneOf(ANY_FLOWS),
  State: state,
  CreatedBy: closed({ Name: Type.String(), IsMe: Type.Boolean() }),
  CreatedAt: instant,
  ExpiresAt: instant,
  RevokedAt: nullable(instant),
});
export type DeskLink = Static<typeof deskLink>;

export const linkPage = pageOf(deskLink);

/** A link that has just been made. Its token is told this once. */
export const newLink = closed({ Id: Type.String(), Token: Type.String(), Flow: flow, ExpiresAt: instant });
export type NewLink = Static<typeof newLink>;
