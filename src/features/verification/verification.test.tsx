import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Verified } from '../../../contract/verification';
import { cut, refuse } from '../../../tests/support/portal/fakeApi';
import { heading, openPortal } from '../../../tests/support/portal/openPortal';

const NUMBER = '20260775000000100';
const CODE = '0123ABCD4567EFGH';
const genuine: Verified = {
  Kind: 'Apólice',
  Number: NUMBER,
  ProductName: 'Licitante',
  InsurerName: 'Essor',
  ValidityStart: '2026-11-20',
  ValidityEnd: '2027-02-18',
  IssuedAt: '2026-11-20T15:00:00.000Z',
  Status: 'Vigente',
  ChangedBy: null,
  Signature: null,
};
const MESSAGE = 'Não há documento com este número e este código. Confira os dois no papel.';
const unknown = refuse(422, { Code: 'NOT_GENUINE', Message: MESSAGE });
const open = (answer: unknown, hash = `#${NUMBER}.${CODE}`) =>
  openPortal(`/verificar${hash}`, { person: null, answers: { 'POST /verification': answer } });

it('what a camera has read is asked at once, and no address that leaves the browser tells the code', async () => {
  const { api } = open(genuine);
  expect(await heading(`Apólice ${NUMBER}`)).toBeVisible();
  expect(screen.getByText('Documento autêntico, seguro em vigor')).toBeVisible();
  expect(screen.getByText('O seguro está em vigor até 18/02/2027.')).toBeVisible();
  expect(api.calls('POST /verification').map(({ body }) => body)).toEqual([{ Number: NUMBER, Code: CODE }]);
  expect(api.names().join(' ')).not.toContain(CODE);
});

it.each([
  [{ Status: 'Emitida' }, 'O seguro começa a valer em 20/11/2026.'],
  [{ Status: 'Vencida' }, 'A vigência terminou em 18/02/2027.'],
  [{ Status: 'Cancelado' }, 'Esta apólice foi cancelada depois da emissão e não vale mais.'],
  [{ Kind: 'Endosso', Status: 'Cancelado' }, 'Este endosso foi desfeito depois da emissão e não vale mais.'],
  [
    { ChangedBy: { Number: '20260775000000102', IssuedAt: '2026-12-01T15:00:00.000Z' } },
    'A apólice foi alterada depois deste documento, por último pelo endosso 20260775000000102, emitido em 01/12/2026. Peça também esse endosso.',
  ],
  [
    { ChangedBy: { Number: '20260775000000102', IssuedAt: '2026-12-01T15:00:00.000Z' } },
    'O documento pode dizer outra vigência: ele é de antes da alteração.',
  ],
] as const)('of %j is said what it is worth', async (changes, words) => {
  open({ ...genuine, ...changes });
  expect(await screen.findByText(words)).toBeVisible();
});

it.each([
  [true, /assinado digitalmente por Corretora Exemplo\..*Adobe Acrobat Reader, ou envie o arquivo a/],
  [false, /assinado digitalmente por Corretora Exemplo\..*Adobe Acrobat Reader\.$/],
])('who signs the PDF is said, and where that is verified (ICP-Brasil: %s)', async (IsIcpBrasil, words) => {
  open({ ...genuine, Signature: { By: 'Corretora Exemplo', IsIcpBrasil } });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryAllByRole('link', { name: /^validar\.iti\.gov\.br/ })).toHaveLength(IsIcpBrasil ? 1 : 0);
});

it('where nobody signs, nothing is said of it', async () => {
  open(genuine);
  await heading(`Apólice ${NUMBER}`);
  expect(screen.queryByText(/assinado digitalmente/)).toBeNull();
});

it('number and code are typed where there is no camera; both are wanted, and what was typed stays when refused', async () => {
  const { api, person } = open(unknown, '');
  await heading('Conferir documento');
  await person.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(screen.getAllByText('Preenchimento obrigatório')).toHaveLength(2);
  expect(screen.getByLabelText(/Número do documento/)).toHaveFocus();
  expect(api.calls('POST /verification')).toEqual([]);
  await person.type(screen.getByLabelText(/Número do documento/), ` ${NUMBER} `);
  await person.type(screen.getByLabelText(/Código de verificação/), '0123-abcd{Enter}');
  expect(await screen.findByText(MESSAGE)).toBeVisible();
  expect(screen.getByLabelText(/Código de verificação/)).toHaveValue('0123-abcd');
  api.answer({ 'POST /verification': genuine });
  await person.click(screen.getByRole('button', { name: 'Conferir' }));
  await heading(`Apólice ${NUMBER}`);
  await person.click(screen.getByRole('button', { name: 'Conferir outro documento' }));
  await heading('Conferir documento');
  expect(screen.getByLabelText(/Número do documento/)).toHaveValue('');
});

it('a connection that is cut says so, and nothing of the paper', async () => {
  open(cut);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('Documento não confirmado')).toBeNull();
  expect(screen.getByLabelText(/Código de verificação/)).toHaveValue(CODE);
});
