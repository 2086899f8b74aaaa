/** A CNPJ in the path, with or without mask and in either case. */
export interface CnpjParams {
  cnpj: string;
}

const cnpjPattern = String.raw`^[0-9A-Za-z]{2}\.?[0-9A-Za-z]{3}\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4}-?[0-9]{2}$`;

export const cnpjParams = {
  type: 'object',
  properties: { cnpj: { type: 'string', pattern: cnpjPattern } },
} as const;

/** A CEP in the path, with or without mask. */
export interface CepParams {
  cep: string;
}

export const cepParams = {
  type: 'object',
  properties: { cep: { type: 'string', pattern: '^[0-9]{5}-?[0-9]{3}$' } },
} as const;

export interface StateParams {
  uf: string;
}

export const stateParams = {
  type: 'object',
  properties: { uf: { type: 'string', pattern: '^[A-Za-z]{2}$' } },
} as const;
