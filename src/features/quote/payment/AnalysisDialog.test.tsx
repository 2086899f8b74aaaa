import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../../../../renderers/ui';
import { AnalysisDialog } from './AnalysisDialog';

it('a reason that is too long is said beside its field, and not sent', async () => {
  const onSend = vi.fn();
  const person = userEvent.setup();
  render(
    <UiProvider>
      <AnalysisDialog ofChange={false} busy={false} onSend={onSend} onClose={() => undefined} />
    </UiProvider>,
  );
  await person.click(await screen.findByLabelText('Motivo da Análise', { exact: false }));
  await person.paste('a'.repeat(3_000));
  await person.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Digite no máximo 1000 caracteres')).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
});
