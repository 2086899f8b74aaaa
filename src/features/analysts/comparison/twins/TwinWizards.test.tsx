import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { UiProvider } from '../../../../../renderers/ui';
import { sessionStore } from '../../../../shared/auth/session';
import { compileSketch } from '../../../../../tests/engine/definitions';
import type { AnalysedProduct } from '../../useProduct';
import TwinWizards from './TwinWizards';

const versionOf = (maxLength: number, more: object): AnalysedProduct => ({
  definition: compileSketch({
    steps: { a: { fields: { name: { title: 'Nome', maxLength }, ...more }, required: ['name'] } },
  }),
  book: { files: {}, constants: {}, places: {} },
  version: 0,
});

it('two wizards stand side by side, follow each other, and keep the focus where a person works', async () => {
  sessionStore.write({ status: 'signed-out' });
  const person = userEvent.setup();
  render(
    <UiProvider>
      <MemoryRouter>
        <TwinWizards
          left={versionOf(50, {})}
          right={versionOf(10, { reason: { title: 'Motivo' } })}
          names={{ left: 'em vigor', right: 'rascunho' }}
        />
      </MemoryRouter>
    </UiProvider>,
  );
  const left = within(await screen.findByRole('region', { name: 'À esquerda: em vigor' }));
  const right = within(screen.getByRole('region', { name: 'À direita: rascunho' }));
  const here = within(screen.getByRole('region', { name: 'O que difere nesta etapa' }));
  expect(here.getByText('Motivo: na tela')).toBeVisible();
  await person.click(left.getByRole('button', { name: 'Continuar' }));
  expect(right.getByRole('link', { name: 'Nome: Preenchimento obrigatório' })).toBeVisible();
  expect(left.getByRole('group', { name: /^Verifique/ })).toHaveFocus();
  await person.type(left.getByLabelText('Nome'), 'Ana Maria Souza');
  expect(right.getByLabelText('Nome')).toHaveValue('Ana Maria Souza');
  expect(left.getByLabelText('Nome')).toHaveFocus();
  await person.tab();
  expect(here.getByText('Nome: mensagem')).toBeVisible();
  await person.clear(right.getByLabelText('Nome'));
  await person.type(right.getByLabelText('Nome'), 'Bia');
  expect(left.getByLabelText('Nome')).toHaveValue('Bia');
});
