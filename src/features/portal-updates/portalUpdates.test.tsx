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

/** A server that takes its time to keep that the news were seen: until `hear` is called it tells of them as new. */
function slowToHear() {
  let hear = () => {};
  const heard = new Promise<void>((resolve) => (hear = resolve));
  let Seen = false;
  const answers = {
    'GET /portalUpdates': () => ({ ...news, Seen }),
    'POST /portalUpdates/seen': () => heard.then(() => void (Seen = true)),
  };
  return { answers, hear: () => hear() };
}

it('the news of a version come once, before the survey, and can be read again in the help', async () => {
  const { answers, hear } = slowToHear();
  const { api, person } = openPortal('/inicio', {
    person: { isTrackSaleSchedule: true },
    answers: {
      ...answers,
      'GET /tracksaleSchedule/today': schedule,
      'POST /tracksaleCampaign/answer': null,
    },
  });
  await person.click(within(await find(NEWS)).getByRole('link', { name: /Central de ajuda/ }));
  await arrive('/ajuda');
  // The help asks for them too.
  await heading('Ajuda');
  const survey = await find('Pesquisa de Satisfação');
  expect(screen.queryByRole('dialog', { name: NEWS })).toBeNull();
  await waitFor(() => expect(api.calls('POST /portalUpdates/seen')[0]!.body).toEqual({ version: '2' }));
  await person.click(within(survey).getByRole('button', { name: 'Fechar' }));

  hear();
  api.answer({ 'GET /tracksaleSchedule/today': null });
  cleanup();
  reopenPortal();
  await heading('Ajuda');
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(await screen.findByRole('button', { name: NEWS }));
  await person.click(within(await find(NEWS)).getByRole('button', { name: 'Entendi' }));
  expect(screen.queryByRole('dialog', { name: NEWS })).toBeNull();
});
