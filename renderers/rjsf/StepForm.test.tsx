import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { compileSketch, environment, number } from '../../tests/engine/definitions';
import { start } from '../../engine';
import { UiProvider } from '../ui';
import { Wizard } from '../wizard/Wizard';

const v = (name: string) => ({ var: `s.${name}` });
const isYears = { '==': [v('kind'), 'anos'] };
const definition = compileSketch({
  steps: {
    s: {
      fields: {
        kind: { title: 'Tipo', ui: { widget: 'text' } },
        term: { title: 'Prazo', type: 'integer', ui: { widget: 'integer', unit: 'dias', group: 'Vigência' } },
        secret: { title: 'Segredo', ui: { widget: 'hidden' } },
        share: { ...number, title: 'Parte', decimals: 4, ui: { widget: 'percent', group: 'Valores' } },
      },
      required: ['share'],
    },
  },
  states: [
    { id: 'unit', fields: ['s.term'], when: isYears, then: { unit: 'anos' } },
    { id: 'hide', fields: ['s.share'], when: isYears, then: { visible: false } },
  ],
  checks: [
    {
      id: 'long',
      fields: ['s.term'],
      that: { '<': [v('term'), 10] },
      level: 'notice',
      message: 'Prazo incomum.',
    },
  ],
});

function show() {
  const host = { lookup: () => Promise.reject(new Error('-')), upload: () => Promise.reject(new Error('-')) };
  const submitted: unknown[] = [];
  render(
    <UiProvider>
      <Wizard
        opened={start(definition, environment)}
        host={{ ...host, openFile: () => {} }}
        onSubmit={(session) => submitted.push(session)}
        onLeave={() => {}}
      />
    </UiProvider>,
  );
  return { user: userEvent.setup(), submitted };
}

const headings = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

it('stands a heading above the first question of each group on screen', async () => {
  const { user } = show();
  expect(headings()).toEqual(expect.arrayContaining(['Vigência', 'Valores']));
  await user.type(screen.getByLabelText('Tipo'), 'anos');
  expect(headings()).not.toContain('Valores');
});

it('never shows a hidden answer', () => {
  show();
  expect(screen.queryByText('Segredo')).toBeNull();
});

it('changes the unit with the answer that decides it', async () => {
  const { user } = show();
  expect(screen.getByText('dias')).toBeTruthy();
  await user.type(screen.getByLabelText('Tipo'), 'anos');
  expect(screen.getByText('anos')).toBeTruthy();
});

it('takes as many decimals of a percentage as its question says', async () => {
  const { user } = show();
  const share = screen.getByLabelText<HTMLInputElement>('Parte');
  await user.type(share, '1,23456');
  expect(share.value).toBe('1,2345');
});

it('says a notice at its field, which is not wrong and stops nothing', async () => {
  const { user, submitted } = show();
  const term = screen.getByLabelText('Prazo');
  await user.type(term, '10');
  await user.type(screen.getByLabelText('Tipo'), 'x');
  expect(screen.getByText('Prazo incomum.').closest('.ui-notice')).toBeTruthy();
  expect(term.getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Parte: Preenchimento obrigatório',
  ]);
  await user.type(screen.getByLabelText('Parte'), '5');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(submitted).toHaveLength(1);
});
