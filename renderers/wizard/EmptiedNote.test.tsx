import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { compileSketch, environment } from '../../tests/engine/definitions';
import { start } from '../../engine/index';
import { UiProvider } from '../ui';
import { Wizard } from './Wizard';

const definition = compileSketch({
  steps: {
    s: { fields: { type: { title: 'Tipo' }, amount: { title: 'Valor' }, object: { title: 'Objeto' } } },
  },
  resets: [{ id: 'again', on: ['s.type'], clear: ['s.amount', 's.object'] }],
});
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const note = () => screen.queryByText(/limpou/);

async function filled() {
  const host = {
    lookup: () => Promise.reject(new Error('-')),
    upload: () => Promise.reject(new Error('-')),
    openFile: () => {},
  };
  render(
    <UiProvider>
      <Wizard opened={start(definition, environment)} host={host} onSubmit={() => {}} onLeave={() => {}} />
    </UiProvider>,
  );
  await userEvent.type(box('Tipo'), 'a');
  expect(note()).toBeNull();
  await userEvent.type(box('Valor'), '10');
  await userEvent.type(box('Objeto'), 'Ponte');
  expect(note()).toBeNull();
}

it('names what a changed answer emptied, typed key by key, and gives all of it back', async () => {
  await filled();
  await userEvent.type(box('Tipo'), 'bc');
  expect(note()).toHaveTextContent('A mudança de Tipo limpou: Valor, Objeto.');
  expect([box('Valor').value, box('Objeto').value]).toEqual(['', '']);
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(['Tipo', 'Valor', 'Objeto'].map((name) => box(name).value)).toEqual(['a', '10', 'Ponte']);
  expect(box('Tipo')).toHaveFocus();
  expect(note()).toBeNull();
});

it('takes nothing back once something else was answered', async () => {
  await filled();
  await userEvent.type(box('Tipo'), 'b');
  expect(note()).toBeVisible();
  await userEvent.type(box('Valor'), '2');
  expect(note()).toBeNull();
  expect(box('Valor').value).toBe('2');
});
