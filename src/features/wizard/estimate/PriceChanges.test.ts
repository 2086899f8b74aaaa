import { expect, test } from 'vitest';
import type { EstimatedPrice } from '../../../../engine/rating/estimate/types';
import { PriceChanges } from './PriceChanges';

const figure = (value: number) => ({ value, why: '' });
const price = (total: number, days = 90, insuredAmount = 10_000): EstimatedPrice => ({
  state: 'priced',
  grossPremium: figure(total),
  commercialPremium: figure(total),
  iof: figure(0),
  maxInstallments: figure(5),
  insuredAmount,
  days,
});
const plain = (text: string | undefined) => text?.replace('\u00a0', ' ');

test('a first price is no change, key by key an edit is one, and changed back it is none', () => {
  const changes = new PriceChanges();
  changes.edit('Prazo em Dias');
  expect(changes.tell(price(150, 90))).toBeUndefined();
  changes.edit('Valor Contrato');
  expect(changes.tell(price(150, 90))).toBeUndefined();
  changes.edit('Prazo em Dias');
  expect(changes.tell({ state: 'missing', missing: ['Prazo em Dias'] })).toBeUndefined();
  changes.edit('Prazo em Dias');
  expect(plain(changes.tell(price(140, 12)))).toBe('− R$ 10,00 por 78 dias a menos');
  changes.edit('Prazo em Dias');
  expect(plain(changes.tell(price(270, 120)))).toBe('+ R$ 120,00 por 30 dias a mais');
  changes.edit('Prazo em Dias');
  expect(changes.tell(price(150, 90))).toBeUndefined();
});

test('what has changed is said by term and amount, else by the questions', () => {
  const changes = new PriceChanges();
  changes.tell(price(150));
  changes.edit('Valor Garantia');
  expect(changes.tell(price(151, 91, 20_000))?.replaceAll('\u00a0', ' ')).toBe(
    '+ R$ 1,00 por 1 dia a mais e R$ 10.000,00 a mais de importância segurada',
  );
  changes.edit('Modalidade');
  changes.edit('Cobertura');
  expect(plain(changes.tell(price(160.5, 91, 20_000)))).toBe(
    '+ R$ 9,50 com a mudança em Modalidade e Cobertura',
  );
});
