import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { laterDialog } from './laterDialog';

const Window = ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Fechar</button>;

it('a dialog whose code cannot be had is closed, and asked for again when it is opened again', async () => {
  const load = vi.fn<() => Promise<typeof Window>>().mockResolvedValue(Window);
  load.mockRejectedValueOnce(new Error('offline'));
  const Later = laterDialog(load);
  await new Promise<void>((resolve) => void render(<Later onClose={resolve} />));
  expect(screen.queryByRole('button')).toBeNull();
  render(<Later key="again" onClose={() => undefined} />);
  expect(await screen.findByRole('button', { name: 'Fechar' })).toBeVisible();
});
