import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, query } from './schema';
import { day, identifier, instant } from './texts';

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
    /** R$ in all that the person was shown: an endorsement's offer is another on another day. */
    premium: Type.Optional(nullable(Type.Number())),
  }),
});

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
    /** As that of a payment. */
    premium: Type.Optional(nullable(Type.Number())),
  }),
);

/** What a payment, a wish for analysis and an acceptance are answered with (specification 2 §2.7). */
export const movedQuote = closed({
  Title: Type.String(),
  Message: Type.String(),
  Identifier: Type.String(),
  Status: Type.Integer(),
});
export type MovedQuote = Static<typeof movedQuote>;

/** Query of GET /quote/payment/plans: the first due date as a payment or an acceptance would send it. */
export const plansQuery = query({
  identifier,
  /** Days from today, 1 to 30. */
  firstInstallmentDueDateDelay: Type.Optional(Type.Integer()),
  firstInstallmentDueDate: Type.Optional(Type.String({ format: 'date' })),
});

const party = closed({ Name: nullable(Type.String()), Document: nullable(Type.String()) });
export type Party = Static<typeof party>;

const installment = closed({
  DueDate: day,
  /** R$. */
  Amount: Type.Number(),
});

/** Every way an offer can be paid by, each installment as it would be billed, and what is decided on. */
export const paymentPlans = closed({
  /** R$. */
  Premium: Type.Number(),
  InsurerName: nullable(Type.String()),
  /** R$. */
  InsuredAmount: nullable(Type.Number()),
  Holder: party,
  Insured: party,
  /** The last moment of the offer or the proposal, and how many days are left until its day. */
  ValidUntil: instant,
  DaysLeft: Type.Integer(),
  /** In how many seconds the insurer answered; null where it was no matter of minutes. */
  AnsweredIn: nullable(Type.Integer()),
  InvoiceBilling: Type.Boolean(),
  /** Between which days the first installment may be due; null where that is not chosen. */
  FirstDue: nullable(closed({ From: day, To: day })),
  /** From one installment on; of a proposal the one that was chosen. Without a choice of day the first is due on the last. */
  Plans: Type.Array(closed({ Installments: Type.Array(installment) })),
});
export type PaymentPlans = Static<typeof paymentPlans>;
export type PaymentPlan = PaymentPlans['Plans'][number];
