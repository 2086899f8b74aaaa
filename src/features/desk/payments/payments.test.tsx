import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BankFile, Difference, PaymentsDesk } from '../../../../contract/billing';
import type { DeskRefund } from '../../../../contract/refunds';
import { axeFindings } from '../../../../tests/support/portal/axeFindings';
import { cut, refuse, type Answers } from '../../../../tests/support/portal/fakeApi';
import { openPortal, patience } from '../../../../tests/support/portal/openPortal';

const DESK = 'GET /desk/bank-returns';
const SEND = 'POST /desk/bank-returns';
const REFUNDS = 'GET /desk/refunds';
const PAY = 'POST /desk/refunds/pay';
const SETTLE = 'POST /desk/bank-returns/settle';
const BOOK = 'POST /desk/payments';

const file = (changes: Partial<BankFile> = {}): BankFile => ({
  Id: 'f1',
  Name: 'retorno.ret',
  ReceivedAt: '2026-11-20T12:00:00.000Z',
  Problem: null,
  Entries: 3,
  Booked: 2,
  Repeated: 0,
  Differences: 1,
  Total: 300,
  ...changes,
});
const difference: Difference = {
  Id: 'd1',
  Kind: 'amount',
  OurNumber: '00000500001',
  DocumentNumber: '20260775000000100',
  Installment: 2,
  Amount: 99.99,
  Expected: 100,
  PaidOn: '2026-11-19',
  At: '2026-11-20T12:00:00.000Z',
};
const nothing: PaymentsDesk = { Files: [], Differences: [] };
const some: PaymentsDesk = {
  Files: [file(), file({ Id: 'f2', Name: 'outra.ret', Problem: 'RETURN_OTHER_ACCOUNT' })],
  Differences: [difference],
};

const openDesk = (answers: Answers) =>
  openPortal('/executivo/pagamentos', {
    person: { isExecutive: true },
    answers: { [REFUNDS]: [], ...answers },
  });
const table = (name: string) => screen.findByRole('table', { name });

