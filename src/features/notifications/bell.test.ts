import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../shared/api/api';
import { ApiError } from '../../shared/api/ApiError';
import { askUnread, bellStore, forget, heardStore, readAll, takeList, takeOne } from './bell';
import { describeNotification } from './notification';

const post = vi.spyOn(api, 'post');
const proposal = (id: string) => ({ id, data: `BID${id}`, notificationType: 'ReadyProposal' });
const ids = () => bellStore.read().map(({ id }) => id);

beforeEach(() => {
  takeList([]);
  post.mockReset().mockResolvedValue({ data: null });
});

describe('the bell', () => {
  it('holds each notification once, in the order of its coming', () => {
    takeList([proposal('1')]);
    takeOne(proposal('2'));
    takeOne(proposal('1'));
    takeOne(proposal('2'));
    expect(ids()).toEqual(['1', '2']);
  });

  it('believes a new list: what was read elsewhere is gone', () => {
    takeList([proposal('1'), proposal('2')]);
    takeList([proposal('2')]);
    expect(ids()).toEqual(['2']);
  });

  it('leaves out what this portal does not know', () => {
    takeList([{ ...proposal('1'), notificationType: 'Later' }]);
    takeOne({ ...proposal('2'), notificationType: 'toString' });
    expect(ids()).toEqual([]);
  });

  it('that is read is empty at once and marked on the server', async () => {
    takeList([proposal('1')]);
    const reading = readAll();
    expect(ids()).toEqual([]);
    await reading;
    expect(post.mock.calls.map(([url]) => url)).toEqual(['/notification/markasread/all']);
  });

  it('knows nothing before the server told, and nothing more of who signed out', async () => {
    forget();
    expect(heardStore.read()).toBe(false);
    const get = vi.spyOn(api, 'get').mockRejectedValueOnce(new ApiError({ status: 0, message: '' }));
    await askUnread();
    expect(heardStore.read()).toBe(false);
    get.mockResolvedValueOnce({ data: [proposal('1')] });
    await askUnread();
    expect([heardStore.read(), ids()]).toEqual([true, ['1']]);
    forget();
    expect([heardStore.read(), ids()]).toEqual([false, []]);
  });

  it('asks the server nothing where there is nothing to read', async () => {
    await readAll();
    expect(post).not.toHaveBeenCalled();
  });

  it('that could not be marked has its notifications back, and those that came meanwhile', async () => {
    post.mockRejectedValue(new ApiError({ status: 0, message: '' }));
    takeList([proposal('1')]);
    const reading = readAll();
    // The server, not having heard, lists the first one again.
    takeList([proposal('1'), proposal('2')]);
    await reading;
    expect(ids()).toEqual(['1', '2']);
  });
});

it.each([
  ['NewInsurancePolicy', 'Nova Apólice', '/apolices/X%2F1'],
  ['IssuedEndorsement', 'Endosso Emitido', '/endossos/X%2F1/status'],
  ['NewOpportunity', 'Nova Oportunidade', '/executivo/solicitacoes/X%2F1/dados-gerais'],
  ['DraftExpiring', 'Rascunho a Expirar', '/rascunhos'],
  ['PolicyEnding', 'Vigência a Terminar', '/apolices/X%2F1'],
  ['ConstantEnding', 'Valor a Renovar', '/produtos'],
  ['UndoneEndorsement', 'Endosso Cancelado', '/endossos/X%2F1/status'],
  ['PremiumProposed', 'Prêmio a Confirmar', '/executivo/solicitacoes/X%2F1/dados-gerais'],
  ['AnswerDue', 'Prazo de Resposta', '/executivo/solicitacoes/X%2F1/dados-gerais'],
  ['StandingIn', 'Ausência na Mesa', '/executivo/ausencias'],
  ['BilletDue', 'Aviso de Boleto', '/financeiro?ver=tudo'],
  ['AnsweredComplaint', 'Manifestação Respondida', '/reclamacoes-sugestoes'],
  ['ReadyProposal', 'Proposta Pronta', '/cotacao/X%2F1/status'],
])('%s is titled %s and leads to %s', (notificationType, title, to) => {
  expect(describeNotification({ id: '1', data: 'X/1', notificationType })).toEqual({ title, to });
});
