import type { JSONSchemaType } from 'ajv';
import { storedTaxId } from '../../storedTaxId';
import { LookupFailure } from '../remote/LookupFailure';
import { shaped } from '../remote/remoteSource';
import type { RemoteGet } from '../remote/remoteSource';
import type { Company, CompanySource } from './CompanySource';

const text = { type: 'string', default: '', maxLength: 500 } as const;

const companySchema: JSONSchemaType<Company> = {
  type: 'object',
  required: ['cnpj', 'nome'],
  properties: {
    cnpj: { type: 'string', minLength: 14, maxLength: 18 },
    nome: { type: 'string', minLength: 1, maxLength: 500 },
    fantasia: text,
    situacao: text,
    abertura: text,
    cep: text,
    logradouro: text,
    numero: text,
    complemento: text,
    bairro: text,
    municipio: text,
    uf: text,
    email: text,
    telefone: text,
    atividade_principal: {
      type: 'array',
      default: [],
      maxItems: 20,
      items: {
        type: 'object',
        required: ['code', 'text'],
        properties: { code: { type: 'string' }, text: { type: 'string' } },
      },
    },
  },
};

const SOURCE = 'ReceitaWS';
const readCompany = shaped(SOURCE, companySchema);

/** Companies from a service in the form of ReceitaWS, which says {"status":"ERROR"} with 200 for an unknown one. */
export function receitaWs(get: RemoteGet): CompanySource {
  return { find: (cnpj) => get(`/${cnpj}`, (body) => (isError(body) ? null : companyOf(cnpj, body))) };
}

function companyOf(cnpj: string, body: unknown): Company {
  const company = readCompany(body);
  const answered = storedTaxId(company.cnpj);
  if (answered !== cnpj) throw new LookupFailure(SOURCE, 'wrong-shape');
  return { ...company, cnpj: answered };
}

function isError(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'ERROR';
}
