// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../UiProvider';
import { Menu, type MenuItem } from './Menu';

afterEach(cleanup);

function open(items: readonly MenuItem[]) {
  const onClose = vi.fn();
  render(
    <UiProvider>
      <Menu label="Avisos" items={items} empty={<p>Nada de novo</p>} onClose={onClose}>
        sino
      </Menu>
    </UiProvider>,
  );
  return { onClose, button: screen.getByRole('button', { name: 'Avisos' }) };
}

const twins = ['a', 'b'].map((id) => ({ id, label: 'Proposta Pronta', detail: id, onSelect: vi.fn() }));

describe('closing', () => {
  it.each([
    ['by its button', async (button: HTMLElement) => userEvent.click(button)],
    ['by Esc', async () => userEvent.keyboard('{Escape}')],
    ['by a press elsewhere', async () => userEvent.click(document.body)],
    ['by choosing', async () => userEvent.click(screen.getAllByRole('menuitem', { hidden: true })[0]!)],
  ])('is told once: %s', async (_how, close) => {
    const { onClose, button } = open(twins);
    await userEvent.click(button);
    expect(onClose).not.toHaveBeenCalled();
    await close(button);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});

it('shows items of the same label, each with its detail', async () => {
  const { button } = open(twins);
  await userEvent.click(button);
  expect(screen.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Proposta Prontaa',
    'Proposta Prontab',
  ]);
});

it('without items is no menu but a sentence', async () => {
  const { button } = open([]);
  await userEvent.click(button);
  expect(screen.getByText('Nada de novo')).toBeTruthy();
  expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
});
