/** Query of GET /client/findByUser. */
export interface FindByUserQuery {
  Email: string;
  FindAll: boolean;
}

export const findByUserQuery = {
  type: 'object',
  required: ['Email'],
  properties: {
    Email: { type: 'string', minLength: 1, maxLength: 320 },
    /** Whether leads are listed too; they are unless refused, as the portal sorts them out itself. */
    FindAll: { type: 'boolean', default: true },
  },
} as const;

/** Query of GET /client/paymentType. */
export interface PaymentTypeQuery {
  cpfCnpj: string;
}

export const paymentTypeQuery = {
  type: 'object',
  required: ['cpfCnpj'],
  properties: { cpfCnpj: { type: 'string', minLength: 11, maxLength: 18 } },
} as const;

/** A client's document in the path, with or without mask. */
export interface ClientParams {
  id: string;
}

export const clientParams = {
  type: 'object',
  properties: { id: { type: 'string', minLength: 11, maxLength: 18 } },
} as const;

/** Query of the calls about one client. */
export interface ClientDocumentQuery {
  clientDocument: string;
}

export const clientDocumentQuery = {
  type: 'object',
  required: ['clientDocument'],
  properties: { clientDocument: { type: 'string', minLength: 11, maxLength: 18 } },
} as const;
