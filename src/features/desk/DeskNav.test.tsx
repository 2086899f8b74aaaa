import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

const linksOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it("the desk's menu leads where its tabs lead, in the same words", async () => {
  openPortal('/executivo', {
    person: { isExecutive: true, isPhysicalPerson: true },
    answers: {
      'GET /desk/quotes': { Items: [], Total: 0, Page: 1, PageSize: 20, Counts: {} },
      'GET /desk/clients': [],
    },
  });
  const tabs = await screen.findByRole('navigation', { name: 'Mesa do executivo' }, patience);
  const menu = screen.getByRole('navigation', { name: 'Menu principal' });
  const group = within(menu).getByText('Portal Executivo').closest('li')!;
  await waitFor(() => expect(linksOf(group)).toEqual(linksOf(tabs)));
});
