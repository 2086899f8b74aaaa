import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { compileSketch, environment } from '../../tests/engine/definitions';
import { start } from '../../engine/index';
import type { WizardStore } from '../store/WizardStore';
import { UiProvider } from '../ui';
import { Wizard } from '../wizard/Wizard';

const v = (name: string) => ({ var: `s.${name}` });
const definition = compileSketch({
  steps: {
    s: {
      fields: {
        name: { title: 'Nome', maxLength: 10, ui: { widget: 'text' } },
        shut: { title: 'Fecha', ui: { widget: 'text' } },
      },
    },
  },
  states: [{ id: 'shut', fields: ['s.name'], when: { '==': [v('shut'), 'x'] }, then: { enabled: false } }],
});

function show() {
  const rendered = vi.fn();
  let store: WizardStore | undefined;
  const host = { lookup: () => Promise.reject(new Error('-')), upload: () => Promise.reject(new Error('-')) };
  render(
    <UiProvider>
      <Profiler id="wizard" onRender={rendered}>
        <Wizard
          alone
          opened={start(definition, environment)}
          host={{ ...host, openFile: () => {} }}
          onStore={(opened) => void (store = opened)}
          onSubmit={() => {}}
          onLeave={() => {}}
        />
      </Profiler>
    </UiProvider>,
  );
  rendered.mockClear();
  return { user: userEvent.setup(), rendered, store: store! };
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('renders nothing for a key of a text, which its input shows by itself', async () => {
  const { user, rendered, store } = show();
  await user.type(box('Nome'), 'Obras');
  expect([box('Nome').value, store.field(0).value, rendered.mock.calls.length]).toEqual([
    'Obras',
    'Obras',
    0,
  ]);
});

it('leaves the caret where one types', async () => {
  const { user } = show();
  await user.type(box('Nome'), 'Obras');
  await user.type(box('Nome'), 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect([box('Nome').value, box('Nome').selectionStart]).toEqual(['Oxbras', 2]);
});

it('shows what is written over what was typed, also what stood there before', async () => {
  const { user, store } = show();
  const write = (value: string) => act(() => void store.dispatch({ type: 'edit', field: 's.name', value }));
  await user.type(box('Nome'), 'Obras');
  write('P');
  expect(box('Nome').value).toBe('P');
  await user.type(box('Nome'), 'onte');
  write('P');
  expect(box('Nome').value).toBe('P');
});

it('counts the characters of a text that is nearly too long, and no longer once it is not', async () => {
  const { user } = show();
  await user.type(box('Nome'), '12345678');
  expect(screen.getByText('8 de 10 caracteres')).toBeTruthy();
  await user.type(box('Nome'), '9');
  expect(screen.getByText('9 de 10 caracteres')).toBeTruthy();
  await user.type(box('Nome'), '{Backspace}{Backspace}');
  expect(screen.queryByText(/de 10 caracteres/)).toBeNull();
});

it('takes back what is typed into a field that cannot be changed any more', async () => {
  const { user, store } = show();
  await user.type(box('Nome'), 'Obras');
  act(() => void store.dispatch({ type: 'edit', field: 's.shut', value: 'x' }));
  box('Nome').readOnly = false;
  await user.type(box('Nome'), '!');
  expect([box('Nome').value, store.field(0).value]).toEqual(['Obras', 'Obras']);
});
