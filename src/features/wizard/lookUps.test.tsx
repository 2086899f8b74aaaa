import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contextOf, serra, vale } from '../../../tests/support/portal/answers';
import { BID, bidLookups } from '../../../tests/support/portal/bid';
import { cut, refuse, type Answers, type Call } from '../../../tests/support/portal/fakeApi';
import { field, openBid } from '../../../tests/support/portal/openBid';
import { heading, openPortal, patience } from '../../../tests/support/portal/openPortal';

const DOCUMENT = 'CPF/CNPJ do Segurado';
const NAME = 'Nome do Segurado';
const COMPANY = 'GET /client/ReceitaWS/*';
const blank = { 'insured.document': null, 'insured.name': null };
/** Puts another document in place of the one that is there, as a paste does, and leaves the field. */
async function leaveDocument(text: string): Promise<void> {
  const control = await field(DOCUMENT);
  fireEvent.focus(control);
  fireEvent.input(control, { target: { value: text } });
  fireEvent.blur(control);
}
const open = (answers: Answers) => openBid('insured', blank, answers);

it('the typed name of a company that nobody knows is registered', async () => {
  const registered = { Identifier: 'BID0000007', Title: 'Recebemos sua solicitação' };
  const { api, retype, proceed } = open({ [COMPANY]: refuse(404), 'POST /quote/bid': registered });
  await retype(DOCUMENT, '00.000.000/0001-91');
  await retype(NAME, 'Autarquia 12 de Maio');
  for (const next of ['Número do Edital', 'Nome do Solicitante']) {
    await proceed();
    await field(next);
  }
  await proceed();
  await heading('Arquivos');
  await proceed();
  await heading('Confirme os dados da sua cotação');
  expect(screen.getByText('Autarquia 12 de Maio')).toBeVisible();
  api.answer({ 'GET /quote': cut() });
  await proceed();
  await waitFor(() => expect(api.calls('POST /quote/bid')).toHaveLength(1), patience);
  expect(api.calls('POST /quote/bid')[0]!.body).toMatchObject({
    bid: { insured: { name: 'Autarquia 12 de Maio' } },
  });
});

it.each([
  ['is out of reach', cut()],
  ['answers with an error', refuse(500)],
])('the name can be typed when the company look-up %s', async (_what, answer) => {
  const { retype, proceed } = open({ [COMPANY]: answer });
  await leaveDocument('87.654.321/0001-98');
  await waitFor(async () => expect(await field(NAME)).not.toHaveAttribute('readonly'), patience);
  await retype(NAME, 'Prado & Filhos S.A.');
  await proceed();
  await field('Número do Edital');
});

it('a late answer neither overwrites what was typed since nor fills another document', async () => {
  const held: ((answer: object) => void)[] = [];
  const company = ({ name }: Call) =>
    name.endsWith('66554433000105')
      ? { nome: 'UNIVERSIDADE DO ALTO RIO' }
      : new Promise((resolve) => held.push(resolve));
  const { retype } = open({ [COMPANY]: company });
  const late = (at: number, nome: string) => act(async () => held[at]!({ nome }));
  await leaveDocument('88.776.655/0001-05');
  await waitFor(() => expect(held).toHaveLength(1), patience);
  await retype(NAME, 'Saneamento do Litoral');
  await late(0, 'SANEAMENTO E CIA');
  expect(await field(NAME)).toHaveValue('Saneamento do Litoral');

  await retype(NAME, '');
  await leaveDocument('77.665.544/0001-05');
  await waitFor(() => expect(held).toHaveLength(2), patience);
  await leaveDocument('66.554.433/0001-05');
  await waitFor(async () => expect(await field(NAME)).toHaveValue('UNIVERSIDADE DO ALTO RIO'), patience);
  await late(1, 'OUTRA EMPRESA');
  expect(await field(NAME)).toHaveValue('UNIVERSIDADE DO ALTO RIO');
});

it('a CNPJ with letters fills and locks the name, a CPF fills it and leaves it open', async () => {
  const nome = 'TRANSMISSORA DE ENERGIA CAMPOS GERAIS S.A.';
  const { retype } = open({
    [COMPANY]: { nome },
    'GET /people/findByCpf': { nome: 'João Batista Moreira' },
  });
  await retype(DOCUMENT, '99tre447000100');
  expect(await field(DOCUMENT)).toHaveValue('99.TRE.447/0001-00');
  await waitFor(async () => expect(await field(NAME)).toHaveValue(nome), patience);
  expect(await field(NAME)).toHaveAttribute('readonly');
  await leaveDocument('529.982.247-25');
  await waitFor(async () => expect(await field(NAME)).toHaveValue('João Batista Moreira'), patience);
  expect(await field(NAME)).not.toHaveAttribute('readonly');
  await retype(NAME, 'João 2');
  expect((await screen.findAllByText('Apenas letras são permitidas'))[0]).toBeVisible();
});

it('the insured may not be the policy holder', async () => {
  const SAME = '* O CNPJ do segurado não pode ser igual ao do Tomador.';
  const company = ({ name }: Call) => ({ nome: name.endsWith(serra.cpfcnpj) ? serra.name : 'PRADO' });
  const { retype, proceed } = openBid('insured', blank, {
    [COMPANY]: company,
    'GET /wizard/context': contextOf({ clients: [serra, vale] }),
  });
  await retype(DOCUMENT, '11.222.333/0001-81');
  expect((await screen.findAllByText(SAME))[0]).toBeVisible();
  await proceed();
  expect(await field(DOCUMENT)).toBeVisible();
  await leaveDocument('87.654.321/0001-98');
  await waitFor(() => expect(screen.queryAllByText(SAME)).toEqual([]), patience);
});

it('the only company of a user is chosen already and locked', async () => {
  openPortal(BID.path, { answers: { ...bidLookups, 'GET /wizard/context': contextOf({ clients: [vale] }) } });
  expect(await field('Tomador')).toHaveValue(vale.name);
  expect(await field('Tomador')).toHaveAttribute('readonly');
});

it('a document that was insured before is suggested in its mask with its name, and taken as if it was typed', async () => {
  const recent = [{ Path: 'insured.document', Answers: [{ Value: '87654321000198', Name: 'Prado Ltda' }] }];
  const answers = {
    ...bidLookups,
    'GET /quotes/recent-answers': recent,
    'GET /client/ReceitaWS/*': { nome: 'PRADO LTDA' },
  };
  const { person } = openPortal(BID.path, { answers });
  const input = await field('CPF/CNPJ do Segurado');
  await waitFor(() => expect(input).toHaveAttribute('role', 'combobox'), patience);
  input.focus();
  await person.keyboard('{ArrowDown}{ArrowDown}');
  const [offered] = screen.getAllByRole('option', { hidden: true });
  expect(offered).toHaveTextContent('87.654.321/0001-98 · Prado Ltda');
  await person.keyboard('{Enter}{Tab}');
  expect(input).toHaveValue('87.654.321/0001-98');
  await waitFor(async () => expect(await field('Nome do Segurado')).toHaveValue('PRADO LTDA'), patience);
  expect(await field('Nome do Segurado')).not.toHaveAttribute('role');
});
