import { afterEach, beforeEach, it, vi } from 'vitest';
import { arrive, heading, openPortal } from '../../tests/support/portal/openPortal';

// As a build for customers has it.
beforeEach(() => void vi.stubEnv('DEV', false));
afterEach(() => vi.unstubAllEnvs());

it('who is neither analyst nor publisher finds no /produtos', async () => {
  openPortal('/produtos/licitante');
  await arrive('/error/404');
});

it('nobody finds it before signing in', async () => {
  openPortal('/produtos/licitante', { person: null });
  await arrive('/login');
});

it.each([{ isAnalyst: true }, { isPublisher: true }])('%j finds it', async (person) => {
  openPortal('/produtos/licitante', { person });
  await heading('Definição: Licitante');
});
