import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cut, refuse, type Call } from '../../../tests/support/portal/fakeApi';
import {
  arrive,
  heading,
  openPortal,
  patience,
  reopenPortal,
} from '../../../tests/support/portal/openPortal';

const SEARCH = 'POST /InsurancePolicy/search';
const INSURERS = 'GET /InsuranceCompany';
const FIND = 'GET /InsurancePolicy/findById';
const NUMBER = '202607750000001200';

const policy = {
  Id: '5f2c1f50-0000-4000-8000-000000000001',
  Number: NUMBER,
  Product: 'BID',
  ProductName: 'Licitante',
  InsurerName: 'Tokio',
  HolderName: 'Construtora Serra Azul Ltda',
  HolderDocument: '11222333000181',
  InsuredName: null,
  InsuredAmount: 10_000.5,
  ValidityStart: '2026-10-01',
  ValidityEnd: '2027-10-01',
  IssuedAt: '2026-10-01T12:00:00.000Z',
  Status: 'Vigente',
};
const Counts = { Emitida: 2, Vigente: 1000, Vencida: 0, Cancelado: 1 };

const found = (Items: readonly object[], Page = 1) => ({
  Items,
  Total: Items.length === 0 ? 0 : 25,
  More: false,
  Page,
  PageSize: 10,
  Next: Page === 3 ? null : `page-${Page + 1}`,
  Counted: 1000,
  Counts,
});
const answers = {
  [SEARCH]: ({ body }: Call) => found([policy], (body as { Page: number }).Page),
  [INSURERS]: [{ Name: 'Tokio' }],
};

