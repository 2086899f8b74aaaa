import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, oneOf } from './schema';
import { signature } from './signature';
import { policyStatuses } from './statuses/policy';
import { day, instant } from './texts';

/**
 * Body of POST /verification: what the paper says, with or without spaces. In a body, so that it reaches no log.
 */
export const verificationBody = closed({
  Number: Type.String({ minLength: 1, maxLength: 60 }),
  Code: Type.String({ minLength: 1, maxLength: 40 }),
});

/** A genuine document today. It names nobody: the paper does. */
export const verified = closed({
  Kind: oneOf(['Apólice', 'Endosso']),
  Number: Type.String(),
  ProductName: Type.String(),
  InsurerName: Type.String(),
  /** Of the policy as it stands. */
  ValidityStart: day,
  ValidityEnd: day,
  IssuedAt: instant,
  /** The policy's; "Cancelado" for an endorsement that was undone. */
  Status: oneOf(policyStatuses),
  ChangedBy: nullable(closed({ Number: Type.String(), IssuedAt: instant })),
  Signature: signature,
});
export type Verified = Static<typeof verified>;
