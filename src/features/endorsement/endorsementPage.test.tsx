import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contextOf, serra } from '../../../tests/support/portal/answers';
import {
  DETAILS,
  END,
  POLICY,
  policy,
  policyAnswers,
  PROCESS,
} from '../../../tests/support/portal/endorsement';
import type { Answers } from '../../../tests/support/portal/fakeApi';
import { field } from '../../../tests/support/portal/openBid';
import { arrive, heading, openPortal, patience } from '../../../tests/support/portal/openPortal';

const SEARCH = 'GET /InsurancePolicy/search-autocomplete';
const NUMBER = 'Número da Apólice/Endosso';
const TYPE = 'Tipo de Endosso';
const HELP = 'Como realizar uma nova solicitação de Endosso';

async function openForm(answers: Answers = {}, path: string = END.form) {
  const portal = openPortal(path, { answers: { ...policyAnswers(), ...answers } });
  await heading('Dados do Endosso');
  const pick = async () => {
    await portal.person.type(await field(NUMBER), POLICY.number);
    // What floats is hidden from jsdom.
    const option = { name: POLICY.number, hidden: true };
    await portal.person.click(await screen.findByRole('option', option, patience));
  };
  const choose = async (type: string) => portal.person.type(await field(TYPE), `${type}{Enter}`);
  const dialog = (text: string | RegExp) => screen.findByText(text, {}, patience);
  return { ...portal, pick, choose, dialog };
}

describe('the form of an endorsement', () => {
  it('finds a policy by its number, takes its state over and goes on', async () => {
    const { api, person, pick, choose } = await openForm();
    expect(await screen.findByRole('link', { name: HELP })).toHaveAttribute(
      'href',
      '/ajuda#nova-solicitacao-de-endosso',
    );
    await pick();
    expect(api.calls(SEARCH).at(-1)?.query.get('documentNumber')).toBe(POLICY.number);
    await choose('Aumento de Import');
    await waitFor(async () => expect(await field('Produto')).toHaveValue('Seguro Garantia Performance'));
    await person.click(screen.getByRole('button', { name: 'Continuar' }));
    await heading('Estado Atual do Documento');
    const table = await screen.findByRole('table', { name: 'Histórico de Documentos' });
    expect(within(table).getByText(POLICY.number)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await field('CPF/CNPJ')).toHaveValue('45.997.418/0001-53');
  });

  it('is of the policy of its address: filled, locked, searched for at once', async () => {
    const { api } = await openForm({}, `/endossos/${POLICY.number}`);
    await waitFor(async () => expect(await field(NUMBER)).toHaveValue(POLICY.number), patience);
    expect(await field(NUMBER)).toHaveAttribute('readonly');
    const asked = () => api.calls(SEARCH)[0]?.query.get('documentNumber');
    await waitFor(() => expect(asked()).toBe(POLICY.number), patience);
  });

  it('goes on as another brokerage where nothing is found, without the help for one of ours', async () => {
    const { person, dialog } = await openForm({ [SEARCH]: [] });
    await person.type(await field(NUMBER), 'OUTRA-2026-0001');
    await dialog('Documento não encontrado');
    await person.click(screen.getByRole('button', { name: 'Sim, seguir com solicitação' }));
    expect(await field(NUMBER)).toHaveValue('OUTRA-2026-0001');
    expect(await screen.findByText('Tomador', {}, patience)).toBeVisible();
    expect(screen.queryByRole('link', { name: HELP })).toBeNull();
  });

  it.each([
    [
      'a cancelled policy',
      { [DETAILS]: policy({ status: 'Cancelado' }) },
      'A apólice/endosso informado está cancelado.',
    ],
    [
      'an expired one',
      {
        [DETAILS]: policy({
          ultimoDocumento: { ...policy().ultimoDocumento, terminoVigencia: '2026-11-20' },
        }),
      },
      'A apólice/endosso informado está vencido',
    ],
    [
      'a request in progress',
      { [DETAILS]: policy({ emAndamento: true }) },
      'Já existe uma solicitação de endosso em andamento para esta apólice. Entre em contato com o executivo.',
    ],
    [
      "somebody else's policy",
      { [DETAILS]: policy({ tomador: { clienteNome: 'Outra', clienteCpfCnpj: '11444777000161' } }) },
      'O tomador da apólice não está vinculado ao usuário. Procure seu executivo.',
    ],
    [
      "another brokerage's document",
      { [DETAILS]: policy({ finlandiaIsBroker: false }) },
      'Este documento foi emitido por outra corretora',
    ],
  ])('tells %s and asks again', async (_what, answers: Answers, text) => {
    const { pick, choose, dialog } = await openForm(answers);
    await pick();
    await choose('Aumento de Import');
    expect(await dialog(text)).toBeVisible();
  });

  it('waits for an endorsement that is processed', async () => {
    const { pick, dialog } = await openForm({
      [PROCESS]: { Message: 'O endosso está em emissão.', Status: 'Em emissão' },
    });
    await pick();
    await dialog('Endosso em processamento');
    expect(screen.getByText(/Aguarde o fim do processo para solicitar um novo endosso\./)).toBeVisible();
  });

  it('asks for nothing where the user has no named clients', async () => {
    openPortal(END.form, {
      answers: { 'GET /wizard/context': contextOf({ clients: [{ ...serra, lead: true }] }) },
    });
    expect(
      await screen.findByText(
        'Usuário sem cliente(s) nomeado(s). Por favor contate o Executivo.',
        {},
        patience,
      ),
    ).toBeVisible();
  });

  it('is no page of a natural person', async () => {
    openPortal(END.form, { person: { isPhysicalPerson: true } });
    await arrive('/inicio');
  });
});
