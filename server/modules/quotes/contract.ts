import type { Catalogue, WizardEntry } from '../../../engine/definition/catalogue';
import type { QuoteRow } from '../../db/schema';

const definition = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const;

/** Body of a registration: the product's block, and optionally the definition it was filled under. */
export function registrationBody({ block }: WizardEntry) {
  return {
    type: 'object',
    additionalProperties: false,
    required: [block],
    properties: { [block]: { type: 'object' }, definition },
  };
}

/** Body of PUT /quote/edit: the identifier and the block of its product. */
export interface EditBody {
  request: { identifier: string; definition?: string } & Record<string, unknown>;
}

export function editBody({ wizards }: Catalogue) {
  const blocks = wizards.map(({ block }) => [block, { type: 'object' }]);
  return {
    type: 'object',
    additionalProperties: false,
    required: ['request'],
    properties: {
      request: {
        type: 'object',
        additionalProperties: false,
        required: ['identifier'],
        properties: {
          ...Object.fromEntries(blocks),
          identifier: { type: 'string', minLength: 1, maxLength: 40 },
          definition,
        },
      },
    },
  };
}

/** Query of the calls about one quote. */
export interface IdentifierQuery {
  identifier: string;
}

export const identifierQuery = {
  type: 'object',
  required: ['identifier'],
  properties: { identifier: { type: 'string', minLength: 1, maxLength: 40 } },
} as const;

/** Query of DELETE /quote/delete. */
export interface DeleteQuery extends IdentifierQuery {
  clientEmail?: string;
}

export const deleteQuery = {
  type: 'object',
  required: ['identifier'],
  properties: { ...identifierQuery.properties, clientEmail: { type: 'string', maxLength: 320 } },
} as const;

/** What a registration or a change is answered with. */
export function registrationAnswer({ identifier }: QuoteRow) {
  return {
    Title: 'Recebemos sua solicitação',
    Message: 'Em breve ela aparecerá em Status da Solicitação.',
    Identifier: identifier,
  };
}
