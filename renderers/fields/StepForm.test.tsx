import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { compileSketch, environment, number } from '../../tests/engine/definitions';
import { start } from '../../engine/index';
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

it('takes as many decimals of a percentage as its question says, and no more', async () => {
  const { user } = show();
  const share = screen.getByLabelText<HTMLInputElement>('Parte');
  await user.type(share, '1,2345');
  await user.tab();
  expect([share.value, share.getAttribute('aria-invalid')]).toEqual(['1,2345', null]);
  await user.type(share, '6');
  await user.tab();
  expect([share.value, share.getAttribute('aria-invalid')]).toEqual(['1,23456', 'true']);
  expect(screen.getByText('Valor inválido')).toBeTruthy();
});

it('keeps an optional answer that cannot be read, and goes on only without it', async () => {
  const { user, submitted } = show();
  await user.type(screen.getByLabelText('Parte'), '5.5');
  const term = screen.getByLabelText<HTMLInputElement>('Prazo');
  await user.type(term, '10,5{Enter}');
  expect([submitted, term.value]).toEqual([[], '10,5']);
  expect(screen.getByRole('link', { name: 'Prazo: Valor inválido' })).toBeTruthy();
  await user.clear(term);
  await user.type(term, '9{Enter}');
  expect(submitted).toHaveLength(1);
});

it('leaves the keys to the field that is corrected: only Continuar takes them to the errors', async () => {
  const { user } = show();
  const proceed = screen.getByRole('button', { name: 'Continuar' });
  const term = screen.getByLabelText<HTMLInputElement>('Prazo');
  await user.type(screen.getByLabelText('Parte'), '5');
  await user.type(term, 'x');
  await user.click(proceed);
  const summary = () => screen.queryByRole('group', { name: /^Verifique/ });
  expect(document.activeElement).toBe(summary());
  await user.clear(term);
  expect(summary()).toBeNull();
  await user.type(term, '-');
  await user.tab();
  expect(summary()).not.toBeNull();
  await user.keyboard('6');
  expect(screen.getByLabelText<HTMLInputElement>('Parte').value).toBe('6');
  await user.click(proceed);
  expect(document.activeElement).toBe(summary());
});

it('says a notice at its field, which is not wrong and stops nothing', async () => {
  const { user, submitted } = show();
  const term = screen.getByLabelText('Prazo');
  await user.type(term, '10');
  await user.type(screen.getByLabelText('Tipo'), 'x');
  expect(screen.getByText('Prazo incomum.').closest('[role=status]')).toBeTruthy();
  expect(term.getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Parte: Preenchimento obrigatório',
  ]);
  await user.type(screen.getByLabelText('Parte'), '5');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(submitted).toHaveLength(1);
});
