import { expect, it } from 'vitest';
import { counted, countText } from './countText';

it.each([
  [1, 'dias', '1 dia'],
  ['1', 'dias', '1 dia'],
  [1, 'meses', '1 mês'],
  [1, 'anos', '1 ano'],
  [0, 'dias', '0 dias'],
  [30, 'dias', '30 dias'],
  [1, 'kg', '1 kg'],
])('%s of %s is %s', (count, unit, text) => {
  expect(countText(count, unit)).toBe(text);
});

it('what has two forms takes that of its number', () => {
  expect([0, 1, 2].map((count) => counted(count, 'que quebra', 'que quebram'))).toEqual([
    '0 que quebram',
    '1 que quebra',
    '2 que quebram',
  ]);
});
