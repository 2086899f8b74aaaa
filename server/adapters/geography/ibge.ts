import type { JSONSchemaType } from 'ajv';
import { LookupFailure } from '../remote/LookupFailure';
import { shaped } from '../remote/remoteSource';
import type { RemoteGet } from '../remote/remoteSource';
import type { City, GeographySource, State } from './GeographySource';

const STATES = 27;
const name = { type: 'string', minLength: 1, maxLength: 200 } as const;

const statesSchema: JSONSchemaType<State[]> = {
  type: 'array',
  minItems: STATES,
  maxItems: STATES,
  items: {
    type: 'object',
    required: ['sigla', 'nome'],
    properties: { sigla: { type: 'string', pattern: '^[A-Z]{2}$' }, nome: name },
  },
};

const citiesSchema: JSONSchemaType<City[]> = {
  type: 'array',
  maxItems: 2000,
  items: { type: 'object', required: ['nome'], properties: { nome: name } },
};

const SOURCE = 'IBGE';
const readStates = shaped(SOURCE, statesSchema);
const readCities = shaped(SOURCE, citiesSchema);
const alphabetical = new Intl.Collator('pt-BR').compare;

/** States and cities from a service in the form of IBGE, which answers an empty list for an unknown state. */
export function ibge(get: RemoteGet): GeographySource {
  return {
    states: async () => {
      const states = await get('/estados', readStates);
      if (states === null) throw new LookupFailure(SOURCE, 'status');
      return states.toSorted((a, b) => alphabetical(a.sigla, b.sigla));
    },
    cities: async (uf) => {
      const cities = await get(`/estados/${uf}/municipios`, readCities);
      if (cities === null || cities.length === 0) return null;
      return cities.toSorted((a, b) => alphabetical(a.nome, b.nome));
    },
  };
}
