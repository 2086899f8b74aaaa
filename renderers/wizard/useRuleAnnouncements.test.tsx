import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { compileSketch, environment } from '../../tests/engine/definitions';
import { start } from '../../engine/index';
import { UiProvider } from '../ui';
import { Wizard } from './Wizard';

const definition = compileSketch({
  steps: {
    s: {
      fields: {
        number: { title: 'Número' },
        text: { title: 'Texto', readOnly: true },
        rule: { title: 'Regra', type: 'object', readOnly: true, ui: { widget: 'hidden' } },
      },
    },
  },
  derived: [
    { id: 'rule', field: 's.rule', value: { object: ['key', { var: 's.number' }] } },
    { id: 'text', field: 's.text', value: { cat: ['Edital: ', { var: 's.number' }, '.'] } },
  ],
});

it('says a computed sentence with one full stop, and nothing of what no screen shows', async () => {
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
  await userEvent.type(screen.getByLabelText('Número'), '12');
  expect(await screen.findByText('Texto: Edital: 12.', { selector: '[aria-live]' })).toBeDefined();
});
