import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, params, query } from './schema';
import { anyName } from './texts';

const cnpjPattern = String.raw`^[0-9A-Za-z]{2}\.?[0-9A-Za-z]{3}\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4}-?[0-9]{2}$`;

export const cnpjParams = params({ cnpj: Type.String({ pattern: cnpjPattern }) });

export const cepParams = params({ cep: Type.String({ pattern: '^[0-9]{5}-?[0-9]{3}$' }) });

export const stateParams = params({ uf: Type.String({ pattern: '^[A-Za-z]{2}$' }) });

/** A company in the field names of the public register's services. */
export const company = closed({
  cnpj: Type.String(),
  nome: Type.String(),
  fantasia: Type.String(),
  situacao: Type.String(),
  abertura: Type.String(),
  cep: Type.String(),
  logradouro: Type.String(),
  numero: Type.String(),
  complemento: Type.String(),
  bairro: Type.String(),
  municipio: Type.String(),
  uf: Type.String(),
  email: Type.String(),
  telefone: Type.String(),
  atividade_principal: Type.Array(closed({ code: Type.String(), text: Type.String() })),
});
export type Company = Static<typeof company>;

/** An address in the field names of the postal code services. */
export const postalAddress = closed({
  cep: Type.String(),
  logradouro: Type.String(),
  complemento: Type.String(),
  bairro: Type.String(),
  localidade: Type.String(),
  uf: Type.String(),
});
export type PostalAddress = Static<typeof postalAddress>;

export const state = closed({ sigla: Type.String(), nome: Type.String() });
export const city = closed({ nome: Type.String() });

export const mainActivity = closed({
  mainActivityIsConstruction: Type.Boolean(),
  mainActivityIsAdministrative: Type.Boolean(),
});

/** Query of GET /Tribunal/all: labour courts (0) or state courts (1). */
export const regionsQuery = query({
  tipotribunal: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] }),
});

export const sectionsQuery = query({ id: Type.Integer() });

/** An entry of a list of the specification: a court region, a court section, a status. */
export const listed = closed({ id: Type.Integer(), descricao: Type.String() });
export type Listed = Static<typeof listed>;

export const personQuery = query({ CPFCNPJ: Type.String({ minLength: 1, maxLength: 18 }) });

const optional = (maxLength: number) => Type.Optional(nullable(Type.String({ maxLength })));

/** Body of POST /people/createOrUpdate: the bid sends name and document, judicial products the address too. */
export const personBody = closed({
  name: anyName,
  document: Type.String({ minLength: 1, maxLength: 18 }),
  cep: optional(9),
  place: optional(200),
  number: optional(20),
  complement: optional(200),
  district: optional(200),
  state: optional(2),
  city: optional(200),
});
export type PersonBody = Static<typeof personBody>;

/** What it is answered with; the server never says anything in `error` (specification 2 §7). */
export const savedPerson = closed({ error: nullable(Type.String()) });

const known = nullable(Type.String());

export const insuredPerson = closed({
  nome: Type.String(),
  cep: known,
  logradouro: known,
  numero: known,
  complemento: known,
  bairro: known,
  uf: known,
  cidade: known,
});
export type InsuredPerson = Static<typeof insuredPerson>;
