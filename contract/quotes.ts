import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { PrintedSection } from '../engine/index';
import { type Catalogue, requestEntries, type RequestEntry } from '../engine/definition';
import { openCorrection } from './corrections';
import { anyObject, closed, json, nullable, oneOf, params, query } from './schema';
import { netting, refund } from './refunds';
import { billetStatuses } from './statuses/billet';
import { contentHash, day, identifier, instant } from './texts';

const hash = Type.Optional(contentHash);
const filledWith = { definition: hash, constants: hash };
const block = anyObject<unknown>();

export function registrationBodyOf({ block: name }: RequestEntry) {
  const schema = closed({ [name]: block, ...filledWith });
  return Type.Unsafe<FilledWith & Record<string, unknown>>(schema);
}

/** The wizard in POST /quote/product/{wizard}, for wizards that a release added after the build. */
export const publishedWizard = params({ wizard: Type.String({ maxLength: 80 }) });

/** One block, named by its catalogue and an object, and the versions it was filled with. */
export const publishedBody = Type.Unsafe<FilledWith & Record<string, unknown>>(
  Type.Object(filledWith, { additionalProperties: true, maxProperties: 3 }),
);

export function editBodyOf(catalogue: Catalogue) {
  const blocks = requestEntries(catalogue).map((wizard) => [wizard.block, Type.Optional(block)] as const);
  const named = { ...Object.fromEntries(blocks), identifier, ...filledWith };
  const schema = closed({ request: Type.Object(named, { additionalProperties: true, maxProperties: 40 }) });
  return Type.Unsafe<EditBody>(schema);
}

interface FilledWith {
  definition?: string;
  constants?: string;
}

export interface EditBody {
  request: { identifier: string } & FilledWith & Record<string, unknown>;
}

export const identifierQuery = query({ identifier });

export const deleteQuery = query({
  identifier,
  clientEmail: Type.Optional(Type.String({ maxLength: 320 })),
});

export const registered = closed({
  Title: Type.String(),
  Message: Type.String(),
  Identifier: Type.String(),
});
export type Registered = Static<typeof registered>;

export const repeated = closed({
  Wizard: Type.String(),
  Answers: json<Record<string, unknown>>('answers by the paths of the definition, without files'),
  Moved: Type.Array(closed({ Title: Type.String(), From: day, To: day })),
  Mapped: Type.Array(closed({ Title: Type.String(), From: Type.String(), To: Type.String() })),
  Left: Type.Array(Type.String()),
});
export type Repeated = Static<typeof repeated>;

export const questionnaireBody = closed({
  identifier,
  questionnaire: anyObject<Record<string, unknown>>(),
});

const offer = closed({
  ProductId: nullable(Type.String()),
  GrossPremium: Type.Number(),
  CommercialPremium: Type.Number(),
  IOF: Type.Number(),
  InsurerName: Type.String(),
  MaxInstallments: Type.Integer(),
  InvoiceBilling: Type.Boolean(),
  /** 30 days after its release. */
  ExpiredAt: instant,
  /** Its release; before it, the day of the request. */
  CreatedAt: instant,
  /** The day on which the requested validity ended: the offer can no longer be accepted. */
  ValidityEnded: Type.Optional(day),
  /** For an endorsement offered on another day: its former premium, and the new start. */
  RatedAgain: Type.Optional(closed({ GrossPremium: Type.Number(), Start: day })),
  Netted: Type.Optional(netting),
});
export type QuoteOffer = Static<typeof offer>;

const chosenPayment = closed({
  /** 1 boleto, 5 invoice. */
  PaymentType: Type.Integer(),
  Installments: Type.Integer(),
  FirstInstallmentDueDateDelay: nullable(Type.Integer()),
  FirstInstallmentDueDate: day,
});
export type ChosenPayment = Static<typeof chosenPayment>;

/** Null before the choice of payment. */
const proposal = closed({
  Number: nullable(Type.String()),
  ReadyAt: nullable(instant),
  AcceptedAt: nullable(instant),
  /** 30 days after it was ready. */
  ExpiredAt: nullable(instant),
  /** Its first due date has passed: acceptance needs another one. */
  AsksDueDate: Type.Boolean(),
  Request: closed({ Payment: chosenPayment }),
});
export type Proposal = Static<typeof proposal>;

const billet = closed({
  BillingId: Type.String(),
  Installment: Type.Integer(),
  Installments: Type.Integer(),
  DueDate: day,
  /** R$. */
  Amount: Type.Number(),
  Status: oneOf(billetStatuses),
  /** The 47-digit payment line, and the Pix to copy; null once nothing is to be paid. */
  Line: nullable(Type.String()),
  Pix: nullable(Type.String()),
});
export type Billet = Static<typeof billet>;

const policy = closed({
  Code: Type.String(),
  Number: Type.String(),
  IssuedAt: instant,
  Billets: Type.Array(billet),
});
export type Policy = Static<typeof policy>;

const endorsement = closed({
  /** Of the policy it changes; null for a document of another brokerage, which a person completes. */
  PolicyId: nullable(Type.String()),
  DocumentNumber: nullable(Type.String()),
  /** Nothing to pay: it is accepted by PUT /quote/approve, without a payment. */
  IsWithoutPayment: Type.Boolean(),
  /** The insurer has left the decision to a person. */
  IsWithPerson: Type.Boolean(),
  Issued: nullable(
    closed({
      /** What the document is printed by; null where another brokerage issued it. */
      Code: nullable(Type.String()),
      Number: nullable(Type.String()),
      IssuedAt: instant,
      /** When it was undone and why; null while it counts. */
      Undone: nullable(closed({ At: instant, Reason: nullable(Type.String()) })),
      Billets: Type.Array(billet),
      OffBillets: Type.Number(),
      /** Refund beyond the open billets; null for none. */
      Refund: nullable(refund),
    }),
  ),
});
export type Endorsement = Static<typeof endorsement>;

export const quoteFacts = {
  Identifier: Type.String(),
  QuoteType: Type.String(),
  Status: Type.Integer(),
  Product: closed({ Name: Type.String(), Wizard: nullable(Type.String()) }),
  Definition: Type.String(),
  Record: json<unknown>('the registered record, in the shape of its block'),
  Answers: json<Record<string, unknown>>('the same by the field paths of its definition'),
  Summary: json<readonly PrintedSection[]>('the answers as they are printed, a section a step'),
  ClientIsNominated: nullable(Type.Boolean()),
  CreatedAt: instant,
  AnalysisReason: nullable(Type.String()),
  Quote: nullable(offer),
  Proposal: nullable(proposal),
  Policy: nullable(policy),
  Endorsement: Type.Optional(endorsement),
  Correction: Type.Optional(openCorrection),
  QuoteDenied: nullable(closed({ DeniedAt: instant, Reason: nullable(Type.String()) })),
};

/**
 * The server's record of a request (specification 2 §3, Quotation). Beside what is named here it has the record's
 * blocks under capitalised names.
 */
export const quote = Type.Object(quoteFacts, { additionalProperties: true });
export type Quote = Static<typeof quote>;
