import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '../../../tests/support/portal/fakeApi';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

const TOKEN = ':e1~a~b';
const PUBLISHED = 'b'.repeat(64);
const NUMBER = 'objectProperty.noticeNumber';
const NAME = 'requester.name';

const correction = {
  ...{ Id: '11111111-1111-4111-8111-111111111111', Identifier: 'BID0000009', Status: 1 },
  ...{ By: 'Elisa Duarte', Reason: null, AskedAt: '2026-11-20T15:00:00.000Z' },
  Until: '2026-11-27T15:00:00.000Z',
};
const ANSWERS = {
  'insured.policyHolder': { value: '11444777000161', label: 'Engenharia Vale Verde Ltda' },
  ...{ 'insured.document': '98877665000182', 'insured.name': 'MUNICIPIO DE AURORA DO VALE' },
  ...{ 'insured.BIDType': 'Pregão eletrônico', [NUMBER]: '12/2026', 'objectProperty.deadline': 90 },
  ...{ 'objectProperty.startDateValidity': '2026-11-20', 'objectProperty.endDateValidity': '2027-02-18' },
  ...{ 'objectProperty.contractValue': 1_000_000, 'objectProperty.guaranteeValue': 10_000 },
  'objectProperty.complementObjectText': 'Obras de drenagem',
  ...{ [NAME]: 'Tomás Ferreira', 'requester.phone': '31987650022' },
};
const asking = (Path: string) => ({
  ...correction,
  ...{ State: 'open', AnsweredAt: null },
  Form: {
    ...{ Wizard: 'licitante', Definition: '', Constants: PUBLISHED, Today: '2026-11-20', Context: {} },
    Answers: ANSWERS,
    Fields: [{ Path, Reason: 'Não confere.' }],
  },
});
const answered = { ...correction, State: 'answered', AnsweredAt: '2026-11-21T15:00:00.000Z', Form: null };

const openLink = (Path: string) =>
  openPortal(`/solicitacao-executivo/correcao/${TOKEN}`, {
    person: null,
    answers: {
      ...{ 'GET /quote/correction': asking(Path), [`GET /constants/${PUBLISHED}.json`]: {} },
      'GET /client/ReceitaWS/98877665000182': refuse(404),
    },
  });

it('a correction is opened with the constants that its answer is held against', async () => {
  const { api } = openLink(NUMBER);
  expect(await screen.findByLabelText('Número do Edital')).toHaveValue('12/2026');
  expect(api.calls(`GET /constants/${PUBLISHED}.json`)).toHaveLength(1);
});

it('what is sent after another tab was faster is not told to have been taken', async () => {
  const { api, person } = openLink(NAME);
  await screen.findByLabelText('Nome do Solicitante', {}, patience);
  api.answer({
    'POST /quote/correction': refuse(409, { Code: 'CORRECTION_ANSWERED' }),
    'GET /quote/correction': answered,
  });
  await person.click(screen.getByRole('button', { name: 'Enviar correção' }));
  const told = await screen.findByText('Esta correção já tinha sido enviada');
  expect(told.closest('[role=status]')).toHaveTextContent('O que você preencheu aqui não foi enviado');
  expect(screen.queryByText('Correção enviada')).toBeNull();
});
