import { expect, it } from 'vitest';
import type { DeskRequest, Price } from '../../../../contract/desk';
import { approvalText, errorsOf, suggestedTerms } from './approval';

const terms = {
  commercialPremium: 0,
  maxInstallments: 3,
  insurerName: ' Seguradora Um ',
  premiumReason: '',
};

it.each([
  [150, 'O cliente recebe a oferta de R$ 150,00 em até 3x pela Seguradora Um, válida por 30 dias.'],
  [-84.25, 'O cliente recebe de volta R$ 84,25 se aceitar o endosso em 30 dias.'],
  [0, 'O endosso não altera o prêmio: o cliente nada tem a aceitar, e o endosso pode ser emitido.'],
])('a premium of %d is asked about as what it means to the customer', (gross, text) => {
  expect(approvalText(terms, gross).replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  [150, 150, false],
  [-84.25, 84.25, true],
  [0, undefined, false],
])('a rated premium of %d is suggested as %s', (rated, commercialPremium, refund) => {
  const quote = { CommercialPremium: rated, MaxInstallments: 1, InsurerName: 'Seguradora Um' };
  expect(suggestedTerms({ Quote: quote as DeskRequest['Quote'], Proposed: null })).toMatchObject({
    commercialPremium,
    refund,
  });
});

it.each([
  [-100, false, true],
  [-100.01, true, true],
  [-100.01, false, false],
])(
  'a premium of %d is fit where another executive is there: %s, and fit: %s',
  (premium, HasSecond, isFit) => {
    const price = {
      Bounds: { Lowest: -100, Highest: 0, HasSecond },
      MinimumPremium: null,
      MaxInstallments: 3,
    };
    const outside = { ...terms, commercialPremium: -premium, refund: true, premiumReason: 'Acordo.' };
    const { commercialPremium } = errorsOf(outside, price as unknown as Price, true);
    expect(commercialPremium === undefined).toBe(isFit);
    if (!isFit) expect(commercialPremium).toContain('torne outra pessoa executiva');
  },
);

it.each([
  [99.99, 'Justifique por escrito o prêmio abaixo do calculado, R$ 100,00.'],
  [100, undefined],
])('of a change that was rated at 100, a premium of %d asks why: %s', (commercialPremium, asked) => {
  const price = { Bounds: { Lowest: 0, Highest: 500, HasSecond: true }, MinimumPremium: 100 };
  const { premiumReason } = errorsOf({ ...terms, commercialPremium }, price as unknown as Price, true);
  expect(premiumReason?.replaceAll('\u00a0', ' ')).toBe(asked);
});
