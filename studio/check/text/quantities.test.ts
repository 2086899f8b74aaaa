import { describe, expect, it } from 'vitest';
import { isSaid, quantitiesIn } from './quantities';

describe('quantitiesIn', () => {
  it.each([
    ['No máximo R$ 3.000,50', [{ value: 3000.5, unit: 'R$' }]],
    ['acima de R$ 8 milhões', [{ value: 8_000_000, unit: 'R$' }]],
    ['menor que três vezes os encargos', [{ value: 3, unit: 'vezes' }]],
    ['excede 10% (Lei 14.133, art. 58)', [{ value: 10, unit: '%' }]],
    ['até 1.500 caracteres', [{ value: 1500, unit: 'caracteres' }]],
    ['no mínimo 1 mês', [{ value: 1, unit: 'meses' }]],
    ['Número 12/2026', []],
  ])('reads %s', (sentence, quantities) => {
    expect(quantitiesIn(sentence)).toEqual(quantities);
  });
});

describe('isSaid', () => {
  it.each([
    [60, { value: 5, unit: 'anos' }, true],
    [1825, { value: 5, unit: 'anos' }, true],
    [66, { value: 60, unit: 'meses' }, false],
    [9999.99, { value: 10_000, unit: 'R$' }, true],
    [5000, { value: 3000, unit: 'R$' }, false],
    [-2, { value: 2, unit: 'anos' }, true],
    [365, { value: 12, unit: 'meses' }, true],
    [12, { value: 365, unit: 'dias' }, true],
    [1096, { value: 3, unit: 'anos' }, true],
    [400, { value: 12, unit: 'meses' }, false],
    [0.07, { value: 7, unit: '%' }, true],
  ])('holds %d against %j', (number, quantity, isSame) => {
    expect(isSaid(quantity, number)).toBe(isSame);
  });

  it.each([
    [1, 'dias', { value: 365, unit: 'dias' }, false],
    [1, 'dias', { value: 1, unit: 'anos' }, false],
    [365, 'dias', { value: 12, unit: 'meses' }, true],
    [60, 'meses', { value: 5, unit: 'anos' }, true],
    [61, 'meses', { value: 5, unit: 'anos' }, false],
    [2, 'anos', { value: 730, unit: 'dias' }, true],
  ])('holds %d %s against %j', (number, unit, quantity, isSame) => {
    expect(isSaid(quantity, number, unit)).toBe(isSame);
  });
});
