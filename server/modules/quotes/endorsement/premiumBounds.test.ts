import { expect, test } from 'vitest';
import { boundsOf, boundsText, isOutside } from './premiumBounds';

const limits = (minimumPremium: number | null) => ({ minimumPremium, maximumPremium: 500 });

test.each([
  ['what costs nothing may give back what was charged', -10, limits(50), 0, false],
  ['but no cent more', -10.01, limits(50), 0, true],
  ['and has no minimum', 0, limits(50), 0, false],
  ['what costs something has the minimum', 50, limits(50), 80, false],
  ['but a cent less is for two', 49.99, limits(50), 80, true],
  ['without a minimum it may be free', 0, limits(null), 80, false],
  ['the ceiling is for one', 500, limits(50), 80, false],
  ['a cent more is for two', 500.01, limits(50), 80, true],
] as const)('%s', (_what, premium, price, rated, outside) => {
  expect(isOutside(boundsOf(price, { back: 1000, ends: false, rated }), premium)).toBe(outside);
});

test('what ends a policy charges nothing, whatever it was rated at', () => {
  const bounds = boundsOf(limits(50), { back: 1000, ends: true, rated: 80 });
  expect(bounds).toEqual({ lowest: -10, highest: 0, ends: true, rated: null });
});

test('its bounds are said as what is charged', () => {
  const text = boundsText(boundsOf(limits(50), { back: 1000, ends: false, rated: 80 }));
  expect(text.replaceAll('\u00a0', ' ')).toBe('cobrar entre R$ 50,00 e R$ 500,00');
});
