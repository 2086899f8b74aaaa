import { Type } from 'typebox';
import type { Static } from 'typebox';
import { pageFacts, pageNumber } from './page';
import { ANY_FLOWS, LINK_FLOWS } from './linkFlows';
import { closed, nullable, oneOf, query } from './schema';
import { narrowing } from './search';
import { instant, uuid } from './texts';

const flow = oneOf(LINK_FLOWS);

const state = oneOf(['active', 'expired', 'revoked']);
export type LinkState = Static<typeof state>;

const sort = oneOf(['made', 'ends', 'client']);
export type LinkSort = Static<typeof sort>;

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

export const linkBody = closed({
  clientDocument: Type.String({ pattern: '^[0-9A-Z]{12}[0-9]{2}$' }),
  flow,
});
export type LinkBody = Static<typeof linkBody>;

export const linkQuery = query({ id: uuid });

export const deskClient = closed({ Name: Type.String(), Document: Type.String() });
export type DeskClient = Static<typeof deskClient>;

/** Without its address, which is told only at creation. */
const deskLink = closed({
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

/** The counts of each state ignore the state filter. */
export const linkPage = closed({
  Items: Type.Array(deskLink),
  ...pageFacts,
  Counts: closed({ active: many, expired: many, revoked: many }),
});
export type LinkPage = Static<typeof linkPage>;

/** The token is told only here. */
export const newLink = closed({ Id: Type.String(), Token: Type.String(), Flow: flow, ExpiresAt: instant });
export type NewLink = Static<typeof newLink>;
