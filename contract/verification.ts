import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, oneOf } from './schema';
import { signature } from './signature';
import { policyStatuses } from './statuses/policy';
import { day, instant } from './texts';

/** Body of POST /verification: what stands on the paper, with or without gaps. In a body, so that it reaches no log. */
export const verificationBody = closed({
  Number: Type.String({ minLength: 1, maxLength: 60 }),
  Code: Type.String({ minLength: 1, maxLength: 40 }),
});

/** What a genuine document is today. It names nobody: who holds the paper reads that there. */
export const verified = closed({
  Kind: oneOf(['Apólice', 'Endosso']),
  Number: Type.String(),
  ProductName: Type.String(),
  InsurerName: Type.String(),
  /** Of the policy as it stands. */
  ValidityStart: day,
  ValidityEnd: day,
  IssuedAt: instant,
  /** Of the policy; of an endorsement that was undone "Cancelado". */
  Status: oneOf(policyStatuses),
  /** The last endorsement that was issued after it and still counts. */
  ChangedBy: nullable(closed({ Number: Type.String(), IssuedAt: instant })),
  /** What whoever downloads the document now gets in it. */
  Signature: signature,
});
export type Verified = Static<typeof verified>;
