import data from '../../../adapters/data/courts.json' with { type: 'json' };

/** A court region or a court section, as the specification's lists name them. */
export interface Listed {
  id: number;
  descricao: string;
}

/** Kind of court as in the query `tipotribunal`. */
export type CourtType = 0 | 1;

const SECTIONS_PER_REGION = 1000;
const alphabetical = new Intl.Collator('pt-BR', { numeric: true }).compare;

/**
 * The court regions: 24 regional labour courts (0), whose id is the region of the process number, or 27 state
 * courts (1), whose id is 800 plus it, so that an id alone tells a region.
 */
export function courtRegions(type: CourtType): Listed[] {
  return data.filter((court) => court.type === type).map(({ id, descricao }) => ({ id, descricao }));
}

/** The court sections of a region, sorted by description; undefined for an unknown region. */
export function courtSections(regionId: number): Listed[] | undefined {
  const court = data.find(({ id }) => id === regionId);
  if (!court) return undefined;
  const names = court.cities.flatMap(({ name, count }) =>
    numbered(count).map((at) => `${at}ª ${court.kind} de ${name}`),
  );
  return names
    .map((descricao, at) => ({ id: regionId * SECTIONS_PER_REGION + at + 1, descricao }))
    .toSorted((a, b) => alphabetical(a.descricao, b.descricao));
}

function numbered(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}
