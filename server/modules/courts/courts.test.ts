import { expect, test } from 'vitest';
import { courtRegions, courtSections } from './courts';

test('24 labour courts, identified by the region of the process number', () => {
  const regions = courtRegions(0);
  expect(regions.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
  expect(regions[14]?.descricao).toBe('TRT 15ª Região - São Paulo (Campinas e interior)');
});

test('27 state courts in the order of the process number', () => {
  const regions = courtRegions(1);
  expect(regions.map(({ id }) => id - 800)).toEqual(Array.from({ length: 27 }, (_, at) => at + 1));
  expect(regions[24]?.descricao).toBe('TJSP - Tribunal de Justiça de São Paulo');
});

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
