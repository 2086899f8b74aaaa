import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, query } from './schema';
import { day, identifier, instant } from './texts';

const payment = closed({
  /** 1 boleto, 5 invoice (Fatura). */
  paymentType: Type.Integer(),
  installments: Type.Optional(nullable(Type.Integer())),
  /** Days from today, 1 to 30. */
  firstInstallmentDueDateDelay: Type.Optional(nullable(Type.Integer())),
});
export type Payment = Static<typeof payment>;

export const paymentBody = closed({
  request: closed({
    identifier,
    payment,
    /** true requests a proposal (Pedir Proposta), false the policy at once (Emitir Apólice). */
    acceptRequired: Type.Boolean(),
    /** Total in R$ shown to the person: an endorsement's offer changes from day to day. */
    premium: Type.Optional(nullable(Type.Number())),
  }),
});

export const analysisBody = closed({
  identifier,
  reasonAnalysis: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
});
export type AnalysisBody = Static<typeof analysisBody>;

/** Body of PUT /quote/approve, which may be left out. */
export const approvalBody = nullable(
  closed({
    /** YYYY-MM-DD, if the former date has passed. */
    firstInstallmentDueDate: Type.Optional(nullable(Type.String({ maxLength: 10 }))),
    premium: Type.Optional(nullable(Type.Number())),
  }),
);

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

export const paymentPlans = closed({
  /** R$. */
  Premium: Type.Number(),
  InsurerName: nullable(Type.String()),
  /** R$. */
  InsuredAmount: nullable(Type.Number()),
  Holder: party,
  Insured: party,
  ValidUntil: instant,
  DaysLeft: Type.Integer(),
  /** Seconds until the insurer answered; null if it took longer than minutes. */
  AnsweredIn: nullable(Type.Integer()),
  InvoiceBilling: Type.Boolean(),
  /** Between which days the first installment may be due; null where that is not chosen. */
  FirstDue: nullable(closed({ From: day, To: day })),
  /**
   * From one installment on; of a proposal only the chosen one. Without a choice of day the first is due on the
   * last.
   */
  Plans: Type.Array(closed({ Installments: Type.Array(installment) })),
});
export type PaymentPlans = Static<typeof paymentPlans>;
export type PaymentPlan = PaymentPlans['Plans'][number];
