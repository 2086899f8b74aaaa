import courts from '../data/courts.json' with { type: 'json' };
import localities from '../data/localities.json' with { type: 'json' };
import type { CourtSource, Listed } from './CourtSource';

type Court = (typeof courts)[number];

const SECTIONS_PER_REGION = 1000;
/** Keeps these ids apart from those of numbered sections, which stored requests already hold. */
const MUNICIPALITIES_FROM = 1000;

const alphabetical = new Intl.Collator('pt-BR', { numeric: true }).compare;
const byId = new Map(courts.map((court) => [court.id, court]));
const citiesOf = new Map(localities.states.map(({ sigla, cidades }) => [sigla, cidades]));

const identified = (regionId: number, names: readonly string[]): Listed[] =>
  names.map((descricao, at) => ({ id: regionId * SECTIONS_PER_REGION + at + 1, descricao }));

function numberedSections({ id, kind, cities }: Court): Listed[] {
  const names = cities.flatMap(({ name, count }) =>
    Array.from({ length: count }, (_, at) => `${at + 1}ª ${kind} de ${name}`),
  );
  return identified(id, names);
}

/** A comarca is named for the municipality of its seat: all of the court's states can be chosen (domain-3.md). */
function municipalities({ id, kind, states, cities }: Court): Listed[] {
  const numbered = new Set(cities.map(({ name }) => name));
  const names = states.flatMap((state) => citiesOf.get(state) ?? []);
  const all = identified(
    id + MUNICIPALITIES_FROM,
    names.map((name) => `${kind} de ${name}`),
  );
  return all.filter((_, at) => !numbered.has(names[at]!));
}

function sectionsOf(court: Court): Listed[] {
  return [...numberedSections(court), ...municipalities(court)].toSorted((a, b) =>
    alphabetical(a.descricao, b.descricao),
  );
}

export const embeddedCourts: CourtSource = {
  regions: async (type) =>
    courts.filter((court) => court.type === type).map(({ id, descricao }) => ({ id, descricao })),
  sections: async (regionId) => {
    const court = byId.get(regionId);
    return court ? sectionsOf(court) : null;
  },
};
