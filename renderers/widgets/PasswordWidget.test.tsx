// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FieldSchema, FieldState } from '../../engine/index';
import { UiProvider } from '../ui';
import { PasswordWidget } from './PasswordWidget';

afterEach(cleanup);

const state: FieldState = { visible: true, enabled: true, required: true, title: 'Senha', options: [] };
const ui = {
  widget: 'password',
  autocomplete: 'new-password',
  ticks: [
    { text: 'No mínimo 8 caracteres', pattern: '^.{8}' },
    { text: 'Pelo menos um número', pattern: '\\d' },
  ],
};

function show(schemaUi: FieldSchema['ui'], value?: string) {
  render(
    <UiProvider>
      <PasswordWidget
        frame={{ id: 'password', label: 'Senha' }}
        path="s.password"
        schema={{ title: 'Senha', type: 'string', ui: schemaUi }}
        state={state}
        value={value}
        unread=""
        onChange={() => {}}
        onBlur={() => {}}
      />
    </UiProvider>,
  );
  return screen.getByLabelText('Senha');
}

it('is taken letter by letter, hidden, and known to password managers', () => {
  const input = show({ widget: 'password', autocomplete: 'current-password' }, 'segredo');
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveAttribute('autocomplete', 'current-password');
  expect(input).toHaveAttribute('spellcheck', 'false');
  expect(screen.queryByText(/mínimo/)).toBeNull();
});

it('of a new one, ticks off what it has', () => {
  show(ui, 'segredos');
  expect(screen.getByText('No mínimo 8 caracteres')).toHaveTextContent('atendido');
  expect(screen.getByText('Pelo menos um número')).not.toHaveTextContent('atendido');
});
