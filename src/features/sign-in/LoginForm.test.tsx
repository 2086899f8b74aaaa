// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { UiProvider } from '../../../renderers/ui';
import { LoginForm } from './LoginForm';
import type { Credentials } from './validateLogin';

afterEach(cleanup);

function show() {
  const sent: Credentials[] = [];
  render(
    <UiProvider>
      <MemoryRouter>
        <LoginForm busy={false} onSubmit={(credentials) => sent.push(credentials)} />
      </MemoryRouter>
    </UiProvider>,
  );
  return { sent, user: userEvent.setup() };
}
const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Senha');

describe('the login form', () => {
  it('says nothing before it is sent', async () => {
    const { user } = show();
    await user.type(email(), 'ana');
    await user.tab();
    expect(screen.queryByText('E-mail inválido')).toBeNull();
  });

  it('names what is missing, and focuses the first field', async () => {
    const { user, sent } = show();
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(screen.getAllByText('Preenchimento obrigatório')).toHaveLength(2);
    expect(document.activeElement).toBe(email());
    expect(sent).toEqual([]);
  });

  it('refuses what is no e-mail', async () => {
    const { user } = show();
    await user.type(email(), 'ana@lastro');
    await user.type(password(), 'x{Enter}');
    expect(screen.getByText('E-mail inválido')).toBeTruthy();
  });

  it('sends the trimmed e-mail and the password as typed', async () => {
    const { user, sent } = show();
    await user.type(email(), ' ana@lastro.test ');
    await user.type(password(), ' segredo {Enter}');
    expect(sent).toEqual([{ email: 'ana@lastro.test', password: ' segredo ' }]);
  });

  it('shows and hides the password', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password().getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(password().getAttribute('type')).toBe('password');
  });
});
