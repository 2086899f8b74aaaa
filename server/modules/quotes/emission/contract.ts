import type { QuoteRow } from '../../../db/schema';
import { identifierQuery } from '../contract';

const { identifier } = identifierQuery.properties;

/** What is chosen to pay with; for an invoice there is nothing more to choose. */
export interface Payment {
  /** 1 boleto, 5 invoice (Fatura). */
  paymentType: number;
  installments?: number | null;
  /** Days from today, 1 to 30. */
  firstInstallmentDueDateDelay?: number | null;
}

/** Body of POST /quote/payment. */
export interface PaymentBody {
  request: {
    identifier: string;
    payment: Payment;
    /** true asks for a proposal (Pedir Proposta), false for the policy at once (Emitir Apólice). */
    acceptRequired: boolean;
  };
}

export const paymentBody = {
  type: 'object',
  additionalProperties: false,
  required: ['request'],
  properties: {
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['identifier', 'payment', 'acceptRequired'],
      properties: {
        identifier,
        acceptRequired: { type: 'boolean' },
        payment: {
          type: 'object',
          additionalProperties: false,
          required: ['paymentType'],
          properties: {
            paymentType: { type: 'integer' },
            installments: { type: ['integer', 'null'] },
            firstInstallmentDueDateDelay: { type: ['integer', 'null'] },
          },
        },
      },
    },
  },
} as const;

/** Body of POST /quote/analysis. */
export interface AnalysisBody {
  identifier: string;
  reasonAnalysis?: string | null;
}

export const analysisBody = {
  type: 'object',
  additionalProperties: false,
  required: ['identifier'],
  properties: { identifier, reasonAnalysis: { type: ['string', 'null'], maxLength: 1000 } },
} as const;

/** Body of PUT /quote/approve, which may be left out. */
export interface ApprovalBody {
  /** YYYY-MM-DD, where the one chosen before has passed. */
  firstInstallmentDueDate?: string | null;
}

export const approvalBody = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { firstInstallmentDueDate: { type: ['string', 'null'], maxLength: 10 } },
} as const;

/** What a payment is answered with (specification 2 §2.7). */
export function paymentAnswer({ identifier: Identifier, status: Status }: QuoteRow) {
  return {
    Title: 'Recebemos sua solicitação',
    Message: 'Em breve ela aparecerá em Status da Solicitação.',
    Identifier,
    Status,
  };
}

export function analysisAnswer({ identifier: Identifier, status: Status }: QuoteRow) {
  return {
    Title: 'Solicitação de Análise',
    Message: 'Sua cotação foi enviada para análise do executivo.',
    Identifier,
    Status,
  };
}

export function approvalAnswer({ identifier: Identifier, status: Status }: QuoteRow) {
  return {
    Title: 'Proposta aceita!',
    Message: 'Em breve a apólice será emitida.',
    Identifier,
    Status,
  };
}
