import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, oneOf, params, query } from './schema';
import { importStatuses } from './statuses/import';
import { day, instant, notBlank, uuid } from './texts';

const facts = {
  /** Letters and digits, without separators. */
  number: Type.String({ pattern: '^[0-9A-Za-z]{5,40}$' }),
  insurer: Type.String({ minLength: 1, maxLength: 120, pattern: notBlank }),
  startDateValidity: day,
  endDateValidity: day,
  insuredAmount: Type.Number({ exclusiveMinimum: 0, maximum: 999_999_999_999.99 }),
};

/** Body of POST /InsurancePolicy/import: the data of decision 39, and an uploaded PDF of one's own. */
export const importBody = closed({
  ...facts,
  policyHolder: Type.String({ minLength: 11, maxLength: 14 }),
  documentId: uuid,
});
export type ImportBody = Static<typeof importBody>;

/** Body of POST /desk/imports/{identifier}/accept: the data as the brokerage read it, and the product. */
export const acceptImportBody = closed({ ...facts, product: Type.String({ pattern: '^[A-Z]{2,5}$' }) });
export type AcceptImportBody = Static<typeof acceptImportBody>;

export const refuseImportBody = closed({
  reason: Type.String({ minLength: 1, maxLength: 1000, pattern: notBlank }),
});

export const importParams = params({ identifier: Type.String({ pattern: '^IMP[0-9]{7,}$' }) });

/** Query of GET /desk/imports: `open` leaves out what is decided. */
export const deskImportsQuery = query({ open: Type.Boolean({ default: false }) });

export const takenImport = closed({ Identifier: Type.String() });
export type TakenImport = Static<typeof takenImport>;

const entry = {
  Identifier: Type.String(),
  Number: Type.String(),
  Insurer: Type.String(),
  HolderDocument: Type.String(),
  HolderName: Type.String(),
  StartDateValidity: day,
  EndDateValidity: day,
  InsuredAmount: Type.Number(),
  Document: closed({ DocumentID: Type.String(), DocumentName: Type.String() }),
  Status: oneOf(importStatuses),
  CreatedAt: instant,
  DecidedAt: nullable(instant),
  Reason: nullable(Type.String()),
  PolicyNumber: nullable(Type.String()),
};

export const policyImport = closed(entry);
export type PolicyImport = Static<typeof policyImport>;

/** The same at the desk, which also has to know who sent it, and whether its number is taken. */
export const deskImport = closed({
  ...entry,
  Sender: closed({ Name: Type.String(), Email: Type.String() }),
  /** A policy of that number is in the portal already. */
  IsKnown: Type.Boolean(),
});
export type DeskImport = Static<typeof deskImport>;
