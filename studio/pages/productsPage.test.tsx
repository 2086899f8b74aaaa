import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProductImpact } from '../impact/productImpact';
import { NOBODY, totalsOf, type Totals } from '../impact/replay/totals';
import type { Call } from '../../tests/support/portal/fakeApi';
import { field } from '../../tests/support/portal/openBid';
import { refuse } from '../../tests/support/portal/fakeApi';
import { arrive, heading, openPortal, patience } from '../../tests/support/portal/openPortal';

// jsdom lays nothing out, so there is nowhere to scroll to.
beforeAll(() => {
  Element.prototype.scrollIntoView ??= vi.fn();
});

const card = async (name: string) => within(await screen.findByRole('region', { name }, patience));

const DRAFT = '5d6c0d0e-6f0b-4d1c-9a55-0c8f4f6f1f10';
const replayed = (Totals: Totals) => ({ Total: Totals.replayed, Next: null, Totals });

describe('the impact of a draft of definitions', () => {
  it('is told totals first, then change by change, with examples by number only', async () => {
    const shorter = { kind: 'limit-tightened', compatibility: 'breaking', version: 'after' } as const;
    const place = { file: 'licitante/steps/object.json', pointer: '/properties/deadline/maximum' };
    const differences = [
      { ...shorter, ...place, words: '“Prazo em Dias”: o maior valor aceito passa de 9 para 8' },
    ];
    const about = ['Prazo em Dias (maximum)'];
    const offer = { decision: 'approve', premium: 25_000, installments: 5 } as const;
    const dearer = { before: offer, after: { ...offer, premium: 30_000, installments: 3 } };
    const refused = totalsOf({ id: 'BID0000007', otherValue: [], lost: [], refused: about, rated: dearer });
    const example = totalsOf({
      id: 'small',
      otherValue: [],
      lost: [],
      refused: [],
      rated: { before: offer, after: offer },
    });
    const run = { run: 9, broken: [] };
    const Impact: ProductImpact = {
      id: 'licitante',
      title: 'Licitante',
      before: 1,
      after: 2,
      differences,
      totals: { breaking: 1, visible: 0, compatible: 0 },
      cases: { beforeOnAfter: run, afterOnBefore: run },
      replayed: example,
    };
    const { person } = openPortal(`/produtos/rascunhos/${DRAFT}/licitante/impacto`, {
      person: null,
      answers: {
        [`GET /workbench/draft/${DRAFT}/impact`]: { Faults: [], Impact },
        [`GET /workbench/draft/${DRAFT}/impact/replay`]: ({ query }: Call) =>
          replayed(query.get('of') === 'requests' ? refused : NOBODY),
        [`GET /workbench/draft/${DRAFT}/impact/papers`]: { Compared: 9, Total: 9, Items: [], Shown: null },
      },
    });
    const impact = await card('Impacto');
    await person.click(impact.getByRole('button', { name: 'Calcular o impacto' }));
    expect(await impact.findByText('1 que quebra, 0 visíveis, 0 compatíveis.', {}, patience)).toBeVisible();
    expect(await impact.findByText('BID0000007', {}, patience)).toBeVisible();
    const changes = within(impact.getByRole('region', { name: 'Quebram' }));
    expect(changes.getByText(`${place.file}#${place.pointer}`)).toBeVisible();
    expect(await impact.findByRole('button', { name: 'Calcular de novo' }, patience)).toBeVisible();
    const examples = within(impact.getByRole('region', { name: 'Em reais: carteira de exemplo, dos casos' }));
    expect(examples.getByText(/^Nenhum prêmio, decisão ou parcelamento muda/)).toBeVisible();
    const requests = within(impact.getByRole('region', { name: 'Em reais: pedidos registrados' }));
    const sum = within(requests.getByRole('row', { name: /^Soma/ }));
    const figures = sum.getAllByRole('cell').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(figures).toEqual(['R$ 250,00', 'R$ 300,00', '+R$ 50,00 (+20,0%)']);
    expect(requests.getByText('1 oferta teria menos parcelas.')).toBeVisible();
    expect(impact.queryByRole('region', { name: 'Em reais: rascunhos completos' })).toBeNull();
  });
});

