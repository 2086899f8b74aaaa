// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { user } from '../../../tests/support/portal/answers';
import { cut } from '../../../tests/support/portal/fakeApi';
import { arrive, heading, openPortal, patience } from '../../../tests/support/portal/openPortal';
import { products, requestRoute } from '../../shared/products/catalogue';
import { sold } from '../../shared/products/sold';

/** What is sold with another wizard of that address. */
const publishedWith = (route: string) => {
  const [like] = sold().wizards;
  return {
    ...sold(),
    wizards: [...sold().wizards, { ...like!, route, wizard: route, name: 'Seguro Viagem' }],
  };
};

const PUBLIC = 'Seguro Garantia Setor Público';

async function openChoice() {
  const portal = openPortal('/cotacao');
  await screen.findByRole('combobox', { name: /^Produto/ }, patience);
  const field = (name: string) => screen.getByRole('combobox', { name: new RegExp(`^${name}`) });
  return {
    ...portal,
    field,
    // Of many options one types the name, of few it is picked.
    choose: (name: string, option: string) =>
      field(name) instanceof HTMLSelectElement
        ? portal.person.selectOptions(field(name), option)
        : portal.person.type(field(name), `${option}{Enter}`),
    goOn: () => portal.person.click(screen.getByRole('button', { name: 'Continuar' })),
  };
}

it('products come in the order of their names, and without one the field says so and has the focus', async () => {
  const { goOn, field } = await openChoice();
  await goOn();
  expect(field('Produto')).toHaveFocus();
  expect(field('Produto')).toHaveAccessibleDescription(/Preenchimento obrigatório/);
  const offered = within(field('Produto')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Selecione',
    ...products().map(({ name }) => name),
  ]);
});

it('modalities are asked for where the product has any, and forgotten with another product', async () => {
  const { choose, goOn, field } = await openChoice();
  await choose('Produto', PUBLIC);
  await choose('Modalidade', 'Licitante');
  await choose('Produto', 'Seguro Garantia Judicial');
  await goOn();
  expect(field('Modalidade')).toHaveFocus();
  expect(field('Modalidade')).toHaveAccessibleDescription(/Preenchimento obrigatório/);
  await choose('Produto', 'Risco de Engenharia');
  expect(screen.queryByRole('combobox', { name: /^Modalidade/ })).toBeNull();
});

it('what is chosen opens its wizard with what the modality already answers', async () => {
  const { choose, goOn } = await openChoice();
  const product = products().find(({ name }) => name === PUBLIC)!;
  const modality = product.modalities.find(({ carries }) => carries)!;
  await choose('Produto', PUBLIC);
  await choose('Modalidade', modality.name);
  await goOn();
  await arrive(`/cotacao/${requestRoute(product, modality)}`);
  await heading(/^Dados d/);
});

it('cards begin with what one asked for most, and are found by the words that people use', async () => {
  const { person } = openPortal('/cotacao', {
    answers: { 'GET /quotes/most-asked': [{ Product: 'FL', Total: 3 }] },
  });
  const first = (await screen.findByText('Você pediu 3 vezes', {}, patience)).closest('li')!;
  expect(within(first).getByRole('link')).toHaveAccessibleName('Fiança Locatícia');
  expect(first.previousElementSibling).toBeNull();
  const search = screen.getByRole('searchbox', { name: 'O que você precisa garantir?' });
  await person.type(search, 'zzzz');
  expect(screen.getByText(/Nada encontrado para “zzzz”/)).toBeVisible();
  await person.clear(search);
  await person.type(search, 'aluguel');
  await person.keyboard('{Tab}');
  expect(screen.getByRole('link', { name: 'Pessoa Física' })).toHaveFocus();
  await person.clear(search);
  await person.type(search, 'edital{Enter}');
  await arrive('/cotacao/garantia/licitante');
});

it('cards are there also where nobody can say what was asked for', async () => {
  openPortal('/cotacao', { answers: { 'GET /quotes/most-asked': cut } });
  expect(await screen.findByRole('link', { name: 'Licitante' }, patience)).toBeVisible();
});

it('the address of a wizard that was published since the build is that wizard, not the number of a request', async () => {
  const catalogue = { ...publishedWith('seguro-viagem'), changes: [] };
  const { api } = openPortal('/cotacao/seguro-viagem', {
    answers: { 'GET /user/find': { ...user, catalogue }, 'GET /wizard/context': cut },
  });
  await waitFor(() => expect(api.calls('GET /wizard/context').length).toBeGreaterThan(0), patience);
  expect(api.calls('GET /quote')).toEqual([]);
});
