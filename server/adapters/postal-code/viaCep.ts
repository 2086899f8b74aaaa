import type { JSONSchemaType } from 'ajv';
import { shaped } from '../remote/remoteSource';
import type { RemoteGet } from '../remote/remoteSource';
import type { PostalAddress, PostalCodeSource } from './PostalCodeSource';

const text = { type: 'string', default: '', maxLength: 500 } as const;

const addressSchema: JSONSchemaType<PostalAddress> = {
  type: 'object',
  required: ['cep', 'localidade', 'uf'],
  properties: {
    cep: { type: 'string', pattern: String.raw`^\d{5}-?\d{3}$` },
    logradouro: text,
    complemento: text,
    bairro: text,
    localidade: { type: 'string', minLength: 1, maxLength: 200 },
    uf: { type: 'string', pattern: '^[A-Z]{2}$' },
  },
};

const readAddress = shaped('ViaCEP', addressSchema);

/** Addresses from a service in the form of ViaCEP, which says {"erro": true} with 200 for an unknown CEP. */
export function viaCep(get: RemoteGet): PostalCodeSource {
  return { find: (cep) => get(`/${cep}/json/`, (body) => (isError(body) ? null : readAddress(body))) };
}

function isError(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'erro' in body && Boolean(body.erro);
}