describe('/produtos', () => {
  it('names all that is defined before it loads any of it, and leads to each', async () => {
    const { api, person } = openPortal('/produtos', { person: null });
    const products = await card('Produtos');
    expect((await card('Formulários do portal')).getByRole('link', { name: 'Texto pronto' })).toBeVisible();
    expect(api.names().filter((name) => /analyst|definition/.test(name))).toEqual([]);
    await person.click(products.getByRole('link', { name: 'Licitante' }));
    await heading('Definição: Licitante');
  });

  it('runs the cases of a product in the page, and of another that is chosen', async () => {
    const { person } = openPortal('/produtos/licitante', { person: null });
    await heading('Definição: Licitante');
    expect(await (await card('Casos')).findByText(/^\d+ casos valem$/, {}, patience)).toBeVisible();
    const product = await field('Produto');
    await person.clear(product);
    await person.type(product, 'Fiança Locatícia{Enter}');
    await arrive('/produtos/fianca-locaticia');
    expect(await (await card('Casos')).findByText(/^\d+ casos valem$/, {}, patience)).toBeVisible();
  });

  it('shows of a field what rules make of it, and of a rule where it stands and what it reads', async () => {
    const { api, person } = openPortal('/produtos/licitante', {
      person: null,
      answers: { 'GET /workbench/draft': [] },
    });
    const structure = await card('Estrutura');
    await person.click(structure.getByRole('button', { name: /^Regras/ }));
    const [rule] = structure.getAllByRole('button', { pressed: false }).slice(1);
    await person.click(rule!);
    const [sentence, id] = [...rule!.children].map(({ textContent }) => textContent);
    const details = await heading(id!);
    await waitFor(() => expect(details).toHaveFocus());
    expect(within(details.parentElement!).getByText(sentence!)).toBeVisible();
    expect(api.names()).not.toContain('GET /workbench/draft');
    await person.click(screen.getByRole('button', { name: /^\S+\.json#\// }));
    expect(
      await screen.findByRole('dialog', { name: 'Em que rascunho você muda isto?' }, patience),
    ).toBeVisible();
  });

  it('shows beside the questions where people stop, and hides small groups', async () => {
    const stops = {
      Versions: [
        { Definition: 'x', Version: '4', PublishedAt: '2026-11-20T15:00:00.000Z' },
        { Definition: 'w', Version: '3', PublishedAt: '2026-11-02T15:00:00.000Z' },
      ],
      ...{ Definition: 'x', From: '2026-08-22', Least: 10, Began: 120, Finished: 90 },
      Steps: [{ Step: 'insured', Entered: 120, Passed: 100, Left: null }],
      Fields: [{ Field: 'insured.document', Manual: 12, Messages: [{ Code: 'required', Count: 31 }] }],
    };
    const { api, person } = openPortal('/produtos/licitante', {
      person: null,
      answers: { 'GET /product/licitante/stops': stops },
    });
    const structure = await card('Estrutura');
    expect(
      await structure.findByText('Desde 22/08/2026: 120 começaram, 90 enviaram.', {}, patience),
    ).toBeVisible();
    expect(structure.getByText('120 chegaram · 100 seguiram · menos de 10 saíram aqui')).toBeVisible();
    expect(structure.getByText('12 digitaram à mão')).toBeVisible();
    expect(structure.getByText('31 vezes: “Preenchimento obrigatório”')).toBeVisible();
    const Fields = [{ Field: 'insured.old', Manual: 0, Messages: [{ Code: 'minLength', Count: 44 }] }];
    api.answer({ 'GET /product/licitante/stops': { ...stops, Definition: 'w', Fields } });
    await person.selectOptions(await field('Números da versão'), '3, de 02/11/2026, 12:00');
    const gone = '44 vezes: “Digite no mínimo … caracteres”';
    expect(await structure.findByText(gone, {}, patience)).toBeVisible();
    expect(api.calls('GET /product/licitante/stops').at(-1)!.query.get('definition')).toBe('w');
  });

  it('writes what is typed into the record at once', async () => {
    const { person } = openPortal('/produtos/licitante', { person: null });
    const record = await card('Registro');
    await person.type(await field('CPF/CNPJ do Segurado'), '87654321000198');
    await waitFor(() =>
      expect(record.getByLabelText('JSON do registro')).toHaveTextContent('87654321000198'),
    );
  });

  it('says so where there is no such product', async () => {
    openPortal('/produtos/nenhum', { person: null });
    expect(await screen.findByText('nenhum', { selector: 'code' }, patience)).toBeVisible();
  });
});

describe('/produtos/publicacoes', () => {
  const release = {
    ...{ Id: 7, IsBuild: false, State: 'proposed', IsHead: false, Base: 6, Note: 'Edital até 60', Share: 20 },
    ...{ Author: 'Aline Barreto', IsMine: false, ProposedAt: '2026-11-20T15:00:00.000Z', Approver: null },
    ...{ ExpiresAt: '2026-11-27T15:00:00.000Z', From: null, WithdrawnBy: null, WithdrawnAt: null },
  };
  const head = {
    ...release,
    Id: 6,
    State: 'active',
    IsHead: true,
    IsBuild: true,
    Note: 'Portal',
    Author: null,
    Share: 100,
  };
  const releases = { MayApprove: true, Items: [release, head] };

  it('lists what was published; the server refuses in its words, and what is approved is read again', async () => {
    const Message = 'Há uma publicação mais nova: nº 8.';
    const { api, person } = openPortal('/produtos/publicacoes', {
      answers: {
        'GET /publishing/releases': releases,
        'POST /publishing/approve': refuse(409, { Code: 'BASE_MOVED', Message }),
      },
      person: { isPublisher: true },
    });
    await person.click(await screen.findByRole('button', { name: 'Aprovar: nº 7' }, patience));
    expect(await screen.findByText(Message, {}, patience)).toBeVisible();
    expect(screen.getByText(/^Para 20% dos clientes/)).toBeVisible();
    const approved = { ...release, State: 'active', IsHead: true, Approver: 'Abel Sampaio' };
    api.answer({
      'POST /publishing/approve': null,
      'GET /publishing/releases': { ...releases, Items: [approved] },
    });
    await person.click(await screen.findByRole('button', { name: 'Aprovar: nº 7' }, patience));
    expect(await screen.findByText('Aprovada por Abel Sampaio', {}, patience)).toBeVisible();
    expect(screen.queryByText(Message)).toBeNull();
    expect(await screen.findByText('Publicação aprovada.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Nº 7/ })).toHaveFocus(), patience);
  });

  it('goes back only once asked again, and offers nobody to approve what is their own', async () => {
    const mine = { ...release, IsMine: true };
    const { api, person } = openPortal('/produtos/publicacoes', {
      answers: {
        'GET /publishing/releases': { ...releases, Items: [mine, head] },
        'POST /publishing/back': null,
      },
      person: { isPublisher: true },
    });
    await person.click(await screen.findByRole('button', { name: 'Voltar para a anterior: nº 6' }, patience));
    expect(screen.queryByRole('button', { name: 'Aprovar: nº 7' })).toBeNull();
    expect(api.calls('POST /publishing/back')).toEqual([]);
    await person.click(await screen.findByRole('button', { name: 'Voltar' }, patience));
    await waitFor(() => expect(api.calls('POST /publishing/back')[0]?.body).toEqual({ Id: 6 }), patience);
  });

  it('are proposed from a draft, whose faults lead to their places', async () => {
    const STEP = 'licitante/steps/object.json';
    const Draft = {
      ...{ Id: DRAFT, Name: 'Limites', Author: 'Aline Barreto', IsOwn: true },
      ...{ UpdatedAt: release.ProposedAt, Files: [STEP] },
    };
    const file = { File: STEP, Text: '{}', Version: 1, IsBehind: false };
    const Errors = [{ path: `${STEP}#/title`, code: 'x', message: 'Falta o título.' }];
    const { api, person } = openPortal(`/produtos/rascunhos/${DRAFT}/licitante/propor`, {
      answers: {
        [`GET /workbench/draft/${DRAFT}`]: { Draft, Release: 6, Files: [file] },
        'GET /publishing/releases': releases,
        'GET /publishing/check': { Checking: { Product: 'licitante', Done: 0, Total: 2 } },
        'POST /publishing/propose': refuse(422, {
          Code: 'INVALID_DEFINITIONS',
          Message: 'Há erros.',
          Errors,
        }),
      },
      person: { isAnalyst: true },
    });
    const send = await screen.findByRole('button', { name: 'Propor publicação' }, patience);
    await person.click(send);
    expect(await screen.findByText('Preenchimento obrigatório')).toBeVisible();
    await person.type(await field('Nota'), 'Edital até 60');
    await person.click(send);
    expect(await screen.findByRole('link', { name: `${STEP}#/title` }, patience)).toHaveAttribute(
      'href',
      `/produtos/rascunhos/${DRAFT}/licitante`,
    );
    const [sent] = api.calls('POST /publishing/propose');
    expect(sent!.body).toEqual({
      Base: 6,
      Files: { [STEP]: '{}' },
      Note: 'Edital até 60',
      From: null,
      Share: 100,
    });
    let answerLate: (list: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => (answerLate = resolve));
    api.answer({ 'POST /publishing/propose': late });
    await person.click(send);
    expect(await screen.findByText(/^Conferindo .+: 1 de 2…$/, {}, patience)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Cancelar' }));
    answerLate(releases);
    expect(await field('Nota')).toHaveValue('Edital até 60');
    expect(screen.queryByText(/^Conferindo/)).toBeNull();
    api.answer({ 'POST /publishing/propose': releases });
    await person.click(send);
    await arrive('/produtos/publicacoes');
  });
});
