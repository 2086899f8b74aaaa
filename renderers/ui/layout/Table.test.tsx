import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../UiProvider';
import type { Sorting } from './column';
import { Table } from './Table';

const columns = [
  { key: 'number', header: 'Número', cell: (row: string) => row, sort: 'number' },
  { key: 'end', header: 'Fim', cell: (row: string) => row, sort: 'end' },
  { key: 'status', header: 'Situação', cell: (row: string) => row },
];

function show(sorting: Sorting) {
  const onSort = vi.fn<(sorting: Sorting) => void>();
  const rest = { columns, rows: ['1'], rowKey: (row: string) => row, sorting };
  render(
    <UiProvider>
      <Table caption="Apólices" {...rest} onSort={onSort} />
    </UiProvider>,
  );
  return onSort;
}
const head = (name: string) => screen.getByRole('columnheader', { name });

test('says by which column it is sorted, and which are not sorted by', () => {
  show({ by: 'end', descending: true });
  expect(head('Fim')).toHaveAttribute('aria-sort', 'descending');
  expect(head('Número')).toHaveAttribute('aria-sort', 'none');
  expect(head('Situação')).not.toHaveAttribute('aria-sort');
  expect(screen.queryByRole('button', { name: 'Situação' })).toBeNull();
});

test('a header sorts by its column, and pressed again the other way round', () => {
  const onSort = show({ by: 'number', descending: false });
  fireEvent.click(screen.getByRole('button', { name: 'Número' }));
  fireEvent.click(screen.getByRole('button', { name: 'Fim' }));
  expect(onSort.mock.calls).toEqual([
    [{ by: 'number', descending: true }],
    [{ by: 'end', descending: false }],
  ]);
});

const withButton = (row: string) => (
  <>
    <button type="button">Tenho interesse</button> <span>{row}</span>
  </>
);

test('a row opens where it is pressed, but for what does something itself', () => {
  const onOpen = vi.fn<(row: string) => void>();
  render(
    <UiProvider>
      <Table
        caption="Apólices"
        columns={[{ key: 'a', header: 'Número', cell: withButton }]}
        rows={['1']}
        rowKey={(row) => row}
        onOpen={onOpen}
      />
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Tenho interesse' }));
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('1'));
  expect(onOpen).toHaveBeenCalledWith('1');
});
