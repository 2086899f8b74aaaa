import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../tests/support/portal/fakeApi';
import { arrive, openPortal, patience, reopenPortal } from '../../../tests/support/portal/openPortal';

it('what is not known of a person reads so', async () => {
  openPortal('/meus-dados', { person: { cpfCnpj: null, mobilePhone: null } });
  expect((await screen.findAllByText('Não definido')).length).toBe(4);
});

/** The lists that the address is chosen from. */
const places = {
  'GET /geography/states': [
    { sigla: 'SP', nome: 'São Paulo' },
    { sigla: 'RJ', nome: 'Rio de Janeiro' },
  ],
  'GET /geography/states/SP/cities': [{ nome: 'Santos' }, { nome: 'Campinas' }],
  'GET /geography/states/RJ/cities': [{ nome: 'Niterói' }, { nome: 'Rio de Janeiro' }],
};
const address = {
  cep: '11010100',
  place: 'Rua do Porto',
  number: '1',
  complement: null,
  district: 'Centro',
  state: 'SP',
  city: 'Santos',
};

it('what is no value is said beside its field, and on top as a link to it', async () => {
  const { person } = openPortal('/atualizacao-cadastral', { answers: places });
  const fields: [string, string, string][] = [
    ['E-mail', 'sem-arroba', 'E-mail inválido'],
    ['Celular', '1198', 'Celular inválido.'],
    ['Telefone', '1133', 'Telefone inválido.'],
    ['CEP', '0131', 'CEP inválido.'],
  ];
  await screen.findByLabelText('CEP');
  for (const [label, value] of fields) {
    await person.clear(screen.getByLabelText(label));
    await person.type(screen.getByLabelText(label), value);
  }
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  const summary = (await screen.findByRole('link', { name: 'CEP: CEP inválido.' })).closest('ul')!;
  for (const [label, , message] of fields)
    expect(within(summary).getByRole('link', { name: `${label}: ${message}` })).toBeVisible();
});

it('a CEP fills the address, and is sent with all that is left empty as null', async () => {
  const { api, person } = openPortal('/atualizacao-cadastral', {
    answers: {
      ...places,
      'GET /client/ViaCEPWS/20040002': {
        logradouro: 'Avenida Rio Branco',
        bairro: 'Centro',
        localidade: 'Rio de Janeiro',
        uf: 'RJ',
      },
      'PUT /user/updateOutdatedUser': null,
    },
  });
  const fill = async (label: string, text: string) => {
    await person.clear(await screen.findByLabelText(label, {}, patience));
    if (text) await person.type(screen.getByLabelText(label), text);
  };
  await fill('CEP', '20040002');
  await waitFor(() => expect(screen.getByLabelText('Logradouro')).toHaveValue('Avenida Rio Branco'));
  await waitFor(() => expect(screen.getByLabelText('Cidade')).toHaveDisplayValue('Rio de Janeiro'));
  expect(screen.getByLabelText('Estado')).toHaveDisplayValue('RJ');
  await fill('Número', '10');
  await fill('Complemento', '');
  await fill('Celular', '21987650011');
  await fill('Telefone', '');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(api.calls('PUT /user/updateOutdatedUser')).toHaveLength(1));
  expect(api.calls('PUT /user/updateOutdatedUser')[0]!.body).toMatchObject({
    mobilePhone: '21987650011',
    phone: null,
    address: {
      cep: '20040002',
      place: 'Avenida Rio Branco',
      number: '10',
      complement: null,
      state: 'RJ',
      city: 'Rio de Janeiro',
    },
  });
});

it('what is on file stays as it is: its CEP is not looked up', async () => {
  const { api, person } = openPortal('/atualizacao-cadastral', {
    person: { address },
    answers: { ...places, 'PUT /user/updateOutdatedUser': null },
  });
  await waitFor(() => expect(screen.getByLabelText('Cidade')).toHaveDisplayValue('Santos'), patience);
  // Somebody who moves finds the other states too, whenever their list comes.
  const states = () => within(screen.getByLabelText('Estado'));
  await waitFor(() => expect(states().getByRole('option', { name: 'RJ' })).toBeInTheDocument(), patience);
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(api.calls('PUT /user/updateOutdatedUser')).toHaveLength(1));
  expect(api.calls('PUT /user/updateOutdatedUser')[0]!.body).toMatchObject({ address });
  expect(api.calls('GET /client/ViaCEPWS/11010100')).toEqual([]);
});

