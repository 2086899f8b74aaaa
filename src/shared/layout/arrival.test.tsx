import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cut } from '../../../tests/support/portal/fakeApi';
import { arrive, openPortal, patience } from '../../../tests/support/portal/openPortal';

it('a link of the menu leads the keyboard to the heading of its page', async () => {
  const { person } = openPortal('/inicio', { answers: { 'POST /InsurancePolicy/search': cut } });
  const menu = await screen.findByRole('navigation', { name: 'Menu principal' }, patience);
  await person.click(within(menu).getByRole('link', { name: 'Apólices' }));
  await arrive('/apolices');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Apólices' })).toHaveFocus());
});

it('the number that a title names is copied with one press', async () => {
  const answers = { 'GET /InsurancePolicy/findById': cut };
  const { person } = openPortal('/apolices/20260775000000100', { answers });
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  await person.click(
    await screen.findByRole('button', { name: 'Copiar número 20260775000000100' }, patience),
  );
  expect(written).toHaveBeenCalledWith('20260775000000100');
  expect(await screen.findAllByText('Número copiado.')).not.toHaveLength(0);
});
