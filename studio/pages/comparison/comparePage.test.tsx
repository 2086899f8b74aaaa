import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Comparison } from '../../contract/comparison';
import { field } from '../../../tests/support/portal/openBid';
import { refuse } from '../../../tests/support/portal/fakeApi';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

const DRAFT = '5d6c0d0e-6f0b-4d1c-9a55-0c8f4f6f1f10';
const at = '2026-11-20T15:00:00.000Z';
const draft = { Id: DRAFT, Name: 'Limites', Author: 'Aline Barreto', IsOwn: true, UpdatedAt: at, Files: [] };
const place = { file: 'licitante/steps/object.json', pointer: '/properties/noticeNumber' };
const found: Comparison = {
  ...{ LeftFaults: [], RightFaults: [], Files: [], Products: ['licitante', 'performance'] },
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
const answers = {
  'GET /publishing/releases': { MayApprove: false, Items: [] },
  'GET /workbench/draft': [draft],
  'GET /workbench/compare': found,
};

const person = { isAnalyst: true };
const asked = { left: 'em-vigor', right: `rascunho-${DRAFT}`, product: 'licitante' };
const ADDRESS = `/produtos/comparar?direita=rascunho-${DRAFT}&produto=licitante`;

it('an address that was shared opens its comparison, production left, and other products that differ are a press away', async () => {
  const { api, person: analyst } = openPortal(ADDRESS, { answers, person });
  expect(await screen.findByText('A pergunta sai', {}, patience)).toBeVisible();
  expect(screen.getByText(`${place.file}#${place.pointer} (à esquerda)`)).toBeVisible();
  expect(Object.fromEntries(api.calls('GET /workbench/compare')[0]!.query)).toEqual(asked);
  expect(await field('Esquerda')).toHaveDisplayValue('O que está em vigor para todos');
  const others = within(screen.getByRole('navigation', { name: 'Outros produtos que diferem' }));
  await analyst.click(others.getByRole('button'));
  expect(Object.fromEntries(api.calls('GET /workbench/compare').at(-1)!.query)).toMatchObject({
    product: 'performance',
  });
});

it('the sides change places, and what is not there any more is said', async () => {
  const gone = refuse(404, { Code: 'NOT_FOUND', Message: 'Não encontrado.' });
  const { api, person: analyst } = openPortal(ADDRESS, { answers, person });
  await screen.findByText('A pergunta sai', {}, patience);
  api.answer({ 'GET /workbench/compare': gone });
  await analyst.click(screen.getByRole('button', { name: 'Trocar os lados' }));
  expect(await screen.findByText(/Escolha outra/, {}, patience)).toBeVisible();
  const { left, right } = Object.fromEntries(api.calls('GET /workbench/compare').at(-1)!.query);
  expect([left, right]).toEqual([asked.right, asked.left]);
});

it('nothing is compared before the other side is chosen', async () => {
  const { api } = openPortal('/produtos/comparar', { answers, person });
  expect(await screen.findByText(/Escolha à direita/, {}, patience)).toBeVisible();
  expect(api.calls('GET /workbench/compare')).toEqual([]);
});
