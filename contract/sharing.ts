import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, query } from './schema';
import { day, identifier, instant, uuid } from './texts';

export const shareBody = closed({ identifier });

export const shareQuery = query({ id: uuid });

/** The token is told only here. */
export const newShare = closed({ Id: Type.String(), Token: Type.String(), ExpiresAt: instant });
export type NewShare = Static<typeof newShare>;

const share = closed({
  Id: Type.String(),
  CreatedBy: Type.String(),
  CreatedAt: instant,
  ExpiresAt: instant,
});
export type Share = Static<typeof share>;

export const shares = closed({ Items: Type.Array(share), Days: Type.Integer() });
export type Shares = Static<typeof shares>;

/** Body of what a link opens: the token stands in no address, so it reaches no log and no referrer. */
export const sharedBody = closed({ Token: Type.String({ minLength: 1, maxLength: 100 }) });

/** What a link shows of what was issued, and nothing else. Money in R$. */
export const shared = closed({
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
  IsCancelled: Type.Boolean(),
  ExpiresAt: instant,
  Archive: Type.String(),
});
export type Shared = Static<typeof shared>;
