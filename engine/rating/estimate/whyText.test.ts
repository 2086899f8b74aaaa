import { expect, test } from 'vitest';
import { DEFAULT_DAY } from '../../../studio/cases/run';
import { compileBundle, constantsOf, loadBundles } from '../../publish/loadProducts';
import { readFiles } from '../../publish/readFiles';
import { createContext } from '../../session/start';
import { startOn } from '../../session/startOn';
import { personOf } from '../../../studio/cases/persons';
import type { Rating } from '../types';
import { estimateOf } from './estimateOf';

const { files } = readFiles('product-schemas');
const bundle = loadBundles(files).bundles.get('licitante')!;
const env = { today: DEFAULT_DAY, constants: constantsOf(files), context: createContext(personOf('single')) };
const definition = compileBundle(bundle);

function estimate(guaranteeValue: number, changes: Partial<Rating> = { travels: true }) {
  const object = {
    startDateValidity: DEFAULT_DAY,
    deadline: 360,
    contractValue: 400_000_000,
    guaranteeValue,
  };
  const answers = Object.fromEntries(
    Object.entries(object).map(([name, value]) => [`objectProperty.${name}`, value]),
  );
  const { session } = startOn(definition, env, [{ type: 'prefilled', from: 'draft', answers }]);
  const told = estimateOf({ ...bundle.rating!, ...changes }, session);
  if (told.state !== 'priced') throw new Error(told.state);
  return { premium: told.commercialPremium.why, installments: told.maxInstallments.why };
}

test('a figure says what it was made of, and of the larger of several only what it is', () => {
  expect(estimate(1_000_000)).toEqual({
    premium:
      'Segue de: Valor Garantia: R$\u00a01.000.000,00; Taxa anual de licitante: 1,2 (% ao ano, seguradora sandbox); Prazo em Dias: 360 dias.',
    installments: 'Segue de: prêmio total de R$\u00a011.835,62; 11 meses de vigência.',
  });
});

test('a rating that stays on the server names no rate', () => {
  expect(estimate(1_000_000, { travels: false }).premium).toBe(
    'Segue de: Valor Garantia: R$\u00a01.000.000,00; Prazo em Dias: 360 dias. As taxas são da seguradora e não são divulgadas.',
  );
});

test('what is the least, or the most, says so', () => {
  expect(estimate(10, { installments: { cap: 5 } })).toEqual({
    premium: 'É o prêmio mínimo da seguradora: as respostas não dão mais.',
    installments: 'É o máximo que o produto permite.',
  });
});
