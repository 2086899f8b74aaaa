import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BID, bidLookups, filledBid } from '../../../../tests/support/portal/bid';
import { refuse, type Answers } from '../../../../tests/support/portal/fakeApi';
import { arrive, heading, openPortal, patience } from '../../../../tests/support/portal/openPortal';
import { QUOTE, quoteAt } from '../../../../tests/support/portal/quote';
import { STATUS } from '../../../../contract/statuses/quote';

/** The page of an earlier bid's differences, its first field open for a new notice. */
async function repeatBid(answers: Answers = {}) {
  const portal = openPortal(QUOTE.path, {
    answers: {
      ...bidLookups,
      'GET /quote': await quoteAt(STATUS.denied),
      'GET /quote/repeat': { Wizard: 'licitante', Answers: filledBid, Moved: [], Mapped: [], Left: [] },
      'POST /quote/bid': { Identifier: QUOTE.identifier, Title: 'Recebemos sua solicitação' },
      ...answers,
    },
  });
  const button = { name: 'Repetir esta solicitação' };
  await portal.person.click(await screen.findByRole('button', button, patience));
  await arrive(BID.path);
  await waitFor(async () => expect(await notice()).toHaveFocus());
  const press = (name: string) => portal.person.click(screen.getByRole('button', { name }));
  return { ...portal, press };
}

const notice = () => screen.findByLabelText<HTMLInputElement>('Número do Edital', {}, patience);
const sent = (api: Awaited<ReturnType<typeof repeatBid>>['api']) => api.calls('POST /quote/bid');

it('a bid is asked for again by its new values and one press, pressed twice once', async () => {
  const { person, api, press } = await repeatBid();
  await person.keyboard('13/2026');
  expect(screen.queryByLabelText('Nome do Segurado')).toBeNull();
  await Promise.all([press('Enviar solicitação'), press('Enviar solicitação')]);
  await waitFor(() => expect(sent(api)).toHaveLength(1));
  expect(JSON.stringify(sent(api)[0]!.body)).toContain('13/2026');
  expect(JSON.stringify(sent(api)[0]!.body)).toContain('PRADO COMERCIO E SERVICOS LTDA');
  expect(sent(api)[0]!.headers['Idempotency-Key']).toBeDefined();
});

it('what the server refuses stands at its field, nothing is lost, and the next press sends by the same key', async () => {
  const errors = [
    { path: 'request.objectProperty.noticeNumber', code: 'USED', message: 'Este edital já foi usado.' },
  ];
  const { person, api, press } = await repeatBid({ 'POST /quote/bid': refuse(422, { Errors: errors }) });
  await person.keyboard('13/2026');
  await press('Enviar solicitação');
  await waitFor(() => expect(sent(api)).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enviar solicitação' })).toBeEnabled());
  expect(await notice()).toHaveValue('13/2026');
  api.answer({ 'POST /quote/bid': { Identifier: QUOTE.identifier, Title: 'Recebemos sua solicitação' } });
  await press('Enviar solicitação');
  await waitFor(() => expect(sent(api)).toHaveLength(2));
  const keys = sent(api).map(({ headers }) => headers['Idempotency-Key']);
  expect(keys[0]).toBe(keys[1]);
});

it('an emptied answer is asked for at its field and nothing is sent', async () => {
  const { person, api, press } = await repeatBid();
  await person.clear(await notice());
  await press('Enviar solicitação');
  await waitFor(async () => expect(await notice()).toHaveAttribute('aria-invalid', 'true'));
  expect(sent(api)).toHaveLength(0);
});

it('all of it is read in its fold, or filled step by step with what was typed here', async () => {
  const { person, press } = await repeatBid();
  await person.keyboard('13/2026');
  await person.click(screen.getByText('Ver toda a solicitação'));
  expect(await screen.findByText('PRADO COMERCIO E SERVICOS LTDA')).toBeVisible();
  await press('Abrir o formulário completo');
  await heading('Arquivos');
  await person.click(screen.getByRole('button', { name: /^Editar.*Objeto/ }));
  expect(await notice()).toHaveValue('13/2026');
});
