import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../../../renderers/ui/UiProvider';
import { ListTable } from './ListTable';
import { useView } from './useView';
import { ViewDialog } from './ViewDialog';

const columns = [
  { key: 'number', header: 'Número', cell: (row: string) => row },
  { key: 'holder', header: 'Tomador', cell: (row: string) => `Tomador de ${row}` },
];
const opened = vi.fn<(row: string) => void>();
const many = {
  name: (row: string) => row,
  nouns: ['linha', 'linhas'] as const,
  Actions: ({ rows }: { rows: readonly string[] }) => <p>{rows.join('+')}</p>,
};

function List({ withDialog }: { withDialog: boolean }) {
  const view = useView('u', 'list');
  return (
    <>
      <input aria-label="Buscar" />
      <ListTable
        caption="Lista"
        list={{ view, sorting: { by: 'number', descending: false }, sort: () => undefined }}
        columns={columns}
        rows={['1', '2', '3']}
        rowKey={(row) => row}
        onOpen={opened}
        many={many}
      />
      {withDialog && <ViewDialog view={view} columns={columns} onClose={() => undefined} />}
    </>
  );
}
const show = (withDialog = false) =>
  render(
    <UiProvider>
      <List withDialog={withDialog} />
    </UiProvider>,
  );
const press = (key: string, target: Element = document.activeElement!) => fireEvent.keyDown(target, { key });
const row = (name: RegExp) => screen.getByRole('row', { name });

beforeEach(() => {
  localStorage.clear();
  opened.mockClear();
});

it('j and k lead from row to row and no further than the last, Enter opens the one that has the focus', () => {
  show();
  for (const key of ['j', 'j', 'j', 'j']) press(key);
  expect(row(/^Selecionar 3/)).toHaveFocus();
  press('k');
  press('Enter');
  expect(opened).toHaveBeenCalledWith('2');
});

it('a letter that is typed leads nowhere', () => {
  show();
  const search = screen.getByLabelText('Buscar');
  search.focus();
  press('j', search);
  press('x', search);
  expect(search).toHaveFocus();
  expect(screen.queryByText('1 linha')).toBeNull();
});

it('x chooses several for what is done with all of them, and Esc gives the choice up', () => {
  show();
  for (const key of ['j', 'x', 'j', 'j', 'x']) press(key);
  const bar = within(screen.getByRole('region', { name: 'Selecionadas' }));
  expect(bar.getByText('2 linhas')).toBeVisible();
  expect(bar.getByText('1+3')).toBeVisible();
  expect(screen.getByLabelText('Selecionar todas as linhas')).toBePartiallyChecked();
  press('Escape');
  expect(screen.queryByRole('region', { name: 'Selecionadas' })).toBeNull();
});

it('columns, widths and density are kept for the person in this browser', () => {
  const first = show(true);
  fireEvent.click(screen.getByLabelText('Confortável: textos inteiros'));
  fireEvent.click(screen.getByRole('button', { name: 'Número: mais larga' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tomador' }));
  expect(screen.queryByRole('columnheader', { name: 'Tomador' })).toBeNull();
  first.unmount();
  show();
  const table = screen.getByRole('table', { name: 'Lista' });
  expect(table).toHaveAttribute('data-lines', 'comfortable');
  expect(table.style.getPropertyValue('--columns')).toBe('36px minmax(0, 1.25fr)');
  expect(screen.queryByRole('columnheader', { name: 'Tomador' })).toBeNull();
});

it.each([[null], [{ lines: 'x', hidden: 'number', shares: { number: 1e9, holder: 'wide' } }], [[1]]])(
  'what was kept and is no view (%j) leaves the list as it is',
  (kept) => {
    localStorage.setItem('list:view:u', JSON.stringify(kept));
    show();
    expect(screen.getByRole('table').style.getPropertyValue('--columns')).toBe(
      '36px minmax(0, 1fr) minmax(0, 1fr)',
    );
  },
);
