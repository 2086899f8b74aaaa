import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable } from './schema';

/** The digital signature in the PDF that the portal prints of what is issued; null where nobody signs. */
export const signature = nullable(
  closed({
    By: Type.String(),
    /** Whether validar.iti.gov.br knows the certificate. */
    IsIcpBrasil: Type.Boolean(),
  }),
);
export type Signature = Static<typeof signature>;
