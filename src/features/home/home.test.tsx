import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noBillets } from '../../../tests/support/portal/answers';
import {
  arrive,
  goBack,
  heading,
  openPortal,
  patience,
  reopenPortal,
} from '../../../tests/support/portal/openPortal';

const OVERDUE = 'Você tem 2 Boletos com pagamentos em atraso.';
const answers = { 'POST /financial/search': noBillets(2) };

describe('overdue billets', () => {
  it('are said until that is closed, which holds for the visit', async () => {
    const { person } = openPortal('/inicio', { answers });
    expect(await screen.findByText(OVERDUE, {}, patience)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver Pendências >' })).toHaveAttribute('href', '/financeiro');
    await person.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(screen.queryByText(OVERDUE)).toBeNull();

    await person.click(screen.getByRole('link', { name: 'Ajuda' }));
    await arrive('/ajuda');
    await goBack();
    await heading(/Boas-vindas/);
    expect(screen.queryByText(OVERDUE)).toBeNull();

    cleanup();
    reopenPortal();
    await heading(/Boas-vindas/);
    expect(screen.queryByText(OVERDUE)).toBeNull();
  });

  it('lead to the billets that are overdue', async () => {
    const { person } = openPortal('/inicio', { answers });
    await person.click(await screen.findByRole('link', { name: 'Ver Pendências >' }, patience));
    await arrive('/financeiro');
    await waitFor(() => expect(window.location.search).toBe('?situacao=vencido'));
  });

  it('are said again to who signs in anew', async () => {
    const { person } = openPortal('/inicio', { answers });
    await screen.findByText(OVERDUE, {}, patience);
    await person.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    await person.click(screen.getByRole('button', { name: /^Perfil/ }));
    await person.click(screen.getByText('Sair'));
    await arrive('/login');
    await person.type(await screen.findByLabelText('E-mail', {}, patience), 'clara@lastro.test');
    await person.type(screen.getByLabelText('Senha'), 'Lastro#2026');
    await person.click(screen.getByRole('button', { name: 'Entrar' }));
    await arrive('/inicio');
    expect(await screen.findByText(OVERDUE)).toBeVisible();
  });
});
