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

const silent = () => Promise.reject(new Error('-'));

async function filled(
  of = definition,
  lookup: () => Promise<unknown> = silent,
  [type, amount, object] = ['Tipo', 'Valor', 'Objeto'],
) {
  const host = {
    lookup,
    upload: () => Promise.reject(new Error('-')),
    openFile: () => {},
  };
  render(
    <UiProvider>
      <Wizard opened={start(of, environment)} host={host} onSubmit={() => {}} onLeave={() => {}} />
    </UiProvider>,
  );
  await userEvent.type(box(type), 'a');
  expect(note()).toBeNull();
  await userEvent.type(box(amount), '10');
  await userEvent.type(box(object), 'Ponte');
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

it('names what an answer from outside emptied, by the question that was asked', async () => {
  const company = {
    id: 'company',
    source: 'company',
    on: 'change',
    fields: ['s.type'],
    when: { '==': [{ var: 's.type' }, 'ab'] },
    request: { cnpj: { var: 's.type' } },
    fills: { 's.amount': { answer: ['amount'] } },
  } as const;
  const asking = compileSketch({
    steps: {
      s: { fields: { type: { title: 'Número' }, amount: { title: 'Tribunal' }, object: { title: 'Vara' } } },
    },
    lookups: [company],
    resets: [{ id: 'again', on: ['s.amount'], clear: ['s.object'] }],
  });
  await filled(asking, () => Promise.resolve({ amount: '20' }), ['Número', 'Tribunal', 'Vara']);
  await userEvent.type(box('Número'), 'b');
  expect(await screen.findByText(/limpou/)).toHaveTextContent('A mudança de Número limpou: Vara.');
  expect([box('Tribunal').value, box('Vara').value]).toEqual(['20', '']);
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});
