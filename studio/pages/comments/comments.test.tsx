import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Discussion, Thread } from '../../contract/comments';
import { cut, refuse, type Answers } from '../../../tests/support/portal/fakeApi';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';
import { tellNews } from '../../../src/shared/requests/news';

// jsdom lays nothing out, so there is nowhere to scroll to.
beforeAll(() => {
  Element.prototype.scrollIntoView ??= vi.fn();
});

const ID = '11111111-1111-4111-8111-111111111111';
const STEP = 'demo/steps/first.json';
const question = '{ "title": "Pergunta", "type": "string", "ui": { "widget": "text" } }';
const draft = {
  ...{ Id: ID, Name: 'Limites', Author: 'Aline Barreto', IsOwn: true },
  ...{ UpdatedAt: '2026-11-20T15:00:00.000Z', Files: [] },
};
const folder = {
  Draft: draft,
  Release: 3,
  Files: [
    { File: 'demo/product.json', Text: '{ "title": "Demo", "steps": ["first"] }', Version: 0 },
    {
      File: STEP,
      Text: `{ "title": "Etapa", "path": "first", "type": "object", "properties": { "one": ${question} } }`,
      Version: 0,
    },
  ],
};
const first: Thread = {
  ...{ Id: '22222222-2222-4222-8222-222222222222', Text: 'Por que 60?', Author: 'Abel Sampaio' },
  ...{ IsMine: false, At: '2026-11-20T15:00:00.000Z', ResolvedBy: null, ResolvedAt: null, Replies: [] },
  Place: { File: STEP, Pointer: '/properties/one' },
};
const whole: Thread = { ...first, Id: '33333333-3333-4333-8333-333333333333', Text: 'De tudo', Place: null };
const said = (...Threads: Thread[]): Discussion => ({ Threads });
const CALL = '/workbench/comment';
const answers: Answers = {
  [`GET /workbench/draft/${ID}`]: folder,
  [`POST /workbench/draft/${ID}/preview`]: { Faults: [], Hash: null, Book: null },
  [`GET ${CALL}`]: said(first, whole),
};

const open = (more: Answers = {}) =>
  openPortal(`/produtos/rascunhos/${ID}/demo`, {
    answers: { ...answers, ...more },
    person: { isAnalyst: true },
  });
const card = () => screen.findByRole('region', { name: 'Comentários' }, patience);

it('stand beside the file that they are about, lead to the question, and are told at it', async () => {
  const { person } = open();
  const comments = within(await card());
  expect(await comments.findByText('De tudo', {}, patience)).toBeVisible();
  expect(comments.getByRole('heading', { name: 'Comentários: 2 em aberto' })).toBeVisible();
  // Of another file than the one in sight.
  expect(comments.getByText('Em outros arquivos (1)')).toBeVisible();
  await person.click(comments.getByText('Em outros arquivos (1)'));
  await person.click(comments.getByRole('button', { name: 'Abrir Pergunta' }));
  expect(await screen.findByRole('region', { name: `Formulário de ${STEP}` }, patience)).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('1 comentário').length).toBeGreaterThan(0), patience);
  expect(within(await card()).getByText('Por que 60?')).toBeVisible();
  expect(within(await card()).getByLabelText('Sobre')).toHaveDisplayValue('Pergunta: Pergunta');
});

it('are written once however often they are sent, answered and resolved', async () => {
  const { api, person } = open({ [`POST ${CALL}`]: cut() });
  const comments = within(await card());
  await person.click(await comments.findByRole('button', { name: 'Comentar' }, patience));
  expect(comments.getByText('Escreva o comentário.')).toBeVisible();
  const text = comments.getByLabelText('Novo comentário');
  expect(text).toHaveFocus();
  await person.type(text, ' Falta o edital ');
  await person.click(comments.getByRole('button', { name: 'Comentar' }));
  expect(await comments.findByRole('alert', {}, patience)).toBeVisible();
  expect(text).toHaveValue(' Falta o edital ');
  const own: Thread = { ...whole, Id: first.Id, Text: 'Falta o edital', IsMine: true };
  api.answer({ [`POST ${CALL}`]: said(whole, own) });
  await person.click(comments.getByRole('button', { name: 'Comentar' }));
  expect(await comments.findByText('Falta o edital', {}, patience)).toBeVisible();
  expect(text).toHaveValue('');
  const [lost, again] = api.calls(`POST ${CALL}`).map(({ body }) => body);
  expect(again).toEqual(lost);
  expect(again).toMatchObject({
    About: `rascunho-${ID}`,
    Text: 'Falta o edital',
    Place: { File: 'demo/product.json', Pointer: '' },
  });
  await person.click(comments.getByRole('button', { name: 'Responder: De tudo' }));
  await person.type(comments.getByLabelText('Resposta'), 'Feito');
  await person.click(comments.getByRole('button', { name: 'Enviar resposta' }));
  await waitFor(() => expect(comments.queryByLabelText('Resposta')).toBeNull(), patience);
  expect(api.calls(`POST ${CALL}`).at(-1)!.body).toMatchObject({ Text: 'Feito', Thread: whole.Id });
  const done: Thread = { ...whole, ResolvedBy: 'Abel Sampaio', ResolvedAt: first.At };
  api.answer({ [`PUT ${CALL}/${whole.Id}`]: said(done, own) });
  await person.click(comments.getByRole('button', { name: 'Resolver: De tudo' }));
  expect(await comments.findByText('Resolvidos (1)', {}, patience)).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

it('of a release are shown as others write them, and a refusal is said', async () => {
  const release = {
    ...{ Id: 7, IsBuild: false, State: 'proposed', IsHead: false, Base: 6, Note: 'Edital até 60', Share: 20 },
    ...{ Author: 'Aline Barreto', IsMine: false, ProposedAt: '2026-11-20T15:00:00.000Z', Approver: null },
    ...{ ExpiresAt: '2026-11-27T15:00:00.000Z', From: null, WithdrawnBy: null, WithdrawnAt: null },
  };
  const Message = 'Há comentários demais aqui.';
  const { api, person } = openPortal('/produtos/publicacoes/7', {
    answers: {
      'GET /publishing/releases': { MayApprove: true, Items: [release] },
      'GET /workbench/release/7/products': { Products: [], Read: [], Changes: [], Total: 0 },
      [`POST ${CALL}`]: refuse(409, { Code: 'TOO_MANY_COMMENTS', Message }),
    },
    person: { isPublisher: true },
  });
  const comments = within(await card());
  await comments.findByRole('heading', { name: 'Comentários' }, patience);
  expect(comments.queryByLabelText('Sobre')).toBeNull();
  api.answer({ [`GET ${CALL}`]: said(whole) });
  tellNews('publicacao-7');
  expect(await comments.findByText('De tudo', {}, patience)).toBeVisible();
  await person.type(comments.getByLabelText('Novo comentário'), 'Mais um');
  await person.click(comments.getByRole('button', { name: 'Comentar' }));
  expect(await comments.findByText(Message, {}, patience)).toBeVisible();
  expect(comments.getByLabelText('Novo comentário')).toHaveValue('Mais um');
});
