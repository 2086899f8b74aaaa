import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Flow } from '../../flow/Flow';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

// jsdom lays nothing out, so that no width ever changes.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const free = { is: 'free' } as const;
const flow: Flow = {
  id: 'licitante',
  title: 'Licitante',
  steps: [
    {
      ...{ id: 'insured', title: 'Segurado', reach: free },
      questions: [
        { path: 'insured.document', title: 'CPF/CNPJ', widget: 'tax-id', reach: free },
        {
          ...{ path: 'insured.name', title: 'Nome', widget: 'text' },
          reach: { is: 'never', words: '“CPF/CNPJ” está vazia', hidden: [] },
        },
      ],
    },
  ],
  price: [],
  tables: [],
  givingWay: [],
  links: [
    {
      ...{ id: 'name', kind: 'states', effect: 'shown', from: ['insured.document'], to: ['insured.name'] },
      words: 'Não aparece, exceto se “CPF/CNPJ” está vazia',
      place: 'licitante/rules.json#/states/0',
      marks: [
        {
          ...{ code: 'never-shown', words: 'Nunca aparece' },
          example: [{ path: 'insured.document', title: 'CPF/CNPJ', text: '123' }],
        },
      ],
    },
  ],
};
const fault = {
  File: 'licitante/rules.json',
  Pointer: '/states/0/when',
  Code: 'never-shown',
  Message: 'Never.',
};

async function opened() {
  const { api, person } = openPortal('/produtos/licitante', {
    person: null,
    answers: { 'GET /analyst/flow': { Faults: [fault], Flow: flow } },
  });
  const views = within(await screen.findByRole('region', { name: 'Outras vistas' }, patience));
  await person.click(views.getByRole('button', { name: 'Fluxo de etapas, perguntas e regras' }));
  return { api, person, views };
}

it('the flow is asked for when it is looked at, and says in words what the picture shows', async () => {
  const { api, views } = await opened();
  const list = within(await views.findByRole('list', { name: 'Etapas e perguntas', hidden: true }, patience));
  expect(api.calls('GET /analyst/flow')).toHaveLength(1);
  expect(list.getByText('Etapa aberta agora')).toBeInTheDocument();
  expect(list.getByText('Nunca aparece: se “CPF/CNPJ” está vazia')).toBeInTheDocument();
  expect(list.getAllByText(/por exemplo, com CPF\/CNPJ: 123/)).not.toEqual([]);
  expect(views.getByText('licitante/rules.json#/states/0/when')).toBeInTheDocument();
  expect(views.getByText('Nenhuma resposta faz o campo ou a etapa aparecer.')).toBeInTheDocument();
  expect(views.getByText('Never.')).toHaveAttribute('lang', 'en');
});

it('a question that is chosen is told with what it reads and what reads it', async () => {
  const { person, views } = await opened();
  const choice = await views.findByLabelText('Pergunta ou parte do preço', {}, patience);
  await person.selectOptions(choice, 'CPF/CNPJ (insured.document)');
  const details = within(
    await views.findByRole('region', { name: 'O que a pergunta lê e o que a lê', hidden: true }, patience),
  );
  expect(details.getByText('É lida por')).toBeInTheDocument();
  expect(details.queryByText('Lê')).toBeNull();
  expect(details.getByText('Não aparece, exceto se “CPF/CNPJ” está vazia')).toBeInTheDocument();
});
