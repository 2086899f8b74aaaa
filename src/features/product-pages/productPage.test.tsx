import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { arrive, openPortal } from '../../../tests/support/portal/openPortal';

const CONTACT = 'Fale com quem entende do assunto';
const executive = {
  name: 'Elisa Duarte',
  title: 'Executivo Responsável',
  email: 'elisa@lastro.test',
  phone: null,
  cellPhone: null,
  section: null,
  photoFull: null,
  photoStandard: null,
};

it('a product leads to its wizard', async () => {
  const { person } = openPortal('/fianca-locaticia');
  await person.click(await screen.findByRole('link', { name: /Solicitar fiança locatícia/ }));
  await arrive('/cotacao/fianca-locaticia');
});

it('an informational one leads to the executive', async () => {
  const contacts = { executive, assistants: [], superintendent: null };
  openPortal('/patrimonial', { answers: { 'GET /user/contacts': contacts } });
  const contact = await screen.findByRole('region', { name: CONTACT });
  expect(await within(contact).findByText('Elisa Duarte')).toBeVisible();
});

it('a natural person, who cannot request, is led to a person', async () => {
  openPortal('/garantia', { person: { isPhysicalPerson: true } });
  expect(await screen.findByRole('heading', { name: CONTACT })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Garantia de licitante/ })).toBeNull();
});

it('the help link of a page leads to its tutorial', async () => {
  const { person } = openPortal('/cotacao');
  const name = 'Como realizar nova solicitação de Apólice';
  await person.click((await screen.findAllByRole('link', { name }))[0]!);
  // A page that loads late shows its title a moment before it takes the focus there.
  await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
});
