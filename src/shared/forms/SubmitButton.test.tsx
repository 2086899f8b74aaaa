import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '../../../renderers/ui';
import { formOpened } from './openForms';
import { SubmitButton } from './SubmitButton';

it('a button outside its form waits for it, so that no press is lost', () => {
  const button = (
    <UiProvider>
      <SubmitButton form="f">Sim</SubmitButton>
    </UiProvider>
  );
  render(button);
  expect(screen.getByRole('button')).toBeDisabled();
  let close = () => {};
  act(() => void (close = formOpened('f')));
  expect(screen.getByRole('button')).toBeEnabled();
  act(close);
  expect(screen.getByRole('button')).toBeDisabled();
});
