import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImpactAnswer, ReleaseProducts } from '../../contract/impact';
import type { Release } from '../../contract/publishing';
import { refuse } from '../../../tests/support/portal/fakeApi';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';
import { tellNews } from '../../../src/shared/requests/news';

const release: Release = {
  ...{ Id: 7, IsBuild: false, State: 'proposed', IsHead: false, Base: 6, Note: 'Edital até 60', Share: 20 },
  ...{ Author: 'Aline Barreto', IsMine: false, ProposedAt: '2026-11-20T15:00:00.000Z', Approver: null },
  ...{ ExpiresAt: '2026-11-27T15:00:00.000Z', From: null, WithdrawnBy: null, WithdrawnAt: null },
};
const place = { file: 'licitante/steps/object.json', pointer: '/properties/noticeNumber' };
const impact: ImpactAnswer = {
  Faults: [],
  Impact: {
    ...{ id: 'licitante', title: 'Licitante', before: 3, after: 4 },
    totals: { breaking: 1, visible: 0, compatible: 0 },
    differences: [
      {
        kind: 'question-removed',
        compatibility: 'breaking',
        version: 'before',
        words: 'A pergunta sai',
        ...place,
      },
    ],
  },
};
const changed: ReleaseProducts['Changes'][number] = {
  ...{ ...place, version: 'before', words: 'deixa de existir' },
};
const answers = {
  'GET /publishing/releases': { MayApprove: true, Items: [release] },
  'GET /workbench/release/7/products': { Products: ['licitante'], Read: [], Changes: [changed], Total: 1 },
  'GET /workbench/release/7/impact': impact,
  'POST /publishing/approve': null,
};
const person = { isPublisher: true };

it('who approves reads first, product by product, what it does to what is in force', async () => {
  const { api, person: publisher } = openPortal('/produtos/publicacoes/7', { answers, person });
  const card = within(await screen.findByRole('region', { name: /^Impacto em / }, patience));
  expect(
    await screen.findByText(/^Antes de aprovar, calcule e leia o impacto em: Licitante/, {}, patience),
  ).toBeVisible();
  const read = { Products: ['licitante'], Read: ['licitante'], Changes: [changed], Total: 1 };
  api.answer({ 'GET /workbench/release/7/products': read });
  await publisher.click(card.getByRole('button', { name: 'Calcular o impacto' }));
  expect(await screen.findByText(/^Você leu o que muda/, {}, patience)).toBeVisible();
  expect(screen.queryByText(/^Antes de aprovar/)).toBeNull();
  expect(await card.findByText('A pergunta sai', {}, patience)).toBeVisible();
  expect(card.getByRole('link', { name: /^Comparar os textos/ })).toHaveAttribute(
    'href',
    '/produtos/comparar?direita=publicacao-7&produto=licitante',
  );
  await publisher.click(screen.getByRole('button', { name: 'Aprovar: nº 7' }));
  expect(api.calls('POST /publishing/approve')[0]?.body).toEqual({ Id: 7 });
});

