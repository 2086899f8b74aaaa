import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Flow } from '../../flow/Flow';
import type { DecisionTable } from '../../flow/tables/DecisionTable';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

const amount = { path: 'objectProperty.guaranteeValue', title: 'Valor da Garantia', text: '6.000.000' };
const table: DecisionTable = {
  ...{ id: 'decisions', title: 'Decisões da seguradora', place: 'licitante/rating.json#/decisions' },
  policy: 'first',
  inputs: ['“Valor da Garantia”', '“Tipo”'],
  rows: [
    { cells: ['> 10', 'A'], result: 'O pedido é recusado: “Alto.”', marks: [] },
    {
      ...{ cells: ['> 5', ''], result: 'O pedido vai para análise: “Médio.”' },
      marks: [{ code: 'overlap', words: 'Sobrepõe a linha 1, que vale antes', example: [amount] }],
      place: 'licitante/rating.json#/decisions/1',
    },
    {
      ...{ cells: ['> 20', ''], result: 'O pedido é recusado: “Demais.”' },
      marks: [{ code: 'shadowed', words: 'Nunca vale: as linhas acima valem antes', example: [] }],
    },
  ],
  gaps: [{ code: 'gap', words: 'Há respostas sem linha: o resultado fica vazio', example: [] }],
};
const flow: Flow = {
  id: 'licitante',
  title: 'Licitante',
  steps: [],
  price: [],
  links: [],
  givingWay: [],
  tables: [table],
};

async function opened(Flow: Flow) {
  const { person } = openPortal('/produtos/licitante', {
    person: null,
    answers: { 'GET /analyst/flow': { Faults: [], Flow }, 'GET /workbench/draft': [] },
  });
  const views = within(await screen.findByRole('region', { name: 'Outras vistas' }, patience));
  await person.click(views.getByRole('button', { name: 'Tabelas de decisão' }));
  return { person, views };
}

it('a table has a row a case, says which row counts, and marks what never does and what has none', async () => {
  const { person, views } = await opened(flow);
  const shown = within(await views.findByRole('region', { name: table.title }, patience));
  expect(shown.getByText(/^Primeira: de cima para baixo/)).toBeVisible();
  const heads = shown.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Linha', '“Valor da Garantia”', '“Tipo”', 'Resultado']);
  const [, ...rows] = shown.getAllByRole('row');
  const cells = (row: HTMLElement) => within(row).getAllByRole('cell').slice(0, 2);
  expect(cells(rows[1]!).map(({ textContent }) => textContent)).toEqual(['> 5', '–']);
  const told = shown.getByText(/^Sobrepõe a linha 1, que vale antes: por exemplo, com .*6\.000\.000/);
  expect(told).not.toHaveAttribute('data-wrong');
  for (const wrong of [/^Nunca vale/, /^Há respostas sem linha/])
    expect(shown.getByText(wrong)).toHaveAttribute('data-wrong');
  await person.click(
    shown.getByRole('button', { name: 'Mudar no formulário: licitante/rating.json#/decisions/1' }),
  );
  expect(
    await screen.findByRole('dialog', { name: 'Em que rascunho você muda isto?' }, patience),
  ).toBeVisible();
});

it('more inputs than columns have room for stand below each other', async () => {
  const inputs = ['A', 'B', 'C', 'D', 'E'];
  const row = { cells: ['1', '', '', '', '> 5'], result: 'X', marks: [] };
  const { views } = await opened({ ...flow, tables: [{ ...table, inputs, rows: [row] }] });
  const shown = within(await views.findByRole('region', { name: table.title }, patience));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['A: 1', 'E: > 5']);
});

it('where nothing is decided by cases that is said', async () => {
  const { views } = await opened({ ...flow, tables: [] });
  expect(await views.findByText(/^Nada neste produto é decidido/, {}, patience)).toBeVisible();
});
