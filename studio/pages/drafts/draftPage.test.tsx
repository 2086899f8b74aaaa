import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { field } from '../../../tests/support/portal/openBid';
import { cut, refuse, type Answers } from '../../../tests/support/portal/fakeApi';
import { arrive, goBack, openPortal, patience } from '../../../tests/support/portal/openPortal';

// jsdom lays nothing out, so there is nowhere to scroll to.
beforeAll(() => {
  Element.prototype.scrollIntoView ??= vi.fn();
});

const STEP = 'demo/steps/first.json';
const ID = '11111111-1111-4111-8111-111111111111';
const question = '"title": "Pergunta", "type": "string", "maxLength": 50, "ui": { "widget": "text" }';
const step = `{\n  "title": "Etapa", "path": "first", "type": "object",\n  "properties": { "one": { ${question} } }\n}\n`;
const draft = {
  ...{ Id: ID, Name: 'Limites', Author: 'Aline Barreto', IsOwn: true },
  ...{ UpdatedAt: '2026-11-20T15:00:00.000Z', Files: [] },
};
const folder = {
  Draft: draft,
  Files: [
    { File: 'demo/product.json', Text: '{ "title": "Demo", "steps": ["first"] }', Version: 0 },
    { File: STEP, Text: step, Version: 0 },
  ],
};
const fault = { File: STEP, Pointer: '/properties/one/maxLength', Code: 'x', Message: 'Longe demais.' };
const answers = {
  'GET /workbench/draft': [draft],
  [`GET /workbench/draft/${ID}`]: folder,
  [`POST /workbench/draft/${ID}/preview`]: { Faults: [fault], Hash: null, Book: null },
};

const PUT = `PUT /workbench/draft/${ID}/file`;
const BENCH = `/produtos/rascunhos/${ID}/demo`;
const saved = (Version: number) => ({ File: STEP, Version, UpdatedAt: draft.UpdatedAt });
const stored = (Version: number, Text: string) => ({
  [`GET /workbench/draft/${ID}`]: { ...folder, Files: [folder.Files[0], { File: STEP, Text, Version }] },
});

const open = (more: Answers = {}, path = BENCH) =>
  openPortal(path, { answers: { ...answers, ...more }, person: { isAnalyst: true } });

const press = (person: UserEvent, name: string | RegExp) =>
  person.click(screen.getByRole('button', { name }));

/** Gives the question's limit another value. */
async function limitTo(person: UserEvent, limit: string): Promise<HTMLElement> {
  await person.selectOptions(await field('Pergunta'), 'Pergunta (first.one)');
  const control = await field('Máximo de caracteres');
  await person.clear(control);
  await person.type(control, limit);
  await screen.findByText(/^1 arquivo não gravado/);
  return control;
}

const asked = () => screen.findByRole('dialog', { name: 'O rascunho tem mudanças não gravadas' });

