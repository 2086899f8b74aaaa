import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal } from '../../../tests/support/portal/openPortal';

const TOKEN = ':e1~a~b';
const PUBLISHED = 'b'.repeat(64);
const NUMBER = 'objectProperty.noticeNumber';

it('a correction is opened with the constants that its answer is held against', async () => {
  const form = {
    ...{ Wizard: 'licitante', Definition: '', Constants: PUBLISHED, Today: '2026-11-20', Context: {} },
    ...{ Answers: { [NUMBER]: '12/2026' }, Fields: [{ Path: NUMBER, Reason: 'Não confere.' }] },
  };
  const open = {
    ...{ Id: '11111111-1111-4111-8111-111111111111', Identifier: 'BID0000009', State: 'open', Status: 1 },
    ...{ By: 'Elisa Duarte', Reason: null, AnsweredAt: null, Form: form },
    ...{ AskedAt: '2026-11-20T15:00:00.000Z', Until: '2026-11-27T15:00:00.000Z' },
  };
  const { api } = openPortal(`/solicitacao-executivo/correcao/${TOKEN}`, {
    person: null,
    answers: { 'GET /quote/correction': open, [`GET /constants/${PUBLISHED}.json`]: {} },
  });
  expect(await screen.findByLabelText('Número do Edital')).toHaveValue('12/2026');
  expect(api.calls(`GET /constants/${PUBLISHED}.json`)).toHaveLength(1);
});
