import type { JSONSchemaType } from 'ajv';
import { LookupFailure } from '../remote/LookupFailure';
import { shaped, type RemoteGet } from '../remote/remoteSource';
import type { CourtSource, Listed } from './CourtSource';

const SOURCE = 'courts';

const listSchema: JSONSchemaType<Listed[]> = {
  type: 'array',
  maxItems: 10_000,
  items: {
    type: 'object',
    required: ['id', 'descricao'],
    properties: {
      id: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
      descricao: { type: 'string', minLength: 1, maxLength: 200 },
    },
  },
};

const readList = shaped(SOURCE, listSchema);
const alphabetical = new Intl.Collator('pt-BR', { numeric: true }).compare;
const sorted = (list: readonly Listed[]) => list.toSorted((a, b) => alphabetical(a.descricao, b.descricao));

/** Courts from a service that answers the calls of specification 2 §7, which has an empty list for an unknown region. */
export function courtService(get: RemoteGet): CourtSource {
  return {
    regions: async (type) => {
      const regions = await get(`/Tribunal/all?tipotribunal=${type}`, readList);
      if (regions === null) throw new LookupFailure(SOURCE, 'status');
      return regions;
    },
    sections: async (regionId) => {
      const sections = await get(`/Vara/findById?id=${regionId}`, readList);
      return sections === null || sections.length === 0 ? null : sorted(sections);
    },
  };
}