it('compares below the card, and shows nothing of it before the card is there', async () => {
  let tell: (list: unknown) => void = () => undefined;
  const list = new Promise((resolve) => (tell = resolve));
  const compared = new Promise(() => undefined);
  const late = {
    ...answers,
    'GET /publishing/releases': list,
    'GET /workbench/release/7/products': compared,
  };
  openPortal('/produtos/publicacoes/7', { answers: late, person });
  await screen.findByRole('heading', { name: 'Publicação nº 7' }, patience);
  expect(screen.queryByLabelText('Comparando as versões…')).toBeNull();
  tell(answers['GET /publishing/releases']);
  expect(await screen.findByLabelText('Comparando as versões…', {}, patience)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Aprovar: nº 7' })).toBeVisible();
});

it('says that nothing changes, and that there is no such release', async () => {
  const none = {
    ...answers,
    'GET /workbench/release/7/products': { Products: [], Read: [], Changes: [], Total: 0 },
  };
  openPortal('/produtos/publicacoes/7', { answers: none, person });
  expect(await screen.findByText(/^Nada muda/, {}, patience)).toBeVisible();
  const gone = refuse(404, { Code: 'NOT_FOUND', Message: 'Não encontrado.' });
  const away = { ...answers, 'GET /workbench/release/8/products': gone };
  openPortal('/produtos/publicacoes/8', { answers: away, person });
  expect(await screen.findByText('Não foi possível ler esta publicação.', {}, patience)).toBeVisible();
});

it('a release of documents alone is told place by place, never as nothing', async () => {
  const file = '_documents/apolice.json';
  const Changes = [
    { file, pointer: '/title', version: 'after', words: 'passa de “Apólice” para “A apólice”' },
  ];
  const documents = { Products: [], Read: [], Changes, Total: 2001 };
  openPortal('/produtos/publicacoes/7', {
    answers: { ...answers, 'GET /workbench/release/7/products': documents },
    person,
  });
  const card = within(
    await screen.findByRole('region', { name: 'Tudo o que difere nos arquivos' }, patience),
  );
  expect(card.getByText(/^passa de “Apólice”/)).toBeVisible();
  expect(card.getByText(`${file}#/title`)).toBeVisible();
  expect(card.getByText(/^Nenhum produto muda/)).toBeVisible();
  expect(card.getByText('A lista mostra os primeiros 1.')).toBeVisible();
  expect(screen.queryByText(/^Nada muda/)).toBeNull();
});

it('approved unread from the list, the server says what is missing, and the way to it is there', async () => {
  const Message = 'Leia antes o que a publicação nº 7 faz. Falta ler: Licitante.';
  const { person: publisher } = openPortal('/produtos/publicacoes', {
    answers: { ...answers, 'POST /publishing/approve': refuse(409, { Code: 'IMPACT_MISSING', Message }) },
    person,
  });
  await publisher.click(await screen.findByRole('button', { name: 'Aprovar: nº 7' }, patience));
  expect(await screen.findByText(Message, {}, patience)).toBeVisible();
  const way = screen.getByRole('link', { name: 'Ler o que a publicação nº 7 faz' });
  expect(way).toHaveAttribute('href', '/produtos/publicacoes/7');
});

it('what some customers have is proposed for more of them from its own card', async () => {
  const some: Release = { ...release, State: 'active', IsHead: true, Share: 30 };
  const older: Release = { ...some, Id: 6, IsHead: false };
  const { api, person: analyst } = openPortal('/produtos/publicacoes', {
    answers: {
      'GET /publishing/releases': { MayApprove: false, Items: [some, older] },
      'GET /publishing/check': { Checking: null },
      'POST /publishing/propose': refuse(409, { Code: 'NOTHING_CHANGED', Message: 'Nada mudou.' }),
    },
    person: { isAnalyst: true },
  });
  const widen = await screen.findByRole('button', { name: /^Publicar para mais clientes/ }, patience);
  await analyst.click(widen);
  const dialog = within(screen.getByRole('dialog', { name: 'Publicar nº 7 para mais clientes' }));
  expect(dialog.getByLabelText(/^Nota/)).toHaveValue('Edital até 60');
  const share = dialog.getByLabelText(/^Percentual de clientes/);
  expect(share).toHaveFocus();
  await analyst.clear(share);
  await analyst.type(share, '60');
  await analyst.click(dialog.getByRole('button', { name: 'Propor publicação' }));
  expect(await dialog.findByText('Nada mudou.', {}, patience)).toBeVisible();
  api.answer({ 'POST /publishing/propose': { MayApprove: false, Items: [some, older] } });
  await analyst.click(dialog.getByRole('button', { name: 'Propor publicação' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  const wish = { Note: 'Edital até 60', From: null, Share: 60 };
  expect(api.calls('POST /publishing/propose')[1]?.body).toEqual({ Base: 7, Files: {}, ...wish });
  expect(widen).toHaveFocus();
});

it('shows what others do while it is open: a state at once, a new proposal in a line that moves nothing', async () => {
  const { api, person: publisher } = openPortal('/produtos/publicacoes', { answers, person });
  await screen.findByRole('button', { name: 'Aprovar: nº 7' }, patience);
  expect(screen.getByText('Esta página se atualiza sozinha.')).toBeVisible();
  const active: Release = { ...release, State: 'active', IsHead: true, Approver: 'Abel Sampaio' };
  const newer: Release = { ...release, Id: 8, Note: 'Prazo de 90 dias' };
  api.answer({ 'GET /publishing/releases': { MayApprove: true, Items: [newer, active] } });
  tellNews('publicacoes');
  expect(await screen.findByText('Aprovada por Abel Sampaio', {}, patience)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aprovar: nº 7' })).toBeNull();
  expect(screen.getByText('Chegou a nº 8, de Aline Barreto: Prazo de 90 dias')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aprovar: nº 8' })).toBeNull();
  await publisher.click(screen.getByRole('button', { name: 'Mostrar' }));
  expect(screen.getByRole('button', { name: 'Aprovar: nº 8' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Nº 8/ })).toHaveFocus();
  expect(screen.getByText('Esta página se atualiza sozinha.')).toBeVisible();
});
