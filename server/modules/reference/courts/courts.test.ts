import { expect, test } from 'vitest';
import localities from '../../../adapters/data/localities.json' with { type: 'json' };
import { courtRegions, courtSections } from './courts';

// The order of Resolução CNJ 65/2008, written down here apart from the data it judges.
const STATES_OF_LABOUR_REGIONS: readonly (readonly string[])[] = [
  ['RJ'],
  ['SP'],
  ['MG'],
  ['RS'],
  ['BA'],
  ['PE'],
  ['CE'],
  ['PA', 'AP'],
  ['PR'],
  ['DF', 'TO'],
  ['AM', 'RR'],
  ['SC'],
  ['PB'],
  ['RO', 'AC'],
  ['SP'],
  ['MA'],
  ['ES'],
  ['GO'],
  ['AL'],
  ['SE'],
  ['RN'],
  ['PI'],
  ['MT'],
  ['MS'],
];
const STATES_OF_STATE_COURTS =
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SE SP TO'.split(' ');

const states = localities.states;
const nameOf = (uf: string) => states.find(({ sigla }) => sigla === uf)!.nome;
const citiesOf = (ufs: readonly string[]) =>
  new Set(states.filter(({ sigla }) => ufs.includes(sigla)).flatMap(({ cidades }) => cidades));

/** The cities that a court's sections name, save where they name a part of one. */
function seatsOf(id: number): string[] {
  const names = (courtSections(id) ?? []).map(({ descricao }) =>
    descricao.replace(/^\d+ª Vara (do Trabalho|Cível) de /, ''),
  );
  return [...new Set(names)].filter((name) => name !== 'Taguatinga');
}

test('24 labour courts, whose id is the region of the process number', () => {
  const regions = courtRegions(0);
  expect(regions.map(({ id }) => id)).toEqual(STATES_OF_LABOUR_REGIONS.map((_, at) => at + 1));
});

test.each(STATES_OF_LABOUR_REGIONS.map((ufs, at) => [at + 1, ufs] as const))(
  'labour region %i is that of %j',
  (region, ufs) => {
    const court = courtRegions(0).find(({ id }) => id === region)!;
    expect(court.descricao).toMatch(new RegExp(`^TRT ${region}ª Região - `));
    for (const uf of ufs) expect(court.descricao).toContain(nameOf(uf));
    expect(seatsOf(region).filter((city) => !citiesOf(ufs).has(city))).toEqual([]);
  },
);

test('of the two labour regions of São Paulo the 2nd is the capital', () => {
  expect(seatsOf(2)).toContain('São Paulo');
  expect(seatsOf(15)).toContain('Campinas');
});

test('27 state courts in the order of the process number', () => {
  expect(courtRegions(1).map(({ id }) => id)).toEqual(STATES_OF_STATE_COURTS.map((_, at) => 801 + at));
});

test.each(STATES_OF_STATE_COURTS.map((uf, at) => [at + 1, uf] as const))(
  'state court 8.%i is that of %s',
  (region, uf) => {
    const court = courtRegions(1).find(({ id }) => id === 800 + region)!;
    expect(court.descricao).toMatch(new RegExp(`^TJ${uf}.* ${nameOf(uf)}(?!\\p{L})`, 'u'));
    expect(seatsOf(court.id).filter((city) => !citiesOf([uf]).has(city))).toEqual([]);
  },
);

test('every region has sections with ids of their own, the 2nd before the 10th', () => {
  const regions = [...courtRegions(0), ...courtRegions(1)];
  const sections = regions.flatMap(({ id }) => courtSections(id) ?? []);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  expect(regions.filter(({ id }) => courtSections(id)?.length === 0)).toEqual([]);

  const names = (courtSections(11) ?? []).map(({ descricao }) => descricao);
  const tenth = names.indexOf('10ª Vara do Trabalho de Manaus');
  expect(names.indexOf('2ª Vara do Trabalho de Manaus')).toBeLessThan(tenth);
});

test.each([0, 25, 800, 828])('there is no region %i', (id) => {
  expect(courtSections(id)).toBeUndefined();
});
