import { Type } from 'typebox';
import type { Static } from 'typebox';
import { pageFacts, pageNumber } from './page';
import { ANY_FLOWS, LINK_FLOWS } from './linkFlows';
import { closed, nullable, oneOf, query } from './schema';
import { narrowing } from './search';
import { instant, uuid } from './texts';

const flow = oneOf(LINK_FLOWS);

/** Which links there are: those that open something, those whose days are over, those that were revoked. */
const state = oneOf(['active', 'expired', 'revoked']);
export type LinkState = Static<typeof state>;

/** What links can be sorted by: when they were made, when they end or ended, and the name of the client. */
const sort = oneOf(['made', 'ends', 'client']);
export type LinkSort = Static<typeof sort>;

/** Body of POST /desk/links/search; what is left out does not narrow. */
export const linksBody = closed({
  /** Words of the client, its CNPJ and who made the link: in a body, as they may name a person. */
  Text: narrowing.text,
  State: Type.Optional(state),
  Flow: Type.Optional(oneOf(ANY_FLOWS)),
  Sort: Type.Optional(sort),
  Descending: Type.Optional(Type.Boolean()),
  Page: Type.Optional(pageNumber),
});
export type LinkSearch = Static<typeof linksBody>;

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

const many = Type.Integer();

/** A page of links; how many there are in each state, whatever state is asked for. */
export const linkPage = closed({
  Items: Type.Array(deskLink),
  ...pageFacts,
  Counts: closed({ active: many, expired: many, revoked: many }),
});
export type LinkPage = Static<typeof linkPage>;

/** A link that has just been made. Its token is told this once. */
export const newLink = closed({ Id: Type.String(), Token: Type.String(), Flow: flow, ExpiresAt: instant });
export type NewLink = Static<typeof newLink>;
