import type { Person } from './repository';

/** Query of GET /people/findByCpf. */
export interface PersonQuery {
  CPFCNPJ: string;
}

export const personQuery = {
  type: 'object',
  required: ['CPFCNPJ'],
  properties: { CPFCNPJ: { type: 'string', minLength: 1, maxLength: 18 } },
} as const;

/** Body of POST /people/createOrUpdate: the bid sends name and document, judicial products the address too. */
export interface PersonBody {
  name: string;
  document: string;
  cep?: string | null;
  place?: string | null;
  number?: string | null;
  complement?: string | null;
  district?: string | null;
  state?: string | null;
  city?: string | null;
}

const optional = (maxLength: number) => ({ type: 'string', nullable: true, maxLength }) as const;

export const personBody = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'document'],
  properties: {
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      pattern: '^(?!.*\\p{Default_Ignorable_Code_Point}).*[\\p{L}\\p{N}]',
    },
    document: { type: 'string', minLength: 1, maxLength: 18 },
    cep: optional(9),
    place: optional(200),
    number: optional(20),
    complement: optional(200),
    district: optional(200),
    state: optional(2),
    city: optional(200),
  },
} as const;

/** An insured person in the names of the specification's answer. */
export function personAnswer(person: Person) {
  return {
    nome: person.name,
    cep: person.cep,
    logradouro: person.place,
    numero: person.number,
    complemento: person.complement,
    bairro: person.district,
    uf: person.state,
    cidade: person.city,
  };
}
