import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cut, refuse, type Call } from '../../../tests/support/portal/fakeApi';
import { field, openBid } from '../../../tests/support/portal/openBid';
import { heading } from '../../../tests/support/portal/openPortal';
import { quoteAt } from '../../../tests/support/portal/quote';
import { STATUS } from '../../../contract/statuses/quote';

const CONFIRM = 'Confirme os dados da sua cotação';
const FAILED = 'Algo deu errado ao solicitar apólice.';
const REUSED = 'Esta solicitação já foi enviada com outros dados.';

async function openConfirmation(notice: string, sent: unknown) {
  const portal = openBid(
    'files',
    { 'objectProperty.noticeNumber': notice },
    { 'POST /quote/bid': sent, 'GET /quote': await quoteAt(STATUS.analysing) },
  );
  const { person, proceed, retype } = portal;
  await heading('Arquivos');
  await proceed();
  await heading(CONFIRM);
  const edit = async (text: string) => {
    await heading('Arquivos');
    const object = document.getElementById('step-object')!;
    await person.click(within(object).getByRole('button', { name: /^Editar/ }));
    await field('Número do Edital');
    await retype('Número do Edital', text);
    await proceed();
    await heading('Arquivos');
    await proceed();
    await heading(CONFIRM);
  };
  const sendings = () => portal.api.calls('POST /quote/bid');
  return { ...portal, edit, sendings };
}

const noticeOf = ({ body }: Call) =>
  (body as { bid: { objectProperty: { noticeNumber: string } } }).bid.objectProperty.noticeNumber;

it('Editar on the confirmation leads back to the filled wizard; what is changed there is what is sent, once', async () => {
  const { press, edit, proceed, sendings } = await openConfirmation('editar/1', { Identifier: 'BID0000007' });
  await press('Editar');
  await edit('editar/2');
  expect(screen.getAllByText(/Edital: editar\/2\./)[0]).toBeVisible();
  await proceed();
  await waitFor(() => expect(sendings()).toHaveLength(1));
  expect(sendings().map(noticeOf)).toEqual(['editar/2']);
});

it('whose answer was lost is still one request back through the form, and one with other answers says so', async () => {
  const { api, person, edit, proceed, sendings } = await openConfirmation('perdida/1', cut());
  await proceed();
  expect(await screen.findByText(FAILED)).toBeVisible();
  api.answer({ 'POST /quote/bid': refuse(422, { Code: 'KEY_REUSED', Message: REUSED }) });
  await person.click(screen.getAllByText('Voltar').at(-1)!);
  await edit('perdida/2');
  await proceed();
  expect(await screen.findByText(REUSED)).toBeVisible();
  expect(screen.getAllByText('Status da Solicitação').at(-1)).toBeVisible();
  api.answer({ 'POST /quote/bid': { Identifier: 'BID0000007' } });
  await person.click(screen.getAllByText('Voltar').at(-1)!);
  await edit('perdida/1');
  await proceed();
  await waitFor(() => expect(sendings()).toHaveLength(3));
  expect(sendings().map(noticeOf)).toEqual(['perdida/1', 'perdida/2', 'perdida/1']);
  expect(new Set(sendings().map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
});

it('is sent again as the same request where the server is not there, or has too much to do', async () => {
  const { api, person, proceed, sendings } = await openConfirmation('cheio/1', cut());
  await proceed();
  api.answer({ 'POST /quote/bid': refuse(503, { Message: 'Serviço temporariamente indisponível.' }) });
  await person.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Serviço temporariamente indisponível.');
  api.answer({ 'POST /quote/bid': { Identifier: 'BID0000007' } });
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(sendings()).toHaveLength(3));
  expect(new Set(sendings().map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
});
