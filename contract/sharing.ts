import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, query } from './schema';
import { day, identifier, instant, uuid } from './texts';

/** Body of POST /quote/share. */
export const shareBody = closed({ identifier });

/** Query of DELETE /quote/share. */
export const shareQuery = query({ id: uuid });

/** A link that has just been made. Its token is told this once. */
export const newShare = closed({ Id: Type.String(), Token: Type.String(), ExpiresAt: instant });
export type NewShare = Static<typeof newShare>;

/** A link to what was issued, as who may share it sees it. */
export const share = closed({
  Id: Type.String(),
  CreatedBy: Type.String(),
  CreatedAt: instant,
  ExpiresAt: instant,
});
export type Share = Static<typeof share>;

/** Links that still lead somewhere, the newest first, and how long the next one would. */
export const shares = closed({ Items: Type.Array(share), Days: Type.Integer() });
export type Shares = Static<typeof shares>;

/** Body of what a link opens: the token stands in no address, so it reaches no log and no referrer. */
export const sharedBody = closed({ Token: Type.String({ minLength: 1, maxLength: 100 }) });

/** What a link shows of what was issued, and nothing else. Money in R$. */
export const shared = closed({
  /** "Apólice" or "Endosso". */
  Kind: Type.String(),
  Number: Type.String(),
  ProductName: Type.String(),
  HolderName: nullable(Type.String()),
  InsuredName: nullable(Type.String()),
  InsurerName: Type.String(),
  InsuredAmount: Type.Number(),
  ValidityStart: day,
  ValidityEnd: day,
  IssuedAt: instant,
  /** Whether it was cancelled since. */
  IsCancelled: Type.Boolean(),
  /** Of the link. */
  ExpiresAt: instant,
  /** What the file with its documents is called. */
  Archive: Type.String(),
});
export type Shared = Static<typeof shared>;
