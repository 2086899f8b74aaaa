import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RatingAtHand } from '../../../../contract/estimate';
import { readFiles } from '../../../../engine/publish/readFiles';
import { travellingPart } from '../../../../engine/rating/travelling';
import type { Rating } from '../../../../engine/rating/types';
import { cut } from '../../../../tests/support/portal/fakeApi';
import { field, openBid } from '../../../../tests/support/portal/openBid';
import { patience } from '../../../../tests/support/portal/openPortal';

const rating = readFiles('product-schemas').files.get('licitante/rating.json') as unknown as Rating;
const OBJECT = 'objectProperty.';
const Extent = ['guaranteeValue', 'startDateValidity', 'endDateValidity'].map((name) => OBJECT + name);
const Fields = [...Extent, `${OBJECT}contractValue`, `${OBJECT}deadline`];
const atHand: RatingAtHand = { Extent, Fields, Rating: travellingPart(rating) };

const card = () => screen.findByRole('region', { name: 'Preço estimado' }, patience);
const says = async (text: RegExp) =>
  waitFor(async () => expect(await card()).toHaveTextContent(text), patience);
const open = (changes = {}, told: unknown = atHand, answers = {}) =>
  openBid('object', changes, { 'GET /rating/*': told, ...answers });

const deadlineOf = (body: unknown) =>
  (body as { record: { objectProperty: { deadline?: number } } }).record.objectProperty.deadline;

describe('the price while one types', () => {
  it('follows an answer with what it changes, and is none where a person decides', async () => {
    const { retype } = open({ [`${OBJECT}guaranteeValue`]: 1_000_000, [`${OBJECT}contractValue`]: 1e8 });
    await says(/R\$\s2\.958,90/);
    await says(/IOFR\$\s0,00/);
    await retype('Prazo em Dias', '120');
    await says(/\+ R\$\s986,31 por 30 dias a mais/);
    await retype('Prazo em Dias', '90');
    await waitFor(async () => expect(await card()).not.toHaveTextContent('a mais'));
    const why = within(await card()).getByRole('button', { name: 'por quê?: Prêmio líquido' });
    expect(why).toHaveAccessibleDescription(/Taxa anual de licitante: 1,2.*Prazo em Dias: 90/s);
    await retype('Valor Contrato', '20.000.000,00');
    await says(/Um executivo analisa o pedido e informa o valor\..*excede 1%/);
    expect(await card()).not.toHaveTextContent('R$');
  });

  it('says from what amount, and what it waits for, while something is missing', async () => {
    open({ [`${OBJECT}guaranteeValue`]: null });
    await says(/A partir de\s?R\$\s150,00.*preencha ou confira: Valor Garantia\./);
    const why = within(await card()).getByRole('button', { name: 'por quê?: Prêmio total' });
    expect(why).toHaveAccessibleDescription(/prêmio mínimo/);
  });

  it('says between which amounts, where all that is missing is a choice', async () => {
    const Estimate = { state: 'missing', missing: ['Prazo'], least: 900, most: 1500 };
    open({}, { ...atHand, Rating: null }, { 'POST /quote/estimate': { Estimate } });
    await says(/De\s?R\$\s900,00\s?a\s?R\$\s1\.500,00.*preencha ou confira: Prazo\./);
    const why = within(await card()).getByRole('button', { name: 'por quê?: Prêmio total' });
    expect(why).toHaveAccessibleDescription(/conforme o que for escolhido em Prazo/);
  });

  it('is asked of the server where the rates stay there, once a pause, and of nobody for a sentence', async () => {
    const Estimate = { state: 'person', reason: 'Importância acima da alçada.' };
    const kept = { ...atHand, Rating: null };
    const { api, retype } = open({}, kept, { 'POST /quote/estimate': { Estimate } });
    await says(/Importância acima da alçada/);
    await retype('Complemento do Objeto', 'Outra avenida.');
    await retype('Prazo em Dias', '120');
    const deadlines = () => api.calls('POST /quote/estimate').map(({ body }) => deadlineOf(body));
    await waitFor(() => expect(deadlines().at(-1)).toBe(120), patience);
    // On a slow machine there are pauses between keys, but never a question twice.
    for (const [at, asked] of deadlines().slice(1).entries()) expect(asked).not.toBe(deadlines()[at]);
  });

  it('is none, and no noise, where the server does not answer', async () => {
    open({}, { ...atHand, Rating: null }, { 'POST /quote/estimate': cut() });
    await says(/Sem estimativa no momento/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not there where nothing prices the wizard', async () => {
    open({}, null);
    await field('Prazo em Dias');
    expect(screen.queryByRole('region', { name: 'Preço estimado' })).toBeNull();
  });
});
