import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { arrive, heading, openPortal, reopenPortal } from '../../../tests/support/portal/openPortal';

const TITLE = 'Seus dados estão atualizados?';
const DENY = 'POST /user/updateDenied';
const ASK = 'GET /user/isOutdated';
const answers = { [ASK]: { isOutdated: true, updateDenied: false }, [DENY]: null };
const open = () => screen.findByRole('dialog', { name: TITLE });

afterEach(() => vi.useRealTimers());

it('data that is a year old is asked about until that is put off, here and on the server', async () => {
  const { api, person } = openPortal('/inicio', { answers });
  const dialog = await open();
  expect(
    screen.getByRole('button', { name: 'Perfil: cadastro desatualizado', hidden: true }),
  ).toBeInTheDocument();
  await person.click(within(dialog).getByRole('button', { name: 'Agora não' }));
  await waitFor(() => expect(api.calls(DENY)).toHaveLength(1));
  // From here on the server says how long it holds.
  await waitFor(() => expect(localStorage.getItem('RegistrationUpdate')).toBe('denied'));
  api.answer({ [ASK]: { isOutdated: true, updateDenied: true } });
  cleanup();
  reopenPortal();
  await heading(/Boas-vindas/);
  expect(await screen.findByRole('button', { name: 'Perfil: cadastro desatualizado' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  // The server lets a denial lapse after 30 days.
  api.answer({ [ASK]: { isOutdated: true, updateDenied: false } });
  cleanup();
  reopenPortal();
  await open();
});

it('is put off by itself when the time runs out', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api } = openPortal('/inicio', { answers });
  expect(within(await open()).getByRole('progressbar')).toBeVisible();
  await vi.advanceTimersByTimeAsync(16_000);
  await waitFor(() => expect(api.calls(DENY)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is reviewed on its page', async () => {
  const { person } = openPortal('/inicio', { answers });
  await open();
  await person.click(screen.getByRole('button', { name: 'Revisar agora' }));
  await arrive('/atualizacao-cadastral');
});
