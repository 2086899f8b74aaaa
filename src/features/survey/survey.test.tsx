import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cut, refuse } from '../../../tests/support/portal/fakeApi';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

const ANSWER = 'POST /tracksaleCampaign/answer';
const schedule = { id: 's1', userEmail: 'clara@lastro.test', campaignId: 'c1', documentNumber: null };

async function open(answer: unknown) {
  const portal = openPortal('/inicio', {
    person: { isTrackSaleSchedule: true },
    answers: { 'GET /tracksaleSchedule/today': schedule, [ANSWER]: answer },
  });
  await screen.findByRole('dialog', { name: 'Pesquisa de Satisfação' }, patience);
  return portal;
}
const survey = () => screen.queryByRole('dialog', { name: 'Pesquisa de Satisfação' });
const inSurvey = (name: string) => within(survey()!).getByRole('button', { name });

it('closing it declines, and it is gone', async () => {
  const { api, person } = await open(null);
  await person.click(inSurvey('Fechar'));
  expect(survey()).toBeNull();
  await waitFor(() => expect(api.calls(ANSWER)).toHaveLength(1));
  expect(api.calls(ANSWER)[0]!.body).toMatchObject({
    score: -1,
    justification: 'O cliente optou por não responder a pesquisa.',
  });
});

it('a refusal that fails does not hold the page', async () => {
  const { person } = await open(cut());
  await person.click(inSurvey('Fechar'));
  expect(survey()).toBeNull();
  expect(await screen.findByText(/Não foi possível falar com o servidor\./)).toBeVisible();
});

it('answered in another tab it says so and goes', async () => {
  const { person } = await open(refuse(409, { Message: 'Esta pesquisa já foi respondida. Obrigado!' }));
  await person.click(inSurvey('Nota 9'));
  await person.click(inSurvey('Enviar'));
  const told = (await screen.findByText('Esta pesquisa já foi respondida. Obrigado!')).closest('dialog')!;
  await person.click(within(told).getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a failure is told, and the answer can be sent again', async () => {
  const { api, person } = await open(refuse(503, { Message: 'Serviço temporariamente indisponível.' }));
  await person.click(inSurvey('Nota 0'));
  await person.click(inSurvey('Enviar'));
  const told = (await screen.findByText('Serviço temporariamente indisponível.')).closest('dialog')!;
  await person.click(within(told).getByRole('button', { name: 'Fechar' }));
  api.answer({ [ANSWER]: null });
  await person.click(inSurvey('Enviar'));
  expect(await screen.findByText('Agradecemos a sua participação!')).toBeVisible();
  expect(survey()).toBeNull();
});

it('never lies over a page where something is decided or filled in: it waits for the home page', async () => {
  const { api, person } = openPortal('/financeiro', {
    person: { isTrackSaleSchedule: true },
    answers: { 'GET /tracksaleSchedule/today': schedule },
  });
  await waitFor(() => expect(api.calls('GET /tracksaleSchedule/today')).toHaveLength(1));
  await screen.findByRole('heading', { level: 1, name: 'Financeiro' });
  expect(survey()).toBeNull();
  await person.click((await screen.findAllByRole('link', { name: /Início/ }))[0]!);
  expect(await screen.findByRole('dialog', { name: 'Pesquisa de Satisfação' }, patience)).toBeVisible();
});