it('lists policies with what narrows and sorts them, and keeps all but what was typed in the address', async () => {
  const { api, person } = openPortal('/apolices', { answers });
  await heading('25 apólices');
  const lastBody = () => api.calls(SEARCH).at(-1)?.body;
  expect(lastBody()).toEqual({ Sort: 'issued', Descending: true, Page: 1 });
  expect(screen.getByText('Segurado: Não definido')).toBeVisible();

  const before = api.calls(SEARCH).length;
  await person.click(screen.getByRole('button', { name: /^Vigente/ }));
  await waitFor(() => expect(lastBody()).toMatchObject({ Status: 'Vigente' }));
  expect(await screen.findByRole('button', { name: 'Vigente 1.000+' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await person.click(screen.getByRole('button', { name: 'Vigência' }));
  await waitFor(() => expect(lastBody()).toMatchObject({ Sort: 'end', Descending: false }));
  // A filter and an order are one round trip each: what is counted comes with the list.
  expect(api.calls(SEARCH)).toHaveLength(before + 2);
  expect(screen.getByRole('columnheader', { name: 'Vigência' })).toHaveAttribute('aria-sort', 'ascending');

  await person.click(screen.getByRole('button', { name: 'Próxima' }));
  await waitFor(() => expect(lastBody()).toMatchObject({ Page: 2, After: 'page-2' }));
  await person.type(screen.getByLabelText(/^Buscar/), 'Serra');
  await waitFor(() => expect(lastBody()).toMatchObject({ Text: 'Serra', Page: 1 }));
  expect(lastBody()).not.toHaveProperty('After');
  expect(window.location.search).toBe('?situacao=Vigente&ordem=fim');
});

it('asks for the insurers once the list has come: its rows would wait for them', async () => {
  let come: (page: object) => void = () => {};
  const list = new Promise<object>((resolve) => (come = resolve));
  const { api } = openPortal('/apolices', { answers: { ...answers, [SEARCH]: list } });
  await waitFor(() => expect(api.calls(SEARCH)).toHaveLength(1));
  expect(api.calls(INSURERS)).toEqual([]);
  come(found([policy]));
  await heading('25 apólices');
  await waitFor(() => expect(api.calls(INSURERS)).toHaveLength(1));
});

it.each([
  ['was refused', '/apolices', refuse(500)],
  ['is not asked for', '/apolices?de=2026-10-02&ate=2026-10-01', undefined],
])('asks for the insurers where the list %s', async (_, place, answer) => {
  const { api } = openPortal(place, { answers: { ...answers, [SEARCH]: answer } });
  await waitFor(() => expect(api.calls(INSURERS)).toHaveLength(1));
});

it('is narrowed to the month of the end that home leads to', async () => {
  const { api, person } = openPortal('/apolices?situacao=Vigente&termina=2026-12&ordem=fim', { answers });
  await heading('25 apólices');
  const lastBody = () => api.calls(SEARCH).at(-1)?.body;
  expect(lastBody()).toMatchObject({ Status: 'Vigente', EndsIn: '2026-12', Sort: 'end', Descending: false });
  await person.selectOptions(screen.getByLabelText('Fim da vigência'), 'Qualquer mês');
  await waitFor(() => expect(lastBody()).not.toHaveProperty('EndsIn'));
});

it('takes no period of more than a year', async () => {
  const { api, person } = openPortal('/apolices', { answers });
  await heading('25 apólices');
  await person.click(screen.getByRole('button', { name: 'Emitidas' }));
  await person.type(screen.getByLabelText(/^Emitidas de/), '01012024');
  // jsdom shows no popover.
  expect(await screen.findByText('Limite máximo de pesquisa 1 ano.')).toBeInTheDocument();
  expect(api.calls(SEARCH)).toHaveLength(1);
  cleanup();
  reopenPortal();
  expect(await screen.findByText('Corrija o período para ver apólices.', {}, patience)).toBeVisible();
  expect(api.calls(SEARCH)).toHaveLength(1);
});

it('opens the last page where there are fewer, and Back leads out of the list', async () => {
  const few = ({ body }: Call) => {
    const { Page } = body as { Page: number };
    return { ...found(Page > 3 ? [] : [policy], Page), Total: 25 };
  };
  openPortal('/apolices?pagina=9999', { answers: { ...answers, [SEARCH]: few } });
  const entries = window.history.length;
  await heading('25 apólices');
  await waitFor(() => expect(window.location.search).toBe('?pagina=3'));
  expect(window.history.length).toBe(entries);
});

it('says why there is nothing, and what to do', async () => {
  const none = { ...answers, [SEARCH]: found([]) };
  const { person } = openPortal('/apolices', { answers: none });
  expect(await screen.findByText('NENHUM REGISTRO ENCONTRADO.', {}, patience)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Solicitar apólice' })).toHaveAttribute('href', '/cotacao');
  const views = within(screen.getByRole('group', { name: 'Situação' }));
  await person.click(views.getByRole('button', { name: /^Emitida/ }));
  await person.click((await screen.findAllByRole('button', { name: 'Limpar filtros' })).at(-1)!);
  expect(await screen.findByRole('link', { name: 'Solicitar apólice' })).toBeVisible();
});

it('a search that finds nothing under a filter is made without it by one press, and keeps what was typed', async () => {
  const hidden = ({ body }: Call) => found('Status' in (body as object) ? [] : [policy]);
  const { api, person } = openPortal('/apolices?situacao=Emitida', {
    answers: { ...answers, [SEARCH]: hidden },
  });
  await screen.findByText('NENHUM REGISTRO ENCONTRADO.', {}, patience);
  // Where nothing was searched for there is nothing to search without filters.
  expect(screen.queryByRole('button', { name: 'Buscar sem os filtros' })).toBeNull();
  await person.type(screen.getByLabelText(/^Buscar/), NUMBER);
  await person.click(await screen.findByRole('button', { name: 'Buscar sem os filtros' }));
  await heading('25 apólices');
  expect(screen.getByLabelText(/^Buscar/)).toHaveValue(NUMBER);
  // The filters go at once; what was typed last is asked for when its typing pauses.
  await waitFor(() => expect(api.calls(SEARCH).at(-1)?.body).toMatchObject({ Text: NUMBER, Page: 1 }));
  expect(api.calls(SEARCH).at(-1)?.body).not.toHaveProperty('Status');
  expect(window.location.search).not.toContain('situacao');
});

it('a natural person is not led to what companies ask for', async () => {
  openPortal('/apolices', {
    answers: { ...answers, [SEARCH]: found([]) },
    person: { isPhysicalPerson: true },
  });
  expect(await screen.findByText(/^Quando uma apólice em seu nome/, {}, patience)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Solicitar apólice' })).toBeNull();
});

it('says that it cannot be read, and is read again', async () => {
  const { api, person } = openPortal('/apolices', { answers: { ...answers, [SEARCH]: cut() } });
  expect(await screen.findByText(/Não foi possível falar com o servidor\./, {}, patience)).toBeVisible();
  api.answer({ [SEARCH]: found([policy]) });
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await heading('25 apólices');
});

const state = {
  inicioVigencia: '2026-10-01',
  terminoVigencia: '2027-10-01',
  prazo: 365,
  valorContrato: null,
  importanciaSegurada: 12_000,
  obrigacaoGarantia: 'Execução da obra.',
  obraCivil: true,
  coberturaMulta: null,
  coberturaTrabalhista: false,
};
const endorsement = (suffix: string, facts: object = {}) => ({
  ...state,
  codigo: `e${suffix}`,
  numeroDocumento: `2026077500000012${suffix}`,
  numeroProposta: null,
  tipoEndosso: { codigo: 'increase', descricaoEndosso: `Aumento ${suffix}` },
  tipoDocumento: 'Endosso',
  dataEmissao: '2026-11-01',
  inicioVigencia: '2026-11-02',
  premioLiquido: 10,
  iof: 1,
  premioTotal: 11,
  cancelado: false,
  canceladoEm: null,
  importanciaEmVigor: 12_000,
  substituidoPor: null,
  ...facts,
});
const details = {
  ...state,
  codigo: policy.Id,
  codigoPrincipal: policy.Id,
  numeroDocumento: NUMBER,
  numeroPrincipal: NUMBER,
  numeroDocumentoUltimoEndosso: '202607750000001201',
  numeroProposta: 'P1',
  versao: 2,
  status: 'Vigente',
  situacao: { status: 'Vigente', importanciaSegurada: 12_000 },
  totalImportanciaSegurada: 12_000,
  dataEmissao: '2026-10-01',
  produto: 'Performance',
  seguradora: 'Tokio',
  premioLiquido: 100,
  iof: 7.38,
  premioTotal: 107.38,
  aplicaveis: [],
  solicitacao: 'BID0000001',
  finlandiaIsBroker: true,
  emAndamento: false,
  tomador: { clienteNome: 'Construtora Serra Azul Ltda', clienteCpfCnpj: '11222333000181' },
  modalidade: { descricaoModalidade: null },
  segurado: { nomeBeneficiario: 'Município', cnpjBeneficiario: '45997418000153' },
  ultimoDocumento: { ...state, numeroDocumento: '202607750000001201' },
  historico: [
    {
      documento: NUMBER,
      proposta: 'P1',
      importanciaSegurada: 10_000,
      inicioVigencia: '2026-10-01',
      fimVigencia: '2027-10-01',
      dataEmissao: '2026-10-01',
      tipoDocumento: 'Apólice',
    },
  ],
  assinatura: null,
  endossos: [endorsement('02', { cancelado: true, canceladoEm: '2026-11-20' }), endorsement('01')],
};
const opened = { [FIND]: details, 'GET /invoices': [] };

it('a policy says what it is, how it came to be, and where one goes from it', async () => {
  const shown = { ...opened, 'GET /quote/shares': { Items: [], Days: 30 } };
  const { person } = openPortal(`/apolices/${NUMBER}`, { answers: shown });
  const endorsements = within(await screen.findByRole('table', { name: 'Endossos' }, patience));
  const links = endorsements.getAllByRole('link');
  const numbers = links.map(({ textContent }) => textContent.split(' ')[0]);
  expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/endosso\/.+\/comprovante$/));
  expect(numbers).toEqual(['202607750000001201', '202607750000001202']);
  const steps = within(screen.getByRole('region', { name: 'Linha do tempo' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Apólice emitidaDe 01\/10\/2026 a 02\/11\/2026.*R\$\s10\.000,00/),
    expect.stringMatching(/^Aumento 01Desde 02\/11\/2026.*R\$\s12\.000,00.*Emitido em 01\/11\/2026$/),
    expect.stringMatching(/^Aumento 02Valeria a partir de 02\/11\/2026, cancelado em 20\/11\/2026/),
  ]);
  expect(screen.queryByText('Não definido')).toBeNull();
  expect(screen.queryByText(/assinad[oa]s? digitalmente/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Solicitar endosso' })).toHaveAttribute(
    'href',
    `/endossos/${NUMBER}`,
  );
  expect(screen.getByRole('link', { name: /^Ver apólice/ })).toHaveAttribute(
    'href',
    `/apolices/${NUMBER}/documento`,
  );
  for (const name of ['Compartilhar', 'Repetir esta solicitação', 'Baixar documentos'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver no Financeiro' })).toHaveAttribute(
    'href',
    '/financeiro?ver=tudo',
  );
  await person.click(screen.getByRole('button', { name: 'Compartilhar' }));
  expect(await screen.findByRole('button', { name: 'Criar link' }, patience)).toBeVisible();
});

it('the time line follows the days of effect, not those of issue: what begins later is not in force', async () => {
  const endossos = [
    endorsement('01', { inicioVigencia: '2027-07-25', substituidoPor: '202607750000001203' }),
    endorsement('02', { inicioVigencia: '2027-08-01', importanciaEmVigor: 20_000 }),
    endorsement('03', { importanciaEmVigor: 15_000 }),
  ];
  openPortal(`/apolices/${NUMBER}`, { answers: { ...opened, [FIND]: { ...details, endossos } } });
  const line = within(await screen.findByRole('region', { name: 'Linha do tempo' }, patience));
  const steps = line.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Apólice emitidaDe 01\/10\/2026 a 02\/11\/2026/),
    expect.stringMatching(/^Aumento 03De 02\/11\/2026 a 01\/08\/2027.*R\$\s15\.000,00/),
    expect.stringMatching(/^Aumento 01Valeria a partir de 25\/07\/2027, substituído pelo endosso .*03/),
    expect.stringMatching(/^Aumento 02A partir de 01\/08\/2027.*R\$\s20\.000,00/),
  ]);
  expect(steps.map(({ dataset }) => 'current' in dataset)).toEqual([false, true, false, false]);
});

it('who signs the PDFs of a policy stands with its documents, where somebody does', async () => {
  const signed = { ...details, assinatura: { By: 'Corretora Exemplo', IsIcpBrasil: true } };
  openPortal(`/apolices/${NUMBER}`, { answers: { ...opened, [FIND]: signed } });
  const documents = within(await screen.findByRole('region', { name: 'Documentos' }, patience));
  expect(documents.getByText(/assinados digitalmente por Corretora Exemplo\./)).toBeVisible();
  expect(documents.getByRole('link', { name: /^validar\.iti\.gov\.br/ })).toHaveAttribute(
    'href',
    'https://validar.iti.gov.br',
  );
});

it('of a cancelled policy no change is tried', async () => {
  const cancelled = { ...details, status: 'Cancelado' };
  openPortal(`/apolices/${NUMBER}`, { answers: { ...opened, [FIND]: cancelled } });
  await screen.findByRole('region', { name: 'Linha do tempo' }, patience);
  expect(screen.queryByRole('button', { name: 'Simular alteração' })).toBeNull();
});

const COVERAGES = ['coberturaMulta', 'coberturaTrabalhista', 'obraCivil'];
const valueOf = (term: string) =>
  screen.queryByText(term, { selector: 'dt' })?.nextElementSibling?.textContent?.replace('\u00a0', ' ');
const terms = ['Modalidade', 'Valor do contrato', 'Cobertura de multas', 'Obra civil', 'Objeto segurado'];

it.each([
  [
    'judicial',
    ['modalidade', 'obrigacaoGarantia'],
    { obrigacaoGarantia: 'Garantia.' },
    ['Não definido', undefined, undefined, undefined, 'Garantia.'],
  ],
  [
    'performance',
    ['modalidade', 'valorContrato', 'obrigacaoGarantia', ...COVERAGES],
    { coberturaMulta: false },
    ['Não definido', 'Não definido', 'Não', 'Não definido', 'Não definido'],
  ],
  [
    'engineering',
    ['valorContrato', 'obrigacaoGarantia'],
    { valorContrato: 10 },
    [undefined, 'R$ 10,00', undefined, undefined, 'Não definido'],
  ],
  ['rental', ['modalidade'], {}, ['Não definido', undefined, undefined, undefined, undefined]],
  [
    'no product that is sold any more',
    [],
    { obraCivil: true },
    [undefined, undefined, undefined, 'Sim', undefined],
  ],
])(
  'a policy of %s tells what its product asks, known or not, and nothing else',
  async (_of, aplicaveis, said, shown) => {
    const nothing = {
      valorContrato: null,
      obrigacaoGarantia: null,
      coberturaMulta: null,
      coberturaTrabalhista: null,
      obraCivil: null,
    };
    const ultimoDocumento = { ...details.ultimoDocumento, ...nothing, ...said };
    const told = { ...opened, [FIND]: { ...details, aplicaveis, ultimoDocumento } };
    openPortal(`/apolices/${NUMBER}`, { answers: told });
    await screen.findByText('Produto', { selector: 'dt' }, patience);
    expect(terms.map(valueOf)).toEqual(shown);
    expect(screen.queryByRole('heading', { name: 'Coberturas' }) !== null).toBe(
      terms.slice(2, 4).some(valueOf),
    );
  },
);

it('what another brokerage’s policy cost is not known, and not nothing', async () => {
  const imported = { finlandiaIsBroker: false, premioLiquido: 0, iof: 0, premioTotal: 0 };
  const segurado = { nomeBeneficiario: null, cnpjBeneficiario: null };
  openPortal(`/apolices/${NUMBER}`, {
    answers: { ...opened, [FIND]: { ...details, ...imported, segurado } },
  });
  await screen.findByText('Produto', { selector: 'dt' }, patience);
  const unknown = ['Prêmio comercial', 'IOF', 'Prêmio total', 'Segurado', 'CPF/CNPJ do segurado'];
  expect(unknown.map(valueOf)).toEqual(unknown.map(() => 'Não definido'));
});

it('says why its premium is what it is once somebody asks: a picture, and the same as a table', async () => {
  const LAYERS = 'GET /InsurancePolicy/layers';
  const layer = (Number: string, more: object) => ({
    ...{ Number, Title: 'Apólice', Charged: 100, Before: 100, After: 100, Lost: [] },
    ...{ Pieces: [{ Amount: 10_000, From: '2026-10-01', To: '2027-10-01' }], ...more },
  });
  const told = {
    Layers: [layer(NUMBER, {}), layer('202607750000001201', { Title: 'Aumento', After: 40, Pieces: [] })],
    Premium: null,
    Beyond: 0,
  };
  const { api, person } = openPortal(`/apolices/${NUMBER}`, {
    answers: { ...opened, [LAYERS]: cut() },
  });
  const why = await screen.findByText('Por que este prêmio?', {}, patience);
  expect(api.calls(LAYERS)).toEqual([]);
  await person.click(why);
  expect(await screen.findByText('Não foi possível carregar as camadas do prêmio.')).toBeVisible();
  api.answer({ [LAYERS]: told });
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  const table = within(await screen.findByRole('table', { name: 'Camadas do prêmio' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
  expect(rows).toEqual([
    'DocumentoCoberturaPrêmio cobradoEm vigor',
    `Apólice ${NUMBER}R$ 10.000,00 de 01/10/2026 a 01/10/2027R$ 100,00R$ 100,00`,
    'Aumento 202607750000001201Nada em vigorR$ 100,00R$ 40,00',
  ]);
  expect(screen.getByTitle(/^Cobertura de 01\/10\/2026 a 01\/10\/2027, no máximo/)).toBeInTheDocument();
  expect(screen.getByRole('figure').querySelectorAll('rect')).toHaveLength(1);
});

it('a natural person’s is not endorsed, and one without a request of ours is not shared', async () => {
  const imported = { ...opened, [FIND]: { ...details, solicitacao: null } };
  openPortal(`/apolices/${NUMBER}`, { answers: imported, person: { isPhysicalPerson: true } });
  expect(await screen.findByRole('link', { name: /^Ver apólice/ }, patience)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Solicitar endosso' })).toBeNull();
  for (const name of ['Compartilhar', 'Repetir esta solicitação', 'Baixar documentos'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('one that did not come is asked for again', async () => {
  const { api, person } = openPortal(`/apolices/${NUMBER}`, { answers: { ...opened, [FIND]: cut() } });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' }, patience);
  api.answer({ [FIND]: details });
  await person.click(again);
  expect(await screen.findByRole('table', { name: 'Endossos' }, patience)).toBeVisible();
});

it('one that there is not leads to those that there are', async () => {
  const { person } = openPortal('/apolices/1', {
    answers: { ...answers, [FIND]: refuse(404), 'GET /invoices': [] },
  });
  await person.click(await screen.findByRole('link', { name: 'Ver apólices' }, patience));
  await arrive('/apolices');
});
