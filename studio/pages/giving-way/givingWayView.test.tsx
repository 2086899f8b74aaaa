import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Flow, FlowLink, GivingWay } from '../../flow/Flow';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

const free = { is: 'free' } as const;
const question = (path: string, title: string) => ({ path, title, widget: 'text', reach: free });
const days = { from: ['term.days'], to: 'term.end' };
const changed = 'Se muda “Prazo”, então “Fim” cede e passa a ser “Início” + “Prazo” dias.';
const started = 'Se muda “Início”, então “Prazo” fica vazia.';
const givingWay: readonly GivingWay[] = [
  { ...days, rule: 'term', kind: 'relations', how: 'typed', words: changed },
  { from: ['term.start'], to: 'term.days', rule: 'anew', kind: 'resets', how: 'emptied', words: started },
];
const place = 'licitante/rules.json#/relations/0';
const link: FlowLink = {
  ...{ id: 'term', kind: 'relations', effect: 'value', from: ['term.days'], to: ['term.end'] },
  ...{ words: changed, note: 'Specification 2 §4.5.', place, marks: [] },
};
const flow: Flow = {
  ...{ id: 'licitante', title: 'Licitante', price: [], tables: [], givingWay },
  steps: [
    {
      ...{ id: 'term', title: 'Vigência', reach: free },
      questions: [
        question('term.start', 'Início'),
        question('term.days', 'Prazo'),
        question('term.end', 'Fim'),
        question('term.note', 'Nota'),
      ],
    },
  ],
  links: [link, { ...link, id: 'anew', kind: 'resets', place: 'licitante/rules.json#/resets/0' }],
};

async function opened(Flow: Flow | null) {
  const { person } = openPortal('/produtos/licitante', {
    person: null,
    answers: { 'GET /analyst/flow': { Faults: [], Flow }, 'GET /workbench/draft': [] },
  });
  const views = within(await screen.findByRole('region', { name: 'Outras vistas' }, patience));
  await person.click(views.getByRole('button', { name: 'O que cede a quê' }));
  return { person, views };
}

async function drawn() {
  const { person, views } = await opened(flow);
  const list = await views.findByRole('list', { name: /^Perguntas que cedem/ }, patience);
  const chosen = within(views.getByRole('region', { name: 'O que foi escolhido na figura' }));
  return { person, views, cards: within(list), chosen };
}

it('shows the questions that give way, with the arrows from what changes', async () => {
  const { views, cards, chosen } = await drawn();
  const names = cards.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['InícioVigência', 'PrazoVigência', 'FimVigência']);
  const legend = within(views.getByRole('list', { name: 'O que as setas dizem' }));
  expect(legend.getAllByRole('listitem')).toHaveLength(3);
  expect(chosen.getByText(/^Escolha uma pergunta/)).toBeVisible();
});

it('says of a question that is chosen by keyboard to what it gives way and what gives way to it', async () => {
  const { person, cards, chosen } = await drawn();
  cards.getByRole('button', { name: /^Prazo/ }).focus();
  await person.keyboard('{Enter}');
  expect(cards.getByRole('button', { name: /^Prazo/, pressed: true })).toBeVisible();
  const [gives, makes] = chosen.getAllByRole('list');
  expect(within(gives!).getByText(started)).toBeVisible();
  expect(within(makes!).getByText(changed)).toBeVisible();
  await person.click(chosen.getByRole('button', { name: 'term.days' }));
  const details = await screen.findByRole('region', { name: 'Detalhes' });
  expect(within(details).getByText('term.days')).toBeVisible();
  await person.click(cards.getByRole('button', { name: /^Prazo/ }));
  expect(chosen.getByText(/^Escolha uma pergunta/)).toBeVisible();
});

it('says the same rule by rule, and a rule that is chosen leads to its place', async () => {
  const { person, views, cards, chosen } = await drawn();
  await person.click(views.getByText('O mesmo em palavras: 2 regras'));
  await person.click(views.getByRole('button', { name: 'Relação term' }));
  expect(views.getByText(/^Prazo → Fim: cede até o que foi digitado/)).toBeVisible();
  expect(views.getByText('Início → Prazo: fica vazia')).toBeVisible();
  expect(chosen.getByText('Specification 2 §4.5.')).toBeVisible();
  expect(cards.getByRole('button', { name: /^Fim/ })).toHaveAttribute('data-near', 'true');
  expect(cards.getByRole('button', { name: /^Início/ })).toHaveAttribute('data-near', 'false');
  await person.click(chosen.getByRole('button', { name: place }));
  const asked = { name: 'Em que rascunho você muda isto?' };
  expect(await screen.findByRole('dialog', asked, patience)).toBeVisible();
});

it('where nothing gives way that is said', async () => {
  const { views } = await opened({ ...flow, givingWay: [] });
  expect(await views.findByText(/^Neste produto nenhuma resposta cede/, {}, patience)).toBeVisible();
});
