import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  END,
  endorsementAt,
  endorsementDraft,
  ofAnotherBrokerage,
  policyAnswers,
} from '../../../tests/support/portal/endorsement';
import { DRAFT_KEY } from '../../../tests/support/portal/bid';
import { refuse, type Answers } from '../../../tests/support/portal/fakeApi';
import { arrive, heading, openPortal, patience } from '../../../tests/support/portal/openPortal';
import { offer } from '../../../tests/support/portal/quote';
import { STATUS } from '../../../contract/statuses/quote';
import { REGISTRATION_POLL } from '../../shared/requests/pollQuote';
import { tellNews } from '../../shared/requests/news';

afterEach(() => vi.useRealTimers());

const CONFIRM = 'Confirme os dados da sua cotação';
const WAITING = 'Aguarde, estamos processando sua solicitação...';
const SEND = 'POST /newEndorsement';
const WITH_PERSON = { Endorsement: { IsWithPerson: true } };
const registered = { Identifier: END.identifier, Title: 'Recebemos sua solicitação', Message: '' };
const button = (name: string) => screen.findByRole('button', { name }, patience);

/** A filled increase, confirmed and about to be sent. */
async function confirm(answers: Answers, changes = {}) {
  const portal = openPortal(END.form, {
    state: { resume: DRAFT_KEY },
    answers: {
      ...policyAnswers(),
      'GET /draft/endosso/*': endorsementDraft('files', changes),
      [SEND]: registered,
      ...answers,
    },
  });
  await portal.person.click(await button('Solicitar Endosso'));
  await arrive('/endossos/confirmacao');
  await heading(CONFIRM);
  return portal;
}

async function send(answers: Answers, changes = {}) {
  const portal = await confirm(answers, changes);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await portal.person.click(await button('Continuar'));
  await waitFor(() => expect(portal.api.calls(SEND)).toHaveLength(1));
  return portal;
}

describe('an endorsement that is sent', () => {
  it('is confirmed by its sections, and goes as the record of its form', async () => {
    const { api } = await send({ 'GET /quote': await endorsementAt(STATUS.endorsementAnalysing) });
    for (const name of [
      'Detalhes do Produto',
      'Estado Atual do Documento',
      'Dados do Segurado',
      'Objeto Segurado',
      'Solicitante',
      'Arquivos',
    ])
      expect(screen.getByRole('heading', { name, hidden: true })).toBeInTheDocument();
    expect(screen.getByText(WAITING)).toBeVisible();
    const { endorsement } = api.calls(SEND)[0]!.body as { endorsement: Record<string, unknown> };
    expect(endorsement).toMatchObject({
      finlandiaIsBroker: true,
      endorsementRequest: { endorsementTypeId: 'b', policy: { id: '7', version: 1 } },
      newStateDocument: { guaranteeValue: 200_000 },
    });
  });

  it('names the insured as the policy does, whatever typed text would be cleaned of', async () => {
    const name = 'Prefeitura de São João';
    const named = { 'insured.name': name, 'currentStateDocument.name': name };
    const written = { by: 'lookup', rule: 'policy-details' };
    const provenance = {
      given: [],
      written: { 'insured.name': written, 'currentStateDocument.name': written },
    };
    const { api } = await send({
      ...policyAnswers({ segurado: { nomeBeneficiario: name, cnpjBeneficiario: '45997418000153' } }),
      'GET /draft/endosso/*': { ...endorsementDraft('files', named), provenance },
      'GET /quote': await endorsementAt(STATUS.endorsementAnalysing),
    });
    const sent = JSON.stringify(api.calls(SEND)[0]!.body);
    expect(sent).toContain(name);
    expect(sent).not.toContain('Sao Joao');
  });

  it('is priced: the premium is shown, and may be paid', async () => {
    await send({ 'GET /quote': await endorsementAt(STATUS.paymentReady, { Quote: offer }) });
    await vi.advanceTimersByTimeAsync(REGISTRATION_POLL.every);
    await arrive(END.path);
    expect(await screen.findByText('Recebemos sua solicitação', {}, patience)).toBeVisible();
    expect(await button('Seguir com Emissão')).toBeVisible();
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'Status da Solicitação' }),
    ).toBeVisible();
  });

  it('is looked at as soon as the line tells news of it', async () => {
    await send({ 'GET /quote': await endorsementAt(STATUS.paymentReady, { Quote: offer }) });
    await screen.findByText(WAITING, {}, patience);
    tellNews(END.identifier);
    await arrive(END.path);
  });

  it.each([
    ['denied', STATUS.endorsementDenied, {}, 1, 'Sua solicitação está em análise'],
    ['left to a person', STATUS.endorsementAnalysing, WITH_PERSON, 1, 'Sua solicitação está em análise'],
    [
      'not answered in 90 s',
      STATUS.endorsementAnalysing,
      {},
      15,
      'Sua solicitação ainda está sendo processada',
    ],
  ])('%s is told with the way to follow it', async (_what, status, more, ticks, title) => {
    const { api, person } = await send({ 'GET /quote': await endorsementAt(status, more) });
    for (let tick = 1; tick <= ticks; tick += 1) {
      await vi.advanceTimersByTimeAsync(REGISTRATION_POLL.every);
      await waitFor(() => expect(api.calls('GET /quote').length).toBeGreaterThanOrEqual(tick));
    }
    expect(await screen.findByText(title, {}, patience)).toBeInTheDocument();
    expect(screen.getByText(END.identifier)).toBeInTheDocument();
    await person.click(screen.getAllByText('Status da Solicitação').at(-1)!);
    await arrive('/status-solicitacao');
  });

  it("of another brokerage's document waits for nobody", async () => {
    const { api } = await send(
      { 'GET /quote': await endorsementAt(STATUS.endorsementAnalysing) },
      ofAnotherBrokerage,
    );
    await arrive(END.path);
    expect(await screen.findByText(/END0000009/, { selector: 'strong' }, patience)).toBeVisible();
    expect(api.calls(SEND)).toHaveLength(1);
  });

  it.each([
    [
      'in other words of the server',
      refuse(409, { Title: 'Apólice alterada', Message: 'Consulte de novo.' }),
      'Apólice alterada',
    ],
    [
      'without any',
      refuse(500),
      'Algo deu errado com sua solicitação. Verifique os dados e tente novamente.',
    ],
  ])('and refused %s leads back to the filled form', async (_what, refusal, words) => {
    const { person } = await confirm({ [SEND]: refusal });
    await person.click(await button('Continuar'));
    expect(await screen.findByText(words, {}, patience)).toBeInTheDocument();
    await person.click(screen.getAllByText('Voltar').at(-1)!);
    expect(await button('Solicitar Endosso')).toBeVisible();
  });
});
