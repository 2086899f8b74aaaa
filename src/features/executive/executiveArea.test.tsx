import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contextOf, TODAY } from '../../../tests/support/portal/answers';
import { BID, bidLookups, filledBid } from '../../../tests/support/portal/bid';
import { refuse } from '../../../tests/support/portal/fakeApi';
import { arrive, openPortal, patience } from '../../../tests/support/portal/openPortal';

const BASE = '/solicitacao-executivo/cotacao';
const TOKEN = ':e1~a~b';
const CONTEXT = 'GET /wizard/context';

it.each(['fianca-locaticia', 'garantia', 'nada'])(
  '%s, which is not automatic or no place, is not found',
  async (place) => {
    openPortal(`${BASE}/${place}/${TOKEN}`, {
      person: null,
      answers: { [CONTEXT]: contextOf({ executive: true }) },
    });
    await arrive('/error/404');
    expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  },
);

it('a link that the server refuses is said to have expired, once', async () => {
  openPortal(`${BASE}/${TOKEN}`, { person: null, answers: { [CONTEXT]: refuse(401) } });
  await arrive('/unauthorized');
  const words = 'Acesso expirado. Tente novamente ou Contate o administrador do sistema.';
  expect(await screen.findAllByText(words)).toHaveLength(1);
});

it('a link whose client cannot be had says so', async () => {
  openPortal(`${BASE}/${TOKEN}`, { person: null, answers: { [CONTEXT]: refuse(500) } });
  await arrive('/unauthorized');
  expect(await screen.findByText('Tente novamente ou contate o administrador do sistema.')).toBeVisible();
});

const answered = {
  ...{ Id: '11111111-1111-4111-8111-111111111111', Identifier: 'BID0000009', State: 'answered', Status: 1 },
  ...{ By: 'Elisa Duarte', Reason: null, Form: null, AnsweredAt: '2026-11-21T15:00:00.000Z' },
  ...{ AskedAt: '2026-11-20T15:00:00.000Z', Until: '2026-11-27T15:00:00.000Z' },
};
const openCorrection = () => openPortal(`/solicitacao-executivo/correcao/${TOKEN}`, { person: null });

it('a link for a correction that was sent says so, and where the request stands', async () => {
  openCorrection().api.answer({ 'GET /quote/correction': answered });
  expect(await screen.findByText('Correção enviada')).toBeVisible();
  expect(screen.getByText('Cotação em Análise')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ver a solicitação' })).toBeNull();
});

it('what stands in place of a correction that was sent in another window has the focus of its form', async () => {
  const { api, person } = openCorrection();
  const fields = [{ Path: 'objectProperty.noticeNumber', Reason: 'O edital é outro.' }];
  const form = {
    Wizard: BID.product,
    Definition: '',
    Constants: '',
    Answers: filledBid,
    Context: {},
    Today: TODAY,
  };
  const asked = { ...answered, State: 'open', AnsweredAt: null, Form: { ...form, Fields: fields } };
  api.answer({ 'GET /quote/correction': asked, 'POST /quote/correction': refuse(409), ...bidLookups });
  await person.type(await screen.findByLabelText(/^Número do Edital/, {}, patience), '7');
  api.answer({ 'GET /quote/correction': answered });
  await person.click(screen.getByRole('button', { name: 'Enviar correção' }));
  const over = await screen.findByText('Esta correção já tinha sido enviada');
  expect(document.activeElement).toContainElement(over);
  expect(document.body).not.toHaveFocus();
});

it('a link says for whom it is and until when', async () => {
  const linkEndsAt = '2026-12-04T01:00:00.000Z';
  openPortal(`${BASE}/${TOKEN}`, {
    person: null,
    answers: { [CONTEXT]: contextOf({ executive: true, linkEndsAt }) },
  });
  expect(await screen.findByText(/este link vale até 03\/12\/2026/)).toHaveTextContent(
    /^Para .+ \(11\.222\.333\/0001-81\)/,
  );
});
