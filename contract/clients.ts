import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, params, query } from './schema';
import { emailText, taxId } from './texts';

export const clientEntry = closed({ name: Type.String(), cpfcnpj: Type.String(), lead: Type.Boolean() });
export type ClientEntry = Static<typeof clientEntry>;

export const findByUserQuery = query({
  Email: emailText,
  /** Leads are listed unless false: the portal filters them itself. */
  FindAll: Type.Boolean({ default: true }),
});

export const paymentTypeQuery = query({ cpfCnpj: taxId });

export const paymentType = closed({ emissaoEmFaturaC: Type.Boolean() });

export const clientParams = params({ id: taxId });

export const clientDocumentQuery = query({ clientDocument: taxId });

export const creditAnalysis = closed({
  /** R$ insured by policies that are in force or still to begin. */
  insuredAmount: Type.Number(),
  policies: Type.Integer(),
  requestsInAnalysis: Type.Integer(),
  requestsDenied: Type.Integer(),
  billetsExpired: Type.Integer(),
});
export type CreditAnalysis = Static<typeof creditAnalysis>;
