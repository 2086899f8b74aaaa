import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { arrive, openPortal, patience } from '../../../tests/support/portal/openPortal';

it('a link of the menu leads the keyboard to the heading of its page', async () => {
  const { person } = openPortal('/inicio');
  const menu = await screen.findByRole('navigation', { name: 'Menu principal' }, patience);
  await person.click(within(menu).getByRole('link', { name: 'Apólices' }));
  await arrive('/apolices');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Apólices' })).toHaveFocus());
});
