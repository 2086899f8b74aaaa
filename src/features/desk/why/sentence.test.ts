import { describe, expect, it } from 'vitest';
import type { TraceStep } from '../../../../contract/rating';
import { sentenceOf, untold } from './sentence';

const step = (Operator: string | null, Value: unknown, more: Partial<TraceStep> = {}): TraceStep => ({
  Operator,
  Value,
  Steps: [],
  ...more,
});
const guarantee = step('var', 20_000, { Name: 'Valor Garantia', Text: 'R$ 20.000,00' });
const contract = step('var', 1_000_000, { Name: 'Valor Contrato', Text: 'R$ 1.000.000,00' });
const rate = step('constant', 1.2, { Name: 'Taxa anual', From: '2020-01-01' });
const made = (Operator: string, Value: unknown, ...Steps: TraceStep[]) => step(Operator, Value, { Steps });

describe('a step of an explanation is said as a person would', () => {
  it.each<[TraceStep, string | undefined]>([
    [
      made('>', false, guarantee, contract),
      'Valor Garantia (R$ 20.000,00) é maior que Valor Contrato (R$ 1.000.000,00)',
    ],
    [made('percentOf', 10_000, contract, step(null, 1)), '1% de Valor Contrato (R$ 1.000.000,00)'],
    [made('percentOf', 240, guarantee, rate), 'Taxa anual (1,2%) de Valor Garantia (R$ 20.000,00)'],
    [made('over', 59.18, made('times', 21_600), step(null, 365)), '21.600 ÷ 365'],
    [
      made('max', 150, step('constant', 150, { Name: 'Prêmio mínimo' }), step(null, 59.18), step(null, 3)),
      'o maior entre Prêmio mínimo (150), 59,18 e 3',
    ],
    [made('roundTo', 150, step(null, 150.004), step(null, 2)), '150,004 arredondado a 2 casas decimais'],
    [
      made('>', true, step('answer', 600, { Name: 'premium' }), step(null, 500)),
      'Prêmio total (600) é maior que 500',
    ],
    [made('and', true, guarantee, contract), undefined],
    [guarantee, undefined],
  ])('%#', (told, sentence) => {
    expect(sentenceOf(told)).toBe(sentence);
  });

  it('leaves to be told what was made of more, and constants with their act', () => {
    const product = made('times', 21_600, step(null, 240), step(null, 90));
    expect(untold(made('max', 150, rate, product, guarantee))).toEqual([rate, product]);
    expect(untold(made('and', true, guarantee, contract))).toEqual([guarantee, contract]);
  });
});
