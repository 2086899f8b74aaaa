import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, params, query } from './schema';
import { emailText, taxId } from './texts';

/** A client list entry (specification 2 §3). */
export const clientEntry = closed({ name: Type.String(), cpfcnpj: Type.String(), lead: Type.Boolean() });
export type ClientEntry = Static<typeof clientEntry>;

/** Query of GET /client/findByUser. */
export const findByUserQuery = query({
  Email: emailText,
  /** Whether leads are listed too; they are unless refused, as the portal sorts them out itself. */
  FindAll: Type.Boolean({ default: true }),
});

/** Query of GET /client/paymentType. */
export const paymentTypeQuery = query({ cpfCnpj: taxId });

/** How a client pays; the name is the specification's. */
export const paymentType = closed({ emissaoEmFaturaC: Type.Boolean() });

/** A client's document in the path, with or without mask. */
export const clientParams = params({ id: taxId });

/** Query of the calls about one client. */
export const clientDocumentQuery = query({ clientDocument: taxId });

/** What is on record of a client when a new guarantee is weighed. */
export const creditAnalysis = closed({
  /** R$ insured by policies that are in force or still to begin. */
  insuredAmount: Type.Number(),
  policies: Type.Integer(),
  /** Requests that nobody has decided on yet, and those that were refused. */
  requestsInAnalysis: Type.Integer(),
  requestsDenied: Type.Integer(),
  /** Unpaid billets past their due date. */
  billetsExpired: Type.Integer(),
});
export type CreditAnalysis = Static<typeof creditAnalysis>;
