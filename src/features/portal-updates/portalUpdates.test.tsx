import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  arrive,
  heading,
  openPortal,
  patience,
  reopenPortal,
} from '../../../tests/support/portal/openPortal';

const NEWS = 'Novidades do portal';
const news = {
  Version: '2',
  Title: NEWS,
  Items: [{ title: 'Central de ajuda', text: 'Tutoriais.', help: '/ajuda' }],
  Seen: false,
};
const schedule = { id: 's1', userEmail: 'clara@lastro.test', campaignId: 'c1', documentNumber: null };
const find = (name: string) => screen.findByRole('dialog', { name }, patience);

it('the news of a version come once, before the survey, and can be read again in the help', async () => {
  const { api, person } = openPortal('/inicio', {
    person: { isTrackSaleSchedule: true },
    answers: {
      'GET /portalUpdates': news,
      'POST /portalUpdates/seen': null,
      'GET /tracksaleSchedule/today': schedule,
      'POST /tracksaleCampaign/answer': null,
    },
  });
  await person.click(within(await find(NEWS)).getByRole('link', { name: /Central de ajuda/ }));
  await arrive('/ajuda');
  const survey = await find('Pesquisa de Satisfação');
  expect(screen.queryByRole('dialog', { name: NEWS })).toBeNull();
  await waitFor(() => expect(api.calls('POST /portalUpdates/seen')[0]!.body).toEqual({ version: '2' }));
  await person.click(within(survey).getByRole('button', { name: 'Fechar' }));

  api.answer({ 'GET /portalUpdates': { ...news, Seen: true }, 'GET /tracksaleSchedule/today': null });
  cleanup();
  reopenPortal();
  await heading('Ajuda');
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(await screen.findByRole('button', { name: NEWS }));
  await person.click(within(await find(NEWS)).getByRole('button', { name: 'Entendi' }));
  expect(screen.queryByRole('dialog', { name: NEWS })).toBeNull();
});
