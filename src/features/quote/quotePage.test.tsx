import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { config, plans } from '../../../tests/support/portal/answers';
import { cut, refuse } from '../../../tests/support/portal/fakeApi';
import { arrive, heading, openPortal, patience } from '../../../tests/support/portal/openPortal';
import { offer, QUOTE, quoteAt } from '../../../tests/support/portal/quote';
import { followServerClock } from '../../shared/config/serverClock';
import { PAYMENT_POLL } from './pollDraft';
import { STATUS } from '../../../contract/statuses/quote';

afterEach(() => vi.useRealTimers());

const { identifier } = QUOTE;
const offered = () => quoteAt(STATUS.paymentReady, { Quote: offer });
const ended = (status: number) => quoteAt(status, { Quote: { ...offer, ValidityEnded: '2026-11-30' } });

async function openPayment(answers: object = {}) {
  const portal = openPortal(QUOTE.path, { answers: { 'GET /quote': await offered(), ...answers } });
  await portal.person.click(await screen.findByRole('button', { name: 'Seguir com Emissão' }, patience));
  await heading('Dados de Pagamento');
  await screen.findByRole('button', { name: 'Pedir Proposta' }, patience);
  return portal;
}

describe('the page of a quote', () => {
  it('says of a denial what, when and why, and leads back to the requests', async () => {
    const Reason = 'A garantia de proposta excede 10% do valor do contrato.';
    const denied = await quoteAt(STATUS.denied, {
      QuoteDenied: { DeniedAt: '2026-11-20T15:00:00.000Z', Reason },
    });
    const { person } = openPortal(QUOTE.path, { answers: { 'GET /quote': denied } });
    expect(await screen.findByText('Cotação Negada', {}, patience)).toBeVisible();
    expect(screen.getByText(/^Prezado cliente, após análise técnica e politicas/)).toBeVisible();
    expect(screen.getByText('Data da negativa')).toBeVisible();
    expect(screen.getByText(Reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Seguir com Emissão' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Voltar' }));
    await arrive('/status-solicitacao');
  });

  it('says of an offer that nobody took when it expired', async () => {
    const expired = await quoteAt(STATUS.expired, { Quote: offer });
    openPortal(QUOTE.path, { answers: { 'GET /quote': expired } });
    expect(await screen.findByText('Cotação Expirada', {}, patience)).toBeVisible();
    expect(screen.getByText('Data de expiração')).toBeVisible();
    expect(screen.getByText('Data de liberação')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Seguir com Emissão' })).toBeNull();
  });

  it('tells what happened, who has it and how to reach them, and goes on without it where it cannot be read', async () => {
    const executive = {
      ...{ name: 'Eduarda Lima', title: 'Executivo', section: null, email: 'eduarda@lastro.test' },
      ...{ phone: '1133334444', cellPhone: null, photoStandard: null, photoFull: null },
    };
    const At = '2026-11-20T12:00:00.000Z';
    const told = {
      Events: [{ Kind: 'registered', At, By: { Name: 'Clara Nogueira', IsExecutive: false }, Status: 1 }],
      Turn: { Who: 'brokerage', Since: At, Until: null },
    };
    const answers = {
      'GET /quote': await quoteAt(STATUS.analysing),
      'GET /quote/timeline': cut,
      'GET /user/contacts': { executive, assistants: [], superintendent: null },
    };
    const { person, api } = openPortal(QUOTE.path, { answers });
    expect(
      await screen.findByText('Não foi possível carregar o acompanhamento.', {}, patience),
    ).toBeVisible();
    expect(screen.getByText('Dados da solicitação')).toBeVisible();
    api.answer({ 'GET /quote/timeline': told });
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Com Eduarda Lima')).toBeVisible();
    expect(screen.getByRole('link', { name: '(11) 3333-4444' })).toBeVisible();
    expect(screen.getByText(/09:00 · Clara Nogueira$/)).toBeVisible();
  });

  it('counts the days that are left by the server’s clock, whatever the device’s says', async () => {
    const answers = { 'GET /quote': await offered(), 'GET /quote/timeline': cut };
    const { person, api } = openPortal(QUOTE.path, { answers });
    const again = await screen.findByRole('button', { name: 'Tentar novamente' }, patience);
    followServerClock('2031-05-01T15:00:00.000Z');
    const Turn = { Who: 'customer', Since: '2031-04-20T15:00:00.000Z', Until: '2031-05-20T15:00:00.000Z' };
    api.answer({ 'GET /quote/timeline': { Events: [], Turn } });
    await person.click(again);
    expect(await screen.findByText('Até 20/05/2031: faltam 19 dias.')).toBeVisible();
    followServerClock(config.now);
  });

  it('is an error page where the quote is none of the user’s', async () => {
    openPortal(QUOTE.path, { answers: { 'GET /quote': refuse(404) } });
    await arrive('/error/404');
  });

  it('is decided on beside it: how much, until when, each way to pay, and one way on', async () => {
    const { api, person } = openPortal(QUOTE.path, {
      answers: { 'GET /quote': await offered(), 'GET /quote/payment/plans': cut() },
    });
    expect(await screen.findByText('Não foi possível carregar as parcelas.', {}, patience)).toBeVisible();
    api.answer({ 'GET /quote/payment/plans': plans });
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Vale por mais 30 dias, até 20/12/2026.')).toBeVisible();
    expect(screen.getByText(/^Aprovada em 6 s\./)).toBeVisible();
    const ways = within(screen.getByRole('group', { name: 'Parcelas no boleto' })).getAllByRole('radio');
    expect(ways.map((way) => way.closest('label')?.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      '1x R$ 150,0020/12/2026',
      '2x R$ 75,0020/12/2026 e 20/01/2027',
    ]);
    expect(ways[0]).toBeChecked();
    await person.click(ways[1]!);
    expect(screen.getByText(/^2x R\$\s75,00 · 20\/12\/2026 e/)).toBeVisible();
    expect(screen.getByText(/^Gera a proposta para você ler/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Seguir com Emissão' })).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Voltar' }));
    await arrive('/status-solicitacao');
  });

  it('whose validity has ended is not taken any more: it says so, and is asked for anew', async () => {
    openPortal(QUOTE.path, { answers: { 'GET /quote': await ended(STATUS.paymentReady) } });
    const told = await screen.findByText(/^Ela terminou em 30\/11\/2026\./, {}, patience);
    const panel = told.closest<HTMLElement>('section, aside, div[class*=decision]')!;
    expect(within(panel).getByRole('button', { name: 'Repetir esta solicitação' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Seguir com Emissão' })).toBeNull();
    expect(screen.queryByText(/^Vale por mais/)).toBeNull();
    expect(screen.queryByText(/siga com a emissão/)).toBeNull();
  });

  it('nor is a ready proposal then, whatever its due date', async () => {
    const Proposal = { AsksDueDate: true, ReadyAt: null, Request: { Payment: { Installments: 1 } } };
    const answer = { ...(await ended(STATUS.proposalReady)), Proposal };
    openPortal(QUOTE.path, { answers: { 'GET /quote': answer, 'GET /quote/draft/document': null } });
    expect(await screen.findByText(/^Ela terminou em 30\/11\/2026\./, {}, patience)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Contratar' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('leads to the payment of an offer, its draft, and back', async () => {
    const { person } = await openPayment();
    expect(screen.getByRole('link', { name: /Visualizar Minuta/ })).toHaveAttribute('target', '_blank');
    await person.click(screen.getByRole('button', { name: 'Voltar' }));
    await heading('Sua cotação foi aprovada');
  });
});

it('an offer is issued in two clicks: the choices stand already, a yes accepts the terms, a double press issues once', async () => {
  const issued = await quoteAt(STATUS.issued, {
    Quote: offer,
    Policy: { Code: 'p1', Number: '2026077500001', IssuedAt: '2026-11-20T12:00:00.000Z', Billets: [] },
  });
  const { api, person } = openPortal(QUOTE.path, {
    answers: { 'GET /quote': await offered(), 'POST /quote/payment': cut() },
  });
  const issue = await screen.findByRole('button', { name: 'Emitir Apólice' }, patience);
  await waitFor(() => expect(issue).toBeEnabled());
  await person.click(issue);
  const dialog = await screen.findByRole(
    'dialog',
    { name: /^Emitir a apólice por R\$\s150,00 em 1x\?$/ },
    patience,
  );
  expect(within(dialog).getByText('Ao confirmar, você aceita os termos e condições.')).toBeVisible();
  const yes = within(dialog).getByRole('button', { name: 'Sim' });
  await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled'));
  await person.click(yes);
  expect(await within(dialog).findByText(/^Não foi possível falar com o servidor\./)).toBeVisible();
  expect(api.calls('POST /quote/payment')).toHaveLength(1);
  api.answer({ 'POST /quote/payment': { Identifier: identifier }, 'GET /quote': issued });
  await person.dblClick(yes);
  await heading('Sua apólice foi emitida');
  expect(api.calls('POST /quote/payment')).toHaveLength(2);
  const [lost, sent] = api.calls('POST /quote/payment');
  expect(sent!.body).toEqual({
    request: {
      identifier,
      payment: { paymentType: 1, installments: 1, firstInstallmentDueDateDelay: 30 },
      acceptRequired: false,
      premium: expect.any(Number) as number,
    },
  });
  expect(sent!.headers['idempotency-key']).toBe(lost!.headers['idempotency-key']);
  expect(document.getElementById('quote-status')).toHaveFocus();
  expect(screen.queryByText(/Em breve/)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('what was issued is paid and kept with one press each', async () => {
  const billet = {
    ...{ BillingId: 'b1', Installment: 1, Installments: 1, DueDate: '2026-11-30', Amount: 150 },
    ...{ Status: 'Pending', Line: '00190.00009', Pix: '000201br.gov.bcb.pix' },
  };
  const paid = { ...billet, BillingId: 'b2', Installment: 2, Status: 'Paid', Line: null, Pix: null };
  const Policy = { Code: 'p1', Number: '2026077500001', IssuedAt: '2026-11-20T12:00:00.000Z' };
  const issued = await quoteAt(STATUS.issued, {
    Quote: offer,
    Policy: { ...Policy, Billets: [billet, paid] },
  });
  const { person, api } = openPortal(QUOTE.path, {
    answers: { 'GET /quote': issued, 'GET /quote/documents': refuse(404) },
  });
  const copy = async (name: string) => {
    await person.click(await screen.findByRole('button', { name }, patience));
    return navigator.clipboard.readText();
  };
  expect(await copy('Copiar código do boleto da parcela 1')).toBe(billet.Line);
  expect(await copy('Copiar código Pix da parcela 1')).toBe(billet.Pix);
  expect(screen.queryByRole('button', { name: /da parcela 2$/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Baixar documentos' }));
  expect(await screen.findByText(/^Não foi possível baixar o arquivo/)).toBeVisible();
  expect(Object.fromEntries(api.calls('GET /quote/documents')[0]!.query)).toEqual({ identifier });
});

it('a request is asked for again: what changes is asked on one page, which says what has moved or stayed behind', async () => {
  const Moved = [{ Title: 'Início de Vigência', From: '2026-01-01', To: '2026-11-20' }];
  const again = {
    Wizard: 'licitante',
    Answers: { 'insured.name': 'Prefeitura de Santos' },
    Moved,
    Left: ['Edital'],
  };
  const { api, person } = openPortal(QUOTE.path, {
    answers: { 'GET /quote': await quoteAt(STATUS.denied), 'GET /quote/repeat': refuse(404) },
  });
  const button = await screen.findByRole('button', { name: 'Repetir esta solicitação' }, patience);
  await person.click(button);
  await person.click(await screen.findByRole('button', { name: 'Fechar' }));
  api.answer({ 'GET /quote/repeat': again });
  await person.click(button);
  await arrive('/cotacao/garantia/licitante');
  expect(await screen.findByLabelText('Número do Edital', {}, patience)).toHaveFocus();
  expect(screen.getByText(`Repetição da solicitação ${identifier}`)).toBeVisible();
  expect(screen.getByText('Início de Vigência: de 01/01/2026 para 20/11/2026.')).toBeVisible();
  expect(screen.getByText('Não copiado: Edital.')).toBeVisible();
});

it('what was denied is corrected and sent again: the wizard says why, and who can be asked stands on the page', async () => {
  const Reason = 'O edital é outro.';
  const executive = {
    ...{ name: 'Eduarda Lima', title: 'Executivo', section: null, email: 'eduarda@lastro.test' },
    ...{ phone: '1133334444', cellPhone: null, photoStandard: null, photoFull: null },
  };
  const again = {
    Wizard: 'licitante',
    Answers: { 'insured.name': 'Prefeitura' },
    Moved: [],
    Mapped: [],
    Left: [],
  };
  const QuoteDenied = { DeniedAt: '2026-11-20T15:00:00.000Z', Reason };
  const { person } = openPortal(QUOTE.path, {
    answers: {
      'GET /quote': await quoteAt(STATUS.denied, { QuoteDenied }),
      'GET /quote/timeline': { Events: [], Turn: null },
      'GET /user/contacts': { executive, assistants: [], superintendent: null },
      'GET /quote/repeat': again,
    },
  });
  expect(await screen.findByText('Eduarda Lima', {}, patience)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Corrigir e enviar de novo' }));
  await arrive('/cotacao/garantia/licitante');
  expect(await screen.findByText(`O que corrigir: ${Reason}`, {}, patience)).toBeVisible();
});

describe('a correction that the desk asked for', () => {
  const asked = {
    ...{ Id: '11111111-1111-4111-8111-111111111111', Identifier: identifier, Status: STATUS.analysing },
    ...{ By: 'Elisa Duarte', Reason: null, AnsweredAt: null, Form: null },
    ...{ AskedAt: '2026-11-20T15:00:00.000Z', Until: '2026-11-27T15:00:00.000Z' },
  };

  it('is told on the request, with the way to it', async () => {
    const Correction = { By: 'Elisa Duarte', Reason: 'Confira o edital.', Until: asked.Until };
    const quote = await quoteAt(STATUS.analysing, { Correction });
    const answers = { 'GET /quote': quote, 'GET /quote/correction': { ...asked, State: 'expired' } };
    const { person } = openPortal(QUOTE.path, { answers });
    expect(await screen.findByText('Confira o edital.', {}, patience)).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Sua vez: / })).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Corrigir agora' }));
    await arrive(`${QUOTE.path}/correcao`);
    expect(await screen.findByText('O prazo desta correção terminou', {}, patience)).toBeVisible();
    expect(screen.getByText('Cotação em Análise')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver a solicitação' })).toBeVisible();
  });

  it('asks for its fields alone, with why, and sends nothing while one of them is wrong', async () => {
    const [{ Definition }, path] = [await quoteAt(STATUS.analysing), 'objectProperty.noticeNumber'];
    const Form = {
      ...{ Wizard: 'licitante', Definition, Constants: '', Answers: { [path]: '12/2026' } },
      Today: '2026-11-20',
      ...{ Context: { companies: [], nominated: [] }, Fields: [{ Path: path, Reason: 'É o 13.' }] },
    };
    const { api, person } = openPortal(`${QUOTE.path}/correcao`, {
      answers: { 'GET /quote/correction': { ...asked, State: 'open', Form } },
    });
    const notice = await screen.findByLabelText(/^Número do Edital/, {}, patience);
    expect(notice).toHaveValue('12/2026');
    expect(screen.getByText('É o 13.')).toBeVisible();
    expect(screen.queryByLabelText(/^Observações/)).toBeNull();
    await person.clear(notice);
    await person.click(screen.getByRole('button', { name: 'Enviar correção' }));
    expect(await screen.findByRole('link', { name: /^Número do Edital:/ })).toBeVisible();
    expect(api.calls('POST /quote/correction')).toHaveLength(0);
  });
});

it('an offer goes back to analysis, with its reason', async () => {
  const Message = 'Sua cotação foi enviada para análise do executivo.';
  const { api, person } = await openPayment({ 'POST /quote/analysis': { Identifier: identifier, Message } });
  await person.click(screen.getByRole('button', { name: 'Solicitar Análise' }));
  expect(screen.getByText('Deseja enviar a cotação para análise do executivo?')).toBeVisible();
  await person.type(await screen.findByLabelText(/^Motivo da Análise/), 'O prêmio parece alto.');
  api.answer({ 'GET /quote': await quoteAt(STATUS.analysing) });
  await person.click(screen.getByText('Sim'));
  expect(await screen.findByText(Message)).toBeVisible();
  await person.click(screen.getAllByText('Fechar').at(-1)!);
  expect(await screen.findByText('Cotação em Análise')).toBeVisible();
  const [sent] = api.calls('POST /quote/analysis');
  expect(sent?.body).toEqual({ identifier, reasonAnalysis: 'O prêmio parece alto.' });
  await person.click(screen.getByRole('button', { name: 'Voltar' }));
  await arrive('/status-solicitacao');
});

it('a draft that does not come is waited for a minute; the request is received all the same', async () => {
  const { api, person } = await openPayment({
    'POST /quote/payment': { Identifier: identifier },
    'GET /quote/draft/document': cut(),
  });
  // One installment, as late as may be, is chosen already.
  await person.click(screen.getByRole('checkbox'));
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await person.click(screen.getByRole('button', { name: 'Pedir Proposta' }));
  const looks = () => api.calls('GET /quote/draft/document');
  await waitFor(() => expect(looks()).toHaveLength(1));
  expect(screen.getByText('Aguarde, estamos processando sua solicitação...')).toBeVisible();
  expect(screen.queryByText('Recebemos sua solicitação')).toBeNull();
  await vi.advanceTimersByTimeAsync(PAYMENT_POLL.every * PAYMENT_POLL.times);
  expect(await screen.findByText('Recebemos sua solicitação')).toBeVisible();
  expect(screen.getByText(/^A minuta ainda está sendo gerada\./)).toBeVisible();
  expect(looks()).toHaveLength(1 + PAYMENT_POLL.times);
});
