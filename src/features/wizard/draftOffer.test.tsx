import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BID, bidDraft, bidLookups, DRAFT_KEY, listedBid } from '../../../tests/support/portal/bid';
import { refuse, type FakeApi } from '../../../tests/support/portal/fakeApi';
import { heading, openPortal, patience, reopenPortal } from '../../../tests/support/portal/openPortal';
import { DraftWindows } from './drafts/DraftWindows';

const INVALID = 'Verifique os campos em destaque antes de prosseguir';
const OFFER = 'Você tem uma solicitação não concluída';

const LIST = 'GET /draft';
const ONE = `GET /draft/${BID.product}/*`;
const other = { ...listedBid, Key: 'd0000000-0000-4000-8000-0000000000bb', Name: 'Ponte de Ilhéus' };
const press = (name: string | RegExp) => screen.getByRole('button', { name });

describe('drafts of the product that is asked for', () => {
  const open = (...drafts: object[]) =>
    openPortal(BID.path, { answers: { ...bidLookups, [LIST]: drafts, [ONE]: bidDraft('object') } });

  it('are named, each is gone on with by itself, and a further one leaves them as they are', async () => {
    const { person, api } = open(
      { ...listedBid, InsuredName: 'DNIT', Step: 'Objeto Segurado' },
      { ...other, InsuredName: 'DNIT' },
    );
    await screen.findByText('Você tem 2 solicitações não concluídas', {}, patience);
    expect(screen.getAllByText('Licitante para DNIT')[0]).toBeVisible();
    expect(screen.getByText(/^Parou em Objeto Segurado · salvo em 19\/11\/2026/)).toBeVisible();
    await person.click(press('Começar outra'));
    await heading('Dados do Segurado');
    expect(screen.getByLabelText('CPF/CNPJ do Segurado')).toHaveValue('');
    await waitFor(() => expect(document.getElementById('step-insured-title')).toHaveFocus());
    // At its heading, the keys of the form work.
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('group', { name: INVALID })).toHaveFocus();
    await person.type(await screen.findByLabelText('Tipo de Licitação'), 'Concorrência{Enter}');
    await waitFor(() => expect(keys(api)).toHaveLength(1), patience);
    expect([listedBid.Key, other.Key]).not.toContain(keys(api)[0]);
    expect(api.calls(ONE)).toHaveLength(0);
  });

  it('that has expired meanwhile says so, and another is begun in its place', async () => {
    const { person, api } = open(other);
    await screen.findByText(OFFER, {}, patience);
    api.answer({ [ONE]: refuse(410, { Code: 'DRAFT_EXPIRED', Message: 'Este rascunho expirou.' }) });
    await person.click(press(/^Continuar rascunho/));
    expect(await screen.findByText('Este rascunho expirou', {}, patience)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver rascunhos' })).toHaveAttribute('href', '/rascunhos');
    await person.click(press('Começar de novo'));
    await heading('Dados do Segurado');
    expect(screen.getByLabelText('CPF/CNPJ do Segurado')).toHaveValue('');
  });

  it('that has expired since its entry in the history was made hands the keyboard on to what is begun', async () => {
    const expired = refuse(410, { Code: 'DRAFT_EXPIRED', Message: 'Este rascunho expirou.' });
    const answers = { ...bidLookups, [ONE]: expired };
    const { person } = openPortal(BID.path, { state: { resume: other.Key }, answers });
    await screen.findByText('Este rascunho expirou', {}, patience);
    await person.click(press('Começar de novo'));
    await waitFor(() => expect(document.getElementById('step-insured-title')).toHaveFocus(), patience);
  });

  it('is gone on with by its name', async () => {
    const { person, api } = open(listedBid, other);
    await screen.findByText(/não concluídas/, {}, patience);
    await person.click(press(/^Continuar rascunho ?Ponte/));
    await heading('Objeto Segurado');
    expect(api.calls(`GET /draft/${BID.product}/${other.Key}`)).toHaveLength(1);
  });

  it('are forgotten one by one, and only after a question', async () => {
    const { person, api } = open(listedBid, other);
    await screen.findByText(/não concluídas/, {}, patience);
    await person.click(press(/^Descartar ?Ponte/));
    expect(screen.getByText(/será apagado/)).toBeVisible();
    await person.click(screen.getByText('Não'));
    expect(api.calls(DELETE)).toHaveLength(0);
    await person.click(press(/^Descartar ?Ponte/));
    api.answer({ [LIST]: [listedBid] });
    await person.click(screen.getByText('Sim'));
    expect(await screen.findByText(OFFER)).toBeVisible();
    expect(api.calls(DELETE)).toHaveLength(1);
  });

  it('get a name, which can be taken away again', async () => {
    const { person, api } = open(listedBid, other);
    await screen.findByText(/não concluídas/, {}, patience);
    api.answer({ [NAME]: null });
    await person.click(press(/^Renomear ?Ponte/));
    await person.clear(screen.getByLabelText('Nome'));
    await person.click(press('Salvar nome'));
    await waitFor(() => expect(api.calls(NAME).map(({ body }) => body)).toEqual([{ Name: null }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that never left this browser is there too, and one that ended elsewhere is not', async () => {
    const at = (name: string) => `lastro:draft:u-clara:${BID.product}:${name}`;
    const { id: _, ...unsent } = bidDraft('object');
    openPortal(BID.path, {
      answers: { ...bidLookups, 'PUT /draft/*': refuse(503) },
      kept: {
        [at('d0000000-0000-4000-8000-0000000000cc')]: JSON.stringify({ ...unsent, mark: 'm' }),
        [at('d0000000-0000-4000-8000-0000000000dd')]: JSON.stringify(bidDraft('files')),
      },
    });
    expect(await screen.findByText(OFFER, {}, patience)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Continuar/ })).toHaveLength(1);
  });

  it('as many as the server keeps: what is typed stays here, and the page says so', async () => {
    const { person } = openPortal(BID.path, {
      answers: { ...bidLookups, 'PUT /draft/*': refuse(422, { Code: 'TOO_MANY_DRAFTS' }) },
    });
    await heading('Dados do Segurado');
    await person.type(await screen.findByLabelText('Tipo de Licitação'), 'Concorrência{Enter}');
    expect(await screen.findByText('O limite de rascunhos foi atingido.', {}, patience)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Conclua ou descarte algum' })).toHaveAttribute(
      'href',
      '/rascunhos',
    );
  });
});

const PUT = `PUT /draft/${BID.product}/`;
const DELETE = `DELETE /draft/${BID.product}/${other.Key}`;
const NAME = `PUT /draft/${BID.product}/${other.Key}/name`;

/** The keys of the drafts that were written on. */
const keys = (api: FakeApi) => [
  ...new Set(
    api
      .names()
      .filter((name) => name.startsWith(PUT))
      .map((name) => name.slice(PUT.length)),
  ),
];

describe('a draft of another modality than was just chosen', () => {
  const draft = {
    ...bidDraft('object'),
    answers: { 'detailsProduct.modality': 'Aduaneiro', 'detailsProduct.modalityType': 'Setor Público' },
    steps: { detailsProduct: 'open' },
  };
  const carries = { 'detailsProduct.modality': 'Fornecedor', 'detailsProduct.modalityType': 'Setor Público' };
  const DRAFTED = 'Aduaneiro (Seguro Garantia Setor Público)';
  const CHOSEN = 'Fornecedor (Seguro Garantia Setor Público)';
  const open = () =>
    openPortal('/cotacao/garantia', {
      state: { carries },
      answers: {
        ...bidLookups,
        [LIST]: [{ ...listedBid, Product: 'garantia', Choice: DRAFTED }],
        'GET /draft/garantia/*': draft,
      },
    });

  it('names itself, and the choice is what is begun', async () => {
    const { person } = open();
    expect((await screen.findAllByText(DRAFTED, {}, patience))[0]).toBeVisible();
    await person.click(press(`Começar ${CHOSEN}`));
    await waitFor(() => expect(screen.getByLabelText('Modalidade')).toHaveValue('Fornecedor'), patience);
  });

  it('is taken up as it is', async () => {
    const { person } = open();
    await screen.findByText(OFFER, {}, patience);
    await person.click(press('Continuar rascunho'));
    await waitFor(() => expect(screen.getByLabelText('Modalidade')).toHaveValue('Aduaneiro'), patience);
  });
});

describe('a draft of an earlier version', () => {
  const outdated = bidDraft('object', { 'insured.BIDType': 'Leilão', 'objectProperty.contractValue': 'mil' });

  it('says at each step what needs another look, until it is told to go', async () => {
    const { person } = openPortal(BID.path, {
      answers: { ...bidLookups, [LIST]: [listedBid], [ONE]: outdated },
    });
    await screen.findByText(OFFER, {}, patience);
    await person.click(press('Continuar rascunho'));
    await heading('Objeto Segurado');
    const summary =
      /^As perguntas mudaram desde que você começou. Confira: Dados do Segurado, Objeto Segurado.$/;
    expect(screen.getByText(summary, { selector: 'p' })).toBeVisible();
    expect(screen.getByText('Responda de novo: Valor Contrato.')).toBeVisible();
    expect(screen.getByText('Confira: Tipo de Licitação.')).toBeVisible();
    expect(screen.getByLabelText('Número do Edital')).toHaveValue('12/2026');
    const lost = within(screen.getByText(/^O que você tinha respondido/).parentElement!);
    expect(lost.getByLabelText('Valor Contrato')).toHaveValue('mil');
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await person.click(lost.getByRole('button', { name: /^Copiar/ }));
    expect(written).toHaveBeenLastCalledWith('mil');
    expect(await screen.findByText('Texto copiado.')).toBeVisible();
    for (const _ of ['summary', 'insured', 'object'])
      await person.click(screen.getAllByRole('button', { name: 'Fechar aviso' })[0]!);
    expect(screen.queryByText(/Responda de novo|Confira:/, { selector: 'main *' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Fechar aviso' })).toBeNull();
  });
});

describe('what has changed since a draft was begun', () => {
  const outdated = bidDraft('object', { 'insured.BIDType': 'Leilão', 'objectProperty.contractValue': 'mil' });
  const MARK = { id: outdated.id, updatedAt: outdated.updatedAt };
  const open = () =>
    openPortal(BID.path, {
      state: { resume: DRAFT_KEY },
      answers: { ...bidLookups, [LIST]: [listedBid], [ONE]: outdated, [`${PUT}*`]: MARK },
    });
  const kept = () => Object.entries(localStorage).find(([key]) => key.startsWith('lastro:draft:'))?.[1];
  const notes = () => screen.queryAllByRole('button', { name: 'Fechar aviso' });
  /** The server gives what it was sent last, which says nothing of changes any more. */
  const reload = async (api: FakeApi) => {
    api.answer({ [ONE]: bidDraft('object') });
    cleanup();
    reopenPortal();
    await heading('Objeto Segurado');
  };

  it('is told after a reload too, less what was closed, once something is typed', async () => {
    const { person, api } = open();
    await heading('Objeto Segurado');
    for (const _ of ['summary', 'insured']) await person.click(notes()[0]!);
    await person.type(screen.getByLabelText('Número do Edital'), '7');
    await waitFor(() => expect(api.names()).toContain(`${PUT}${DRAFT_KEY}`), patience);
    expect(api.calls(`${PUT}${DRAFT_KEY}`)[0]!.body).not.toHaveProperty('news');
    await reload(api);
    expect(screen.getByText('Responda de novo: Valor Contrato.')).toBeVisible();
    expect(screen.getByDisplayValue('mil')).toBeVisible();
    expect(notes()).toHaveLength(1);
  });

  it('is told in another browser too, with its texts to copy, until it is closed', async () => {
    const { person, api } = open();
    await heading('Objeto Segurado');
    await person.click(notes()[0]!);
    await person.type(screen.getByLabelText('Número do Edital'), '7');
    const sent = () => api.calls(`${PUT}${DRAFT_KEY}`).at(-1)?.body as object | undefined;
    await waitFor(() => expect(sent()).toBeDefined(), patience);
    const elsewhere = async () => {
      api.answer({ [ONE]: { ...sent(), ...MARK } });
      cleanup();
      localStorage.clear();
      reopenPortal();
      await heading('Objeto Segurado');
    };
    await elsewhere();
    expect(screen.getByDisplayValue('mil')).toBeVisible();
    expect(notes()).toHaveLength(2);
    while (notes()[0]) await person.click(notes()[0]!);
    // What is sent between two slow clicks still has the second note.
    await waitFor(
      () => expect(sent()).toMatchObject({ told: { steps: [], isSummaryClosed: true } }),
      patience,
    );
    await elsewhere();
    expect(screen.queryByDisplayValue('mil')).toBeNull();
    expect(notes()).toHaveLength(0);
  });

  it('stays closed where nothing else is done', async () => {
    const { person, api } = open();
    await heading('Objeto Segurado');
    for (const _ of ['summary', 'insured', 'object']) await person.click(notes()[0]!);
    await waitFor(() => expect(kept()).toBeDefined(), patience);
    await reload(api);
    expect(notes()).toHaveLength(0);
  });
});

describe('templates of the product that is asked for', () => {
  const template = {
    Id: 't1',
    Product: BID.product,
    Name: 'Pregões de Santos',
    InsuredName: 'DNIT',
    CreatedAt: '2026-11-19T12:00:00.000Z',
  };
  const taken = {
    Wizard: BID.product,
    Answers: { 'insured.BIDType': 'Concorrência' },
    Moved: [],
    Mapped: [],
    Left: ['Pergunta antiga'],
  };

  it('begin it with their answers, and say what of them does not fit any more', async () => {
    const { person } = openPortal(BID.path, {
      answers: { ...bidLookups, 'GET /template': [template], 'GET /template/t1': taken },
    });
    expect(await heading('Começar de um modelo')).toBeVisible();
    await person.click(press(/^Usar modelo/));
    expect(await screen.findByText('Não copiado: Pergunta antiga.', {}, patience)).toBeVisible();
    expect(screen.getByText('Modelo Pregões de Santos')).toBeVisible();
    expect(await screen.findByLabelText('Tipo de Licitação')).toHaveValue('Concorrência');
  });

  it('are made of what is filled, under a name', async () => {
    const { person, api } = openPortal(BID.path, { answers: { ...bidLookups, 'POST /template': template } });
    await heading('Dados do Segurado');
    await person.type(await screen.findByLabelText('Tipo de Licitação'), 'Concorrência{Enter}');
    await person.click(press('Salvar como modelo'));
    await person.click(await screen.findByRole('button', { name: 'Salvar nome' }, patience));
    expect(screen.getByText('Preenchimento obrigatório')).toBeVisible();
    await person.type(screen.getByLabelText('Nome'), 'Pregões');
    await person.click(press('Salvar nome'));
    await waitFor(() => expect(api.calls('POST /template')).toHaveLength(1));
    expect(api.calls('POST /template')[0]!.body).toMatchObject({
      Name: 'Pregões',
      Product: BID.product,
      Answers: { 'insured.BIDType': 'Concorrência' },
    });
  });
});

it('a second window on the same request warns in both, until it is closed', async () => {
  openPortal(BID.path, { answers: bidLookups });
  await heading('Dados do Segurado');
  const { opening } = window.history.state.usr as { opening: string };
  const counts: number[] = [];
  const second = new DraftWindows('u-clara', `${BID.product}:${opening}`, (count) => counts.push(count));
  expect(await screen.findByText('Esta solicitação está aberta em outra janela.')).toBeVisible();
  await waitFor(() => expect(counts).toEqual([1]));
  second.close();
  await waitFor(() => expect(screen.queryByText(/aberta em outra janela/)).toBeNull());
});

it('a refused file stays listed with its reason, and can be removed', async () => {
  const { person } = openPortal(BID.path, {
    state: { resume: DRAFT_KEY },
    answers: {
      ...bidLookups,
      [ONE]: bidDraft('files'),
      'POST /document/save': refuse(422, { Message: 'O arquivo PDF está protegido por senha.' }),
    },
  });
  await heading('Arquivos');
  const input = document.querySelector<HTMLInputElement>('#step-files input[type=file]')!;
  await person.upload(input, new File(['%PDF-'], 'edital.pdf', { type: 'application/pdf' }));
  const refused = await screen.findByRole('list', { name: 'Arquivos não anexados' });
  expect(refused).toHaveTextContent('edital.pdf');
  expect(refused).toHaveTextContent('O arquivo PDF está protegido por senha.');
  await person.click(screen.getByRole('button', { name: 'Remover edital.pdf' }));
  expect(screen.queryByRole('list', { name: 'Arquivos não anexados' })).toBeNull();
});
