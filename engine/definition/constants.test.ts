import { expect, it } from 'vitest';
import type { Json } from '../expression';
import { constantsOf } from './constants';

const catalogue: Json = {
  wizards: [
    { wizard: 'bid', code: 'BID' },
    { wizard: 'works', code: 'RE' },
  ],
  products: [
    { id: 'p2', name: 'Obras', wizard: 'works', modalities: [] },
    {
      id: 'p1',
      name: 'Garantia',
      modalities: [
        { id: 'm2', name: 'Órgão', wizard: 'none' },
        { id: 'm1', name: 'Licitante', wizard: 'bid' },
      ],
    },
  ],
};

it('says what the catalogue offers, as options by name and codes by id', () => {
  const table = constantsOf(new Map([['catalogue.json', catalogue]]));
  const value = (name: string) => table[name]?.[0]?.value;
  expect(value('catalogue-products')).toEqual([
    { value: 'p1', label: 'Garantia' },
    { value: 'p2', label: 'Obras' },
  ]);
  expect(value('catalogue-modalities')).toEqual({
    p1: [
      { value: 'm1', label: 'Licitante' },
      { value: 'm2', label: 'Órgão' },
    ],
    p2: [],
  });
  expect(value('catalogue-codes')).toEqual({ p2: 'RE', m1: 'BID' });
});

it('is the constants of the folder, and needs no catalogue', () => {
  const rate = [{ from: '2026-01-01', value: 2 }];
  expect(constantsOf(new Map([['constants.json', { $schema: 's', rate }]]))).toEqual({ rate });
  expect(constantsOf(new Map())).toEqual({});
});
