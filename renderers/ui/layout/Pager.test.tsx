import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../UiProvider';
import { Pager } from './Pager';

const show = (page: number, total: number, more?: boolean) => {
  const onPage = vi.fn<(page: number) => void>();
  render(
    <UiProvider>
      <Pager page={page} pageSize={10} total={total} onPage={onPage} more={more} />
    </UiProvider>,
  );
  return onPage;
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('is not there where one page holds it all', () => {
  show(1, 10);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each([
  [1, 11, '1–10 de 11', true, false],
  [2, 11, '11–11 de 11', false, true],
  [2, 30, '11–20 de 30', false, false],
])('page %i of %i says where it is', (page, total, text, first, last) => {
  show(page, total);
  expect(screen.getByText(text)).toBeTruthy();
  expect([button('Anterior').disabled, button('Próxima').disabled]).toEqual([first, last]);
});

test('leafs one page on and one back', () => {
  const onPage = show(2, 30);
  fireEvent.click(button('Próxima'));
  fireEvent.click(button('Anterior'));
  expect(onPage.mock.calls).toEqual([[3], [1]]);
});

test('a list that nobody counted to its end goes on', () => {
  show(100, 1000, true);
  expect(screen.getByText('991–1.000 de mais de 1.000')).toBeTruthy();
  expect(button('Próxima').disabled).toBe(false);
});