describe('drafts of products', () => {
  it('are listed, each with the way to the product that it changes, and one is begun', async () => {
    const { api, person } = openPortal('/produtos/rascunhos', {
      answers: {
        ...{ ...answers, 'POST /workbench/draft': draft },
        'GET /workbench/draft': [{ ...draft, Files: ['_shared/messages.json', STEP] }],
      },
      person: { isAnalyst: true },
    });
    expect(await screen.findByRole('link', { name: 'Abrir Limites' }, patience)).toHaveAttribute(
      'href',
      BENCH,
    );
    await person.click(screen.getByRole('button', { name: 'Começar rascunho' }));
    expect(await screen.findByText('Dê um nome ao rascunho.')).toBeVisible();
    expect(screen.getByLabelText('O que vai mudar')).toHaveFocus();
    await person.keyboard('Limites{Enter}');
    await arrive(`/produtos/rascunhos/${ID}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Limites' }, patience)).toHaveFocus();
    expect(api.calls('POST /workbench/draft')[0]!.body).toEqual({ Name: 'Limites' });
  });

  it('change a limit in its one place by a form, say what the check finds, and keep what is refused', async () => {
    const Message = 'Abel Sampaio salvou o arquivo.';
    const taken = refuse(409, { Code: 'FILE_CHANGED_MEANWHILE', Message });
    const { api, person } = openPortal(`/produtos/rascunhos/${ID}/demo`, {
      answers: { ...answers, [`PUT /workbench/draft/${ID}/file`]: taken },
      person: { isAnalyst: true },
    });
    expect(await screen.findByText('Longe demais.', {}, patience)).toBeVisible();
    await person.selectOptions(await field('Pergunta'), 'Pergunta (first.one)');
    const limit = await field('Máximo de caracteres');
    await person.clear(limit);
    await person.type(limit, '60');
    const now = { File: STEP, Text: step, Version: 3 };
    api.answer({ [`GET /workbench/draft/${ID}`]: { ...folder, Files: [folder.Files[0], now] } });
    await person.click(screen.getByRole('button', { name: 'Gravar rascunho' }));
    expect(await screen.findByText(Message)).toBeVisible();
    const [sent] = api.calls(`PUT /workbench/draft/${ID}/file`);
    expect(sent!.body).toEqual({ File: STEP, Text: step.replace('50', '60'), Version: 0 });
    expect(await field('Máximo de caracteres')).toHaveValue('60');

    api.answer({
      [`PUT /workbench/draft/${ID}/file`]: { File: STEP, Version: 4, UpdatedAt: draft.UpdatedAt },
    });
    await person.click(screen.getByRole('button', { name: /gravar por cima/ }));
    expect(document.body).not.toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Gravar rascunho' }));
    await screen.findByText('Tudo gravado.', {}, patience);
    expect(api.calls(`PUT /workbench/draft/${ID}/file`)[1]!.body).toMatchObject({ Version: 3 });
  });

  it('of a file that production changed too is compared, and its text confirmed against that release', async () => {
    const late = { File: STEP, Text: step, Base: `${step} `, Version: 2, IsBehind: true };
    const behind = { ...folder, Release: 7, Files: [folder.Files[0], late] };
    const { api, person } = open({ [`GET /workbench/draft/${ID}`]: behind, [PUT]: saved(3) });
    await person.click(await screen.findByRole('button', { name: 'Comparar' }, patience));
    expect(screen.getByRole('button', { name: 'Comparar com o que está em vigor' })).toBePressed();
    api.answer(stored(3, step));
    await press(person, /^Já comparei/);
    await waitFor(() => expect(screen.queryByText(/mudou em produção/)).toBeNull(), patience);
    const [sent] = api.calls(PUT);
    expect(sent!.body).toEqual({ File: STEP, Text: step, Version: 2, Compared: 7 });
  });

  it('that two changed at different places keep both, and at one place what is chosen', async () => {
    const Message = 'Abel Sampaio salvou o arquivo.';
    const { api, person } = open({ [PUT]: refuse(409, { Code: 'FILE_CHANGED_MEANWHILE', Message }) });
    await limitTo(person, '60');
    const theirs = step.replace('50', '70').replace('"Etapa"', '"Objeto"');
    const now = { File: STEP, Text: theirs, Version: 3, Author: 'Abel Sampaio' };
    api.answer({ [`GET /workbench/draft/${ID}`]: { ...folder, Files: [folder.Files[0], now] } });
    await press(person, 'Gravar rascunho');
    expect(await screen.findByText(/^1 lugar mudou nos dois textos/, {}, patience)).toBeVisible();
    await press(person, 'Juntar as duas mudanças');
    expect(screen.getByText('Escolha o que vale aqui.')).toBeVisible();
    const own = screen.getByRole('radio', { name: 'O seu texto' });
    expect(own).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'O que Abel Sampaio gravou' })).not.toBeChecked();
    await person.click(own);
    await press(person, 'Juntar as duas mudanças');
    expect(screen.queryByText(Message)).toBeNull();
    expect(document.body).not.toHaveFocus();
    api.answer({ [PUT]: saved(4), ...stored(4, theirs.replace('70', '60')) });
    await press(person, 'Gravar rascunho');
    await screen.findByText('Tudo gravado.', {}, patience);
    expect(api.calls(PUT)[1]!.body).toEqual({ File: STEP, Text: theirs.replace('70', '60'), Version: 3 });
  });

  it('that production changed too are put together with it, and stand on that release', async () => {
    const mine = step.replace('50', '60');
    const inForce = step.replace('"Etapa"', '"Objeto"');
    const late = { File: STEP, Text: mine, Base: inForce, Taken: step, Version: 2, IsBehind: true };
    const behind = { ...folder, Release: 7, Files: [folder.Files[0], late] };
    const { api, person } = open({ [`GET /workbench/draft/${ID}`]: behind, [PUT]: saved(3) });
    await screen.findByText(/^As duas mudanças são em lugares diferentes/, {}, patience);
    api.answer(stored(3, inForce.replace('50', '60')));
    await press(person, 'Juntar as duas mudanças');
    await waitFor(() => expect(screen.queryByText(/mudou em produção/)).toBeNull(), patience);
    const Text = inForce.replace('50', '60');
    expect(api.calls(PUT)[0]!.body).toEqual({ File: STEP, Text, Version: 2, Compared: 7 });
  });

  it('say that a name is too long for the server', async () => {
    const Message = 'O nome é longo demais.';
    const { person } = open({ 'POST /workbench/draft': refuse(422, { Message }) }, '/produtos/rascunhos');
    await person.type(await screen.findByLabelText('O que vai mudar', {}, patience), 'Limites');
    await press(person, 'Começar rascunho');
    expect(await screen.findByText(Message)).toBeVisible();
  });
});

describe('leaving what is not saved', () => {
  it('asks at a link and at Forward; who stays goes on, and who leaves finds it again', async () => {
    const { person } = open();
    await field('Pergunta');
    await person.click(screen.getByRole('link', { name: 'Rascunhos' }));
    await arrive('/produtos/rascunhos');
    await goBack();
    const limit = await limitTo(person, '60');
    await person.click(screen.getByRole('link', { name: 'Ajuda' }));
    await asked();
    await press(person, 'Ficar');
    expect(screen.queryByRole('dialog')).toBeNull();

    window.history.forward();
    await asked();
    await arrive(BENCH);
    await press(person, 'Ficar');
    expect(limit).toHaveValue('60');
    window.history.forward();
    await asked();
    await arrive(BENCH);
    await press(person, 'Sair sem salvar');
    await arrive('/produtos/rascunhos');
    await screen.findByRole('link', { name: 'Abrir Limites' }, patience);
    await goBack();
    await arrive(BENCH);
    expect(await screen.findByText(/^1 arquivo não gravado/, {}, patience)).toBeVisible();
  });

  it('saves first where it is asked to, and stays where the server refuses', async () => {
    const Message = 'Abel Sampaio salvou o arquivo.';
    const { api, person } = open({ [PUT]: refuse(409, { Code: 'FILE_CHANGED_MEANWHILE', Message }) });
    await limitTo(person, '60');
    await person.click(screen.getByRole('link', { name: 'Publicações' }));
    await asked();
    await press(person, 'Salvar e sair');
    expect(await screen.findByText(Message)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe(BENCH);

    api.answer({ [PUT]: saved(1), 'GET /publishing/releases': { MayApprove: false, Items: [] } });
    await person.click(screen.getByRole('link', { name: 'Publicações' }));
    await asked();
    await press(person, 'Salvar e sair');
    await arrive('/produtos/publicacoes');
    expect(api.calls(PUT)).toHaveLength(2);
  });

  it('asks before signing out, which leaves nothing for the next person', async () => {
    const { person } = open({ 'GET /user/logout': null });
    await limitTo(person, '60');
    expect(JSON.stringify(sessionStorage)).toContain(ID);
    await press(person, /^Perfil/);
    await person.click(screen.getByText('Sair'));
    await asked();
    await press(person, 'Sair sem salvar');
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain(ID), patience);
  });
});

describe('saving', () => {
  it('goes once however often it is pressed, and what was typed meanwhile goes over it', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const slow = new Promise((resolve) => (answer = resolve));
    const { api, person } = open({ [PUT]: slow });
    const limit = await limitTo(person, '60');
    await press(person, 'Gravar rascunho');
    await person.keyboard('{Control>}s{/Control}');
    await person.type(limit, '0');
    api.answer(stored(1, step.replace('50', '60')));
    answer(saved(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Gravar rascunho' })).toBeEnabled());
    expect(api.calls(PUT)).toHaveLength(1);
    expect(limit).toHaveValue('600');
    api.answer({ [PUT]: saved(2), ...stored(2, step.replace('50', '600')) });
    await person.keyboard('{Control>}s{/Control}');
    await screen.findByText('Tudo gravado.', {}, patience);
    const texts = api.calls(PUT).map(({ body }) => body);
    expect(texts).toMatchObject([
      { Text: step.replace('50', '60'), Version: 0 },
      { Text: step.replace('50', '600'), Version: 1 },
    ]);
  });

  it('keeps everything where no answer comes, and is tried again', async () => {
    const { api, person } = open({ [PUT]: cut() });
    const limit = await limitTo(person, '60');
    await press(person, 'Gravar rascunho');
    expect(await screen.findByText(/^Nada foi gravado\./)).toBeVisible();
    expect(limit).toHaveValue('60');
    api.answer({ [PUT]: saved(1), ...stored(1, step.replace('50', '60')) });
    await press(person, 'Gravar de novo');
    await screen.findByText('Tudo gravado.', {}, patience);
    expect(screen.queryByText(/^Nada foi gravado\./)).toBeNull();
  });

  it('takes the texts of a draft that somebody discarded into another', async () => {
    const NEXT = ID.replaceAll('1', '2');
    const Message = 'Abel Sampaio descartou este rascunho em 20/11/2026 às 12:00.';
    const { api, person } = open({ [PUT]: refuse(404, { Code: 'DRAFT_DISCARDED', Message }) });
    await limitTo(person, '60');
    await press(person, 'Gravar rascunho');
    expect(await screen.findByText(Message)).toBeVisible();
    api.answer({ 'POST /workbench/draft': cut() });
    await press(person, /^Começar outro rascunho/);
    expect(await screen.findByText(/conexão/, {}, patience)).toBeVisible();
    expect(screen.getByText('O que você digitou continua nesta aba.')).toBeVisible();
    api.answer({
      'POST /workbench/draft': { ...draft, Id: NEXT },
      [`GET /workbench/draft/${NEXT}`]: folder,
      [`POST /workbench/draft/${NEXT}/preview`]: { Faults: [], Hash: null, Book: null },
      [`PUT /workbench/draft/${NEXT}/file`]: saved(1),
    });
    await press(person, /^Começar outro rascunho/);
    await arrive(BENCH.replace(ID, NEXT));
    await waitFor(() => expect(screen.queryByText(Message)).toBeNull(), patience);
    await screen.findByText(/^1 arquivo não gravado/, {}, patience);
    await press(person, 'Gravar rascunho');
    await waitFor(() => expect(api.calls(`PUT /workbench/draft/${NEXT}/file`)).toHaveLength(1));
    const [sent] = api.calls(`PUT /workbench/draft/${NEXT}/file`);
    expect(sent!.body).toEqual({ File: STEP, Text: step.replace('50', '60'), Version: 0 });
  });
});