it('shows what waits for a person and the files, refused ones too', async () => {
  openDesk({ [DESK]: some });
  const waiting = within(await table('Pagamentos para conferir'));
  expect(waiting.getByText('Valor diferente')).toBeVisible();
  expect(waiting.getByText('20260775000000100, parcela 2')).toBeVisible();
  const files = within(await table('Arquivos de retorno'));
  expect(files.getByRole('row', { name: /outra\.ret.*Recusado/ })).toBeVisible();
  expect(files.getByRole('row', { name: /retorno\.ret.*Processado.*R\$\s300,00/ })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

it('says that there is nothing, and that it could not be had', async () => {
  const { api, person } = openDesk({ [DESK]: cut() });
  await screen.findByText('Não foi possível carregar os pagamentos');
  expect(await axeFindings()).toEqual([]);
  api.answer({ [DESK]: nothing });
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhum pagamento espera conferência.')).toBeVisible();
  expect(screen.getByText('Nenhum arquivo de retorno foi recebido.')).toBeVisible();
});

it('says that refunds could not be had, and asks for them alone again', async () => {
  const { api, person } = openDesk({ [DESK]: nothing, [REFUNDS]: cut() });
  await screen.findByText('Não foi possível carregar os pagamentos');
  expect(screen.getByText('Nenhum pagamento espera conferência.')).toBeVisible();
  api.answer({ [REFUNDS]: [] });
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhum endosso tem prêmio a devolver.')).toBeVisible();
  expect(api.calls(DESK)).toHaveLength(1);
});

it('hands a return file over and says what became of it, or why it was refused', async () => {
  const { api, person } = openDesk({ [DESK]: nothing, [SEND]: file() });
  await screen.findByText('Nenhum arquivo de retorno foi recebido.');
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await person.upload(input, new File(['retorno'], 'retorno.ret'));
  expect(await screen.findByText(/3 pagamentos: 2 baixados, 0 já conhecidos, 1 para conferir/)).toBeVisible();
  expect(api.calls(SEND)[0]!.body).toEqual({ name: 'retorno.ret', content: btoa('retorno') });
  await waitFor(() => expect(api.calls(DESK)).toHaveLength(2));
  expect(await axeFindings()).toEqual([]);

  const Message = 'O arquivo é de outra conta. Nada foi alterado.';
  api.answer({ [SEND]: refuse(422, { Code: 'RETURN_OTHER_ACCOUNT', Message }) });
  await person.upload(input, new File(['outra'], 'outra.ret'));
  expect(await screen.findByText(Message)).toBeVisible();
  expect(screen.queryByText(/3 pagamentos/)).toBeNull();
});

it('books what a person knows, and says what the server refuses', async () => {
  const Message = 'Este boleto já está pago.';
  const { api, person } = openDesk({
    [DESK]: nothing,
    [BOOK]: refuse(409, { Code: 'BILLET_PAID', Message }),
  });
  await person.type(await screen.findByLabelText(/Número da apólice/), '20260775000000100');
  await person.type(screen.getByLabelText(/Parcela/), '2');
  await person.type(screen.getByLabelText(/Pago em/), '19112026');
  await person.click(screen.getByRole('button', { name: 'Dar baixa' }));
  expect(await screen.findByText(Message)).toBeVisible();
  expect(await axeFindings()).toEqual([]);

  api.answer({ [BOOK]: null });
  await person.click(screen.getByRole('button', { name: 'Dar baixa' }));
  await screen.findByText('Pagamento baixado.');
  const booked = { documentNumber: '20260775000000100', installment: 2, paidOn: '2026-11-19' };
  expect(api.calls(BOOK).map(({ body }) => body)).toEqual([booked, booked]);
  await waitFor(() => expect(screen.getByLabelText(/Número da apólice/)).toHaveValue(''));
});

it('takes a difference off the list once it is written down what was done', async () => {
  const { api, person } = openDesk({ [DESK]: some, [SETTLE]: null });
  await table('Pagamentos para conferir');
  await person.click(screen.getByRole('button', { name: /Ações/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Resolver', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resolver a diferença' }));
  const note = await dialog.findByRole('textbox', {}, patience);
  await person.click(dialog.getByRole('button', { name: 'Resolver' }));
  expect(await dialog.findByText('Preenchimento obrigatório')).toBeVisible();
  expect(api.calls(SETTLE)).toEqual([]);
  expect(await axeFindings()).toEqual([]);

  await person.type(note, 'Devolvido ao pagador.');
  api.answer({ [DESK]: nothing });
  await person.click(dialog.getByRole('button', { name: 'Resolver' }));
  expect(await screen.findByText('Nenhum pagamento espera conferência.')).toBeVisible();
  expect(api.calls(SETTLE)[0]!.body).toEqual({ id: 'd1', note: 'Devolvido ao pagador.' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lists what is to be paid back, and marks it as paid once', async () => {
  const waiting: DeskRefund = {
    Id: 'r1',
    Amount: 1234.5,
    PayTo: 'financeiro@serraazul.com.br',
    PaidOn: null,
    DocumentNumber: '20260775000000101',
    HolderName: 'Construtora Serra Azul Ltda',
    HolderDocument: '11222333000181',
    CreatedAt: '2026-11-20T12:00:00.000Z',
  };
  const paid = { ...waiting, Id: 'r2', PayTo: null, PaidOn: '2026-11-19' };
  const { api, person } = openDesk({ [DESK]: nothing, [REFUNDS]: [waiting, paid], [PAY]: null });
  const rows = within(await table('Devoluções de prêmio'));
  for (const text of ['A pagar', 'financeiro@serraazul.com.br', 'A pedir ao cliente', 'Paga em 19/11/2026'])
    expect(rows.getByText(text)).toBeVisible();
  await person.click(screen.getByRole('button', { name: /Ações/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Marcar como paga', hidden: true }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await axeFindings()).toEqual([]);
  api.answer({ [REFUNDS]: [{ ...waiting, PaidOn: '2026-11-20' }, paid] });
  await person.click(dialog.getByRole('button', { name: 'Marcar como paga' }));
  expect(await rows.findByText('Paga em 20/11/2026')).toBeVisible();
  expect(api.calls(PAY).map(({ body }) => body)).toEqual([{ id: 'r1' }]);
});
