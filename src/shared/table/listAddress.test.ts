import { expect, it } from 'vitest';
import { isBare, readAddress, writeAddress, type ListNames } from './listAddress';

const names: ListNames<'situacao' | 'de'> = {
  key: 'policyFilter',
  filters: {
    situacao: (value) => ['Vigente', 'Vencida'].includes(value),
    de: (value) => /^\d{4}-/.test(value),
  },
  sorts: ['numero', 'fim'],
  sorting: { by: 'fim', descending: true },
};
const read = (text: string) => readAddress(names, new URLSearchParams(text));

it('an address says filters, order and page, and is written back the same', () => {
  const text = 'situacao=Vigente&de=2026-01-01&ordem=numero&pagina=3';
  expect(read(text)).toEqual({
    filters: { situacao: 'Vigente', de: '2026-01-01' },
    sorting: { by: 'numero', descending: false },
    page: 3,
  });
  expect(new URLSearchParams(writeAddress(names, read(text))).toString()).toBe(text);
});

it('what goes without saying is not written', () => {
  expect(writeAddress(names, read(''))).toEqual({});
  expect(writeAddress(names, read('ordem=-fim&pagina=1'))).toEqual({});
  expect(writeAddress(names, read('ordem=fim'))).toEqual({ ordem: 'fim' });
});

it('leafs as far as the server does: further on there was a page that could only fail again', () => {
  expect(read('pagina=9999999').page).toBe(100_000);
});

it.each(['situacao=Paga', 'ordem=drop', 'pagina=-1', 'pagina=x', 'outra=1', 'de=hoje'])(
  'an address that says %s says nothing',
  (text) => expect(read(text)).toEqual({ filters: {}, sorting: names.sorting, page: 1 }),
);

it.each([
  ['', true],
  ['outra=1', true],
  ['pagina=2', false],
  ['situacao=Vigente', false],
])('%j is bare: %j', (text, bare) => expect(isBare(names, new URLSearchParams(text))).toBe(bare));
