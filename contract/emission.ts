import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable } from './schema';
import { identifier } from './texts';

/** What is chosen to pay with; for an invoice there is nothing more to choose. */
const payment = closed({
  /** 1 boleto, 5 invoice (Fatura). */
  paymentType: Type.Integer(),
  installments: Type.Optional(nullable(Type.Integer())),
  /** Days from today, 1 to 30. */
  firstInstallmentDueDateDelay: Type.Optional(nullable(Type.Integer())),
});
export type Payment = Static<typeof payment>;

/** Body of POST /quote/payment. */
export const paymentBody = closed({
  request: closed({
    identifier,
    payment,
    /** true asks for a proposal (Pedir Proposta), false for the policy at once (Emitir Apólice). */
    acceptRequired: Type.Boolean(),
  }),
});
export type PaymentBody = Static<typeof paymentBody>;

/** Body of POST /quote/analysis. */
export const analysisBody = closed({
  identifier,
  reasonAnalysis: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
});
export type AnalysisBody = Static<typeof analysisBody>;

/** Body of PUT /quote/approve, which may be left out. */
export const approvalBody = nullable(
  closed({
    /** YYYY-MM-DD, where the one chosen before has passed. */
    firstInstallmentDueDate: Type.Optional(nullable(Type.String({ maxLength: 10 }))),
  }),
);
export type ApprovalBody = Static<typeof approvalBody>;

/** What a payment, a wish for analysis and an acceptance are answered with (specification 2 §2.7). */
export const movedQuote = closed({
  Title: Type.String(),
  Message: Type.String(),
  Identifier: Type.String(),
  Status: Type.Integer(),
});
export type MovedQuote = Static<typeof movedQuote>;
