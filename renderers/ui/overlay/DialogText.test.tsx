// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UiProvider } from '../UiProvider';
import { ConfirmDialog } from './ConfirmDialog';

afterEach(cleanup);

const alignment = (length: number) => {
  const words = 'x'.repeat(length - 1);
  render(
    <UiProvider>
      <ConfirmDialog title="Pergunta" onConfirm={() => {}} onCancel={() => {}}>
        <p>
          a<strong>{words}</strong>
        </p>
      </ConfirmDialog>
    </UiProvider>,
  );
  return getComputedStyle(screen.getByText(words).closest('div')!).textAlign;
};

it.each([
  [112, 'center'],
  [113, 'justify'],
])('a modal text of %i characters stands %s', (length, expected) => {
  expect(alignment(length)).toBe(expected);
});
