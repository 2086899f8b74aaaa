import { expect, it } from 'vitest';
import type { PremiumLayer } from '../../../contract/premiumLayers';
import { plotOf } from './segments';

const layer = (Pieces: PremiumLayer['Pieces'], Lost: PremiumLayer['Lost'] = []): PremiumLayer => ({
  Number: null,
  Title: 'Apólice',
  Charged: 1,
  Before: 1,
  After: 1,
  Pieces,
  Lost,
});
const piece = (Amount: number, From: string, To: string) => ({ Amount, From, To });

it('stacks what is added on what there is, over its own days', () => {
  const plot = plotOf([
    layer([piece(100, '2026-01-01', '2026-01-11')]),
    layer([piece(50, '2026-01-05', '2026-01-11')]),
  ])!;
  expect(plot).toMatchObject({ first: '2026-01-01', last: '2026-01-11', days: 10, most: 150 });
  expect(plot.segments).toEqual([
    { layer: 0, kind: 'held', from: 0, to: 10, base: 0, amount: 100 },
    { layer: 1, kind: 'held', from: 4, to: 10, base: 100, amount: 50 },
  ]);
});

it('shows what is taken off above what is left, of whatever layer', () => {
  const plot = plotOf([
    layer([piece(40, '2026-01-01', '2026-01-03')], [piece(60, '2026-01-02', '2026-01-03')]),
    layer([], [piece(50, '2026-01-02', '2026-01-03')]),
  ])!;
  expect(plot.segments).toEqual([
    { layer: 0, kind: 'held', from: 0, to: 2, base: 0, amount: 40 },
    { layer: 0, kind: 'lost', from: 1, to: 2, base: 40, amount: 60 },
    { layer: 1, kind: 'lost', from: 1, to: 2, base: 100, amount: 50 },
  ]);
  expect(plot.most).toBe(150);
});

it('draws nothing where nothing is covered', () => {
  expect(plotOf([])).toBeUndefined();
  expect(plotOf([layer([])])).toBeUndefined();
});
