const code = { type: 'string', minLength: 1, maxLength: 40 } as const;
const base64 = { type: 'boolean', default: false } as const;

/** Whether the PDF comes as base64 in the envelope instead of as a file. */
export interface Encoding {
  base64: boolean;
}

/** Query of calls that name what they print by its `codigo`: a quote's identifier, a policy's id or number. */
export interface CodeQuery extends Encoding {
  codigo: string;
}
export const codeQuery = {
  type: 'object',
  required: ['codigo'],
  properties: { codigo: code, base64 },
} as const;

/** Calls that name it in their path. */
export interface IdParams {
  id: string;
}
export const idParams = { type: 'object', required: ['id'], properties: { id: code } } as const;
export const encodingQuery = { type: 'object', properties: { base64 } } as const;

/** Query of GET /financial/billet/document. */
export interface BilletQuery extends Encoding {
  billingId: string;
}
export const billetQuery = {
  type: 'object',
  required: ['billingId'],
  properties: { billingId: code, base64 },
} as const;

/** Query of GET /financial/billet/download/all: the number of the policy. */
export interface DocumentNumberQuery extends Encoding {
  documentNumber: string;
}
export const documentNumberQuery = {
  type: 'object',
  required: ['documentNumber'],
  properties: { documentNumber: code, base64 },
} as const;
