import { expect, test } from 'vitest';
import localities from '../data/localities.json' with { type: 'json' };
import { embeddedCourts } from './embeddedCourts';

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
const citiesOf = (ufs: readonly string[]) => {
  const names = states.filter(({ sigla }) => ufs.includes(sigla)).flatMap(({ cidades }) => cidades);
  return [...new Set(names)].filter((name) => name !== 'Taguatinga').toSorted();
};

const [labour, civil] = await Promise.all([embeddedCourts.regions(0), embeddedCourts.regions(1)]);
const sectionsOf = async (id: number) => (await embeddedCourts.sections(id)) ?? [];

/** The cities that a court's sections name; Taguatinga is a part of Brasília, and a city of Tocantins. */
async function seatsOf(id: number): Promise<string[]> {
  const names = (await sectionsOf(id)).map(({ descricao }) =>
    descricao.replace(/^(\d+ª )?Vara (do Trabalho|Cível) de /, ''),
  );
  return [...new Set(names)].filter((name) => name !== 'Taguatinga').toSorted();
}

test('24 labour courts, whose id is the region of the process number', () => {
  expect(labour.map(({ id }) => id)).toEqual(STATES_OF_LABOUR_REGIONS.map((_, at) => at + 1));
});

test.each(STATES_OF_LABOUR_REGIONS.map((ufs, at) => [at + 1, ufs] as const))(
  'labour region %i is that of %j, and all their municipalities can be chosen',
  async (region, ufs) => {
    const court = labour.find(({ id }) => id === region)!;
    expect(court.descricao).toMatch(new RegExp(`^TRT ${region}ª Região - `));
    for (const uf of ufs) expect(court.descricao).toContain(nameOf(uf));
    expect(await seatsOf(region)).toEqual(citiesOf(ufs));
  },
);

test('of the two labour regions of São Paulo the 2nd is the capital', async () => {
  const names = async (id: number) => (await sectionsOf(id)).map(({ descricao }) => descricao);
  expect(await names(2)).toContain('90ª Vara do Trabalho de São Paulo');
  expect(await names(15)).toContain('1ª Vara do Trabalho de Campinas');
});

test('27 state courts in the order of the process number', () => {
  expect(civil.map(({ id }) => id)).toEqual(STATES_OF_STATE_COURTS.map((_, at) => 801 + at));
});

test.each(STATES_OF_STATE_COURTS.map((uf, at) => [at + 1, uf] as const))(
  'state court 8.%i is that of %s, and all its municipalities can be chosen',
  async (region, uf) => {
    const court = civil.find(({ id }) => id === 800 + region)!;
    expect(court.descricao).toMatch(new RegExp(`^TJ${uf}.* ${nameOf(uf)}(?!\\p{L})`, 'u'));
    expect(await seatsOf(court.id)).toEqual(citiesOf([uf]));
  },
);

test('a comarca without numbered sections is offered once, under the name of its seat', async () => {
  const found = (await sectionsOf(826)).filter(({ descricao }) => descricao.endsWith(' de Sorocaba'));
  expect(found.map(({ descricao }) => descricao)).toEqual(['Vara Cível de Sorocaba']);
});

test('every region has sections with ids of their own, those of before as they were, the 2nd before the 10th', async () => {
  const sections = (await Promise.all([...labour, ...civil].map(({ id }) => sectionsOf(id)))).flat();
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);

  const manaus = await sectionsOf(11);
  expect(manaus.find(({ descricao }) => descricao === '1ª Vara do Trabalho de Manaus')!.id).toBe(11_001);
  const names = manaus.map(({ descricao }) => descricao);
  const tenth = names.indexOf('10ª Vara do Trabalho de Manaus');
  expect(names.indexOf('2ª Vara do Trabalho de Manaus')).toBeLessThan(tenth);
});

test.each([0, 25, 800, 828, 1001, Number.NaN])('there is no region %d', async (id) => {
  expect(await embeddedCourts.sections(id)).toBeNull();
});
