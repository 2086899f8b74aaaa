import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../../../renderers/ui/UiProvider';
import { RenderBoundary } from './RenderBoundary';

function Broken(): never {
  throw new Error('It does not render.');
}

it('what failed stays failed at its address, another address is tried anew', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(
    <RenderBoundary at="/a">
      <Broken />
    </RenderBoundary>,
    { wrapper: UiProvider },
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Algo deu errado.');
  rerender(<RenderBoundary at="/a">Outra</RenderBoundary>);
  expect(screen.getByRole('alert')).toHaveTextContent('Algo deu errado.');
  rerender(<RenderBoundary at="/b">Outra</RenderBoundary>);
  expect(screen.getByText('Outra')).toBeVisible();
  quiet.mockRestore();
});
