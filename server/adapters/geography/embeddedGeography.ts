import localities from '../data/localities.json' with { type: 'json' };
import type { City, GeographySource, State } from './GeographySource';

const states: State[] = localities.states.map(({ sigla, nome }) => ({ sigla, nome }));
const citiesOf = new Map<string, City[]>(
  localities.states.map(({ sigla, cidades }) => [sigla, cidades.map((nome) => ({ nome }))]),
);

/** All 27 states and 5,571 municipalities; data/localities.json names where the list is from. */
export const embeddedGeography: GeographySource = {
  states: async () => states,
  cities: async (uf) => citiesOf.get(uf) ?? null,
};
