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
/** What a wizard was filled with: the definition, and the table of constants. */
const filledWith = { definition: hash, constants: hash };
const block = anyObject<unknown>();

/** Body of a registration: the product's block, and what it was filled with, if that is said. */
export function registrationBodyOf({ block: name }: RequestEntry) {
  const schema = closed({ [name]: block, ...filledWith });
  return Type.Unsafe<FilledWith & Record<string, unknown>>(schema);
}

/** The wizard in the address of POST /quote/product/{wizard}, which a release brought to a portal that was built without it. */
export const publishedWizard = params({ wizard: Type.String({ maxLength: 80 }) });

/** Body of that call: one block, which its catalogue names and which is an object, and what it was filled with. */
export const publishedBody = Type.Unsafe<FilledWith & Record<string, unknown>>(
  Type.Object(filledWith, { additionalProperties: true, maxProperties: 3 }),
);

/** Body of PUT /quote/edit: the identifier and the block of its product, which a release may have brought. */
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

/** Query of the calls about one quote. */
export const identifierQuery = query({ identifier });

/** Query of DELETE /quote/delete. */
export const deleteQuery = query({
  identifier,
  clientEmail: Type.Optional(Type.String({ maxLength: 320 })),
});

/** What a registration or a change is answered with; a lead too, which nobody can follow. */
export const registered = closed({
  Title: Type.String(),
  Message: Type.String(),
  Identifier: Type.String(),
});
export type Registered = Static<typeof registered>;

/** What a wizard is opened with to ask again for what was asked for before, and what of it could not stay as it was. */
export const repeated = closed({
  /** Folder name of the wizard's definition. */
  Wizard: Type.String(),
  Answers: json<Record<string, unknown>>('answers by the paths of the definition, without files'),
  /** Days that were moved, by the title of their question. */
  Moved: Type.Array(closed({ Title: Type.String(), From: day, To: day })),
  /** Choices that are called otherwise today. */
  Mapped: Type.Array(closed({ Title: Type.String(), From: Type.String(), To: Type.String() })),
  /** Titles of the questions whose answers were not taken. */
  Left: Type.Array(Type.String()),
});
export type Repeated = Static<typeof repeated>;

/** Body of a questionnaire's call. */
export const questionnaireBody = closed({
  identifier,
  questionnaire: anyObject<Record<string, unknown>>(),
});

/** The offer of a quote. Money in R$. */
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
  /** Its release; until then the day of the request. */
  CreatedAt: instant,
  /** Where it covers nothing any more: the day on which what was asked for ended. It is taken no more. */
  ValidityEnded: Type.Optional(day),
  /** Of an endorsement that was offered on another day: what it was then, and from which day it changes the policy now. */
  RatedAgain: Type.Optional(closed({ GrossPremium: Type.Number(), Start: day })),
  /** Of an endorsement that gives premium back, while it is open: what would become of it today. */
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

/** From the choice of payment on; null where it has not come to that. */
const proposal = closed({
  Number: nullable(Type.String()),
  ReadyAt: nullable(instant),
  AcceptedAt: nullable(instant),
  /** 30 days after it was ready. */
  ExpiredAt: nullable(instant),
  /** Its first due date has passed: a person who accepts it chooses another. */
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
  /** The 47 digits that are typed to pay, and the Pix to copy; null once nothing is to be paid. */
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

/** What a request for an endorsement is about, and what became of it. */
const endorsement = closed({
  /** Of the policy it changes; null for a document of another brokerage, which a person completes. */
  PolicyId: nullable(Type.String()),
  /** The number of the document that it is about. */
  DocumentNumber: nullable(Type.String()),
  /** Whether the premium of the offer is nothing to pay: it is accepted by PUT /quote/approve, without a payment. */
  IsWithoutPayment: Type.Boolean(),
  /** Whether the insurer has answered that a person decides: waiting for an answer is over. */
  IsWithPerson: Type.Boolean(),
  /** Once it is issued, with the billets of a further premium. */
  Issued: nullable(
    closed({
      /** What the document is printed by; null where another brokerage issued it. */
      Code: nullable(Type.String()),
      Number: nullable(Type.String()),
      IssuedAt: instant,
      /** When it was undone and why; null while it counts. */
      Undone: nullable(closed({ At: instant, Reason: nullable(Type.String()) })),
      Billets: Type.Array(billet),
      /** R$ that it took off billets of the policy. */
      OffBillets: Type.Number(),
      /** What it gives back beyond the billets that were open; null where that is nothing. */
      Refund: nullable(refund),
    }),
  ),
});
export type Endorsement = Static<typeof endorsement>;

/** What is known of every request. */
export const quoteFacts = {
  Identifier: Type.String(),
  QuoteType: Type.String(),
  Status: Type.Integer(),
  Product: closed({ Name: Type.String(), Wizard: nullable(Type.String()) }),
  /** Hash of the definition it was made under. */
  Definition: Type.String(),
  Record: json<unknown>('the registered record, in the shape of its block'),
  Answers: json<Record<string, unknown>>('the same by the field paths of its definition'),
  Summary: json<readonly PrintedSection[]>('the answers as they are printed, a section a step'),
  ClientIsNominated: nullable(Type.Boolean()),
  CreatedAt: instant,
  AnalysisReason: nullable(Type.String()),
  Quote: nullable(offer),
  Proposal: nullable(proposal),
  /** Once it is issued. */
  Policy: nullable(policy),
  /** Of a request for an endorsement alone. */
  Endorsement: Type.Optional(endorsement),
  /** What the desk asked to have corrected, while it is open. */
  Correction: Type.Optional(openCorrection),
  QuoteDenied: nullable(closed({ DeniedAt: instant, Reason: nullable(Type.String()) })),
};

/**
 * The server's record of a request (specification 2 §3, Quotation). Beside what is named here it has the record's
 * blocks under capitalised names.
 */
export const quote = Type.Object(quoteFacts, { additionalProperties: true });
export type Quote = Static<typeof quote>;
