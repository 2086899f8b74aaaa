import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compileSketch, environment, number } from '../../tests/engine/definitions';
import { start } from '../../engine/index';
import { UiProvider } from '../ui';
import { Wizard } from '../wizard/Wizard';

const v = (path: string) => ({ var: path });
const text = { ui: { widget: 'text' } };
const definition = compileSketch({
  steps: {
    s: { fields: { rent: { ...number, title: 'Aluguel' }, city: { title: 'Cidade', ...text } } },
    t: {
      fields: {
        total: { ...number, title: 'Total', readOnly: true },
        gate: { title: 'Portão', ...text },
        note: { title: 'Nota', ...text },
      },
    },
  },
  derived: [
    { id: 'total', why: 'Doze vezes o aluguel.', field: 't.total', value: { '*': [v('s.rent'), 12] } },
  ],
  states: [
    { id: 'gate', fields: ['t.gate'], when: { '==': [v('s.city'), 'Itu'] }, then: { visible: false } },
  ],
});

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));

afterEach(() => void vi.unstubAllGlobals());

function show() {
  const host = { lookup: () => Promise.reject(new Error('-')), upload: () => Promise.reject(new Error('-')) };
  render(
    <UiProvider>
      <Wizard
        opened={start(definition, environment)}
        host={{ ...host, openFile: () => {} }}
        onSubmit={() => {}}
        onLeave={() => {}}
      />
    </UiProvider>,
  );
  return userEvent.setup();
}

/** The second step, with what decides it answered. */
async function atTheTotal(city = 'Salto') {
  const user = show();
  await user.type(screen.getByLabelText('Aluguel'), '100');
  await user.type(screen.getByLabelText('Cidade'), city);
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await screen.findByLabelText('Total');
  return user;
}

const SENTENCE = /^Doze vezes o aluguel \(Aluguel: .*100/;

it('stands only where there is a reason, and says which question it is of', async () => {
  await atTheTotal();
  expect(screen.getAllByRole('button', { name: 'Por quê?' })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Por quê?', description: 'Total' })).toBeTruthy();
});

it('tells by a press, and leads to the answer that it follows from', async () => {
  const user = await atTheTotal();
  await user.click(screen.getByRole('button', { name: 'Por quê?' }));
  expect(await screen.findByText(SENTENCE, { selector: 'p' })).toBeTruthy();
  expect(await screen.findByText(SENTENCE, { selector: '[role=status]' })).toBeTruthy();
  // A popover that jsdom never opens counts as hidden.
  const ways = screen.getByRole('list', { name: 'Ir para a resposta', hidden: true });
  await user.click(within(ways).getByRole('button', { name: 'Aluguel', hidden: true }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Aluguel')));
  expect(screen.queryByText(SENTENCE, { selector: 'p' })).toBeNull();
});

it('tells by Alt+P within its field and closes with Esc, where the focus stays', async () => {
  const user = await atTheTotal();
  screen.getByLabelText('Total').focus();
  await user.keyboard('{Alt>}[KeyP]{/Alt}');
  expect(await screen.findByText(SENTENCE, { selector: 'p' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByText(SENTENCE, { selector: 'p' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Por quê?' }));
});

it('says what is not asked, and why', async () => {
  const user = await atTheTotal('Itu');
  expect(screen.queryByLabelText('Portão')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'O que não é perguntado' }));
  const dialog = await screen.findByRole('dialog', { name: 'O que não é perguntado' });
  expect(within(dialog).getByText(/Não se aplica por causa de “Cidade”: Itu\./)).toBeTruthy();
});