it('what is typed is there again after another page, and gone with "Voltar"', async () => {
  const { person } = openPortal('/atualizacao-cadastral', { person: { address }, answers: places });
  const number = () => screen.findByLabelText('Número', {}, patience);
  await person.clear(await number());
  await person.type(await number(), '77');
  cleanup();
  reopenPortal();
  await waitFor(async () => expect(await number()).toHaveValue('77'), patience);
  await person.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(Object.keys(sessionStorage).filter((key) => key.includes('registration'))).toEqual([]);
});

it('a CEP that nobody knows leaves the address, and says whose it is', async () => {
  const { person } = openPortal('/atualizacao-cadastral', {
    person: { address },
    answers: { ...places, 'GET /client/ViaCEPWS/99999999': refuse(404, { Code: 'NOT_FOUND' }) },
  });
  const cep = await screen.findByLabelText('CEP', {}, patience);
  await person.clear(cep);
  await person.type(cep, '99999999');
  await person.tab();
  expect(await screen.findByText(/ainda é o do CEP anterior/)).toBeVisible();
  expect(screen.getByLabelText('Logradouro')).toHaveValue('Rua do Porto');
});

describe('a new user', () => {
  const companies = [
    { name: 'Alfa S.A.', cpfcnpj: '11222333000181', lead: false },
    { name: 'Beta Ltda', cpfcnpj: '12ABC34501DE35', lead: false },
  ];
  const INVITE = 'POST /client/Management/User';
  const open = async (own: typeof companies) => {
    const portal = openPortal('/cadastro-novos-usuarios', {
      person: { isResponsibleClient: true },
      answers: { 'GET /client/myClients': own, 'GET /client/Management/GetUsers': [], [INVITE]: null },
    });
    await screen.findByLabelText('Nome', {}, patience);
    return portal;
  };
  const submit = () => screen.getByRole('button', { name: 'Cadastrar' });

  it('needs name, e-mail and a company; the first that is missing takes focus', async () => {
    const { api, person } = await open(companies);
    await person.click(submit());
    expect(screen.getAllByText('Preenchimento obrigatório')).toHaveLength(2);
    expect(screen.getByText('Selecione pelo menos uma empresa.')).toBeVisible();
    expect(screen.getByLabelText('Nome')).toHaveFocus();
    await person.type(screen.getByLabelText('Nome'), 'Bia Prado');
    await person.type(screen.getByLabelText('E-mail'), ' bia@prado.test');
    await person.click(submit());
    const group = screen.getByRole('group', { name: 'Empresas' });
    expect(within(group).getByRole('checkbox', { name: /Alfa/ })).toHaveFocus();
    await person.click(within(group).getByRole('checkbox', { name: 'Beta Ltda · 12.ABC.345/01DE-35' }));
    await person.click(submit());
    await arrive('/gerenciar-usuarios');
    expect(api.calls(INVITE)[0]!.body).toEqual({
      name: 'Bia Prado',
      email: 'bia@prado.test',
      phone: null,
      mobilePhone: null,
      companies: ['12ABC34501DE35'],
    });
  });

  it('of a client with one company belongs to it from the start', async () => {
    await open(companies.slice(0, 1));
    expect(screen.getByRole('checkbox', { name: /Alfa/ })).toBeChecked();
  });
});

it('only a responsible client manages users', async () => {
  const { person } = openPortal('/inicio');
  await person.click(await screen.findByRole('button', { name: 'Perfil' }));
  const entries = (await screen.findAllByRole('menuitem', { hidden: true })).map(
    ({ textContent }) => textContent,
  );
  expect(entries).toEqual(['Meus dados', 'Alterar senha', 'Sair']);
});

it('the menu of one who is leads there', async () => {
  const { person } = openPortal('/inicio', {
    person: { isResponsibleClient: true },
    answers: { 'GET /client/Management/GetUsers': [] },
  });
  await person.click(await screen.findByRole('button', { name: 'Perfil' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Gerenciar Usuários', hidden: true }));
  await arrive('/gerenciar-usuarios');
  expect(await screen.findByRole('link', { name: 'Cadastrar usuário' })).toBeVisible();
});

it('for anybody else the page is forbidden', async () => {
  openPortal('/gerenciar-usuarios');
  await arrive('/error/403');
});

it('a theme is chosen in the menu of the account, and kept in this browser', async () => {
  const { person } = openPortal('/meus-dados');
  const menu = await screen.findByRole('button', { name: 'Perfil' }, patience);
  const choice = (name: string) => screen.findByRole('menuitemradio', { name, hidden: true });
  await person.click(menu);
  expect(await choice('Tema do sistema')).toHaveAttribute('aria-checked', 'true');
  await person.click(await choice('Tema escuro'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await person.click(menu);
  expect(await choice('Tema escuro')).toHaveAttribute('aria-checked', 'true');
  await person.click(await choice('Tema do sistema'));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});
