// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldState } from '../../engine/index';
import { UiProvider } from '../ui';
import { ChoiceWidget } from './choices';
import { SearchWidget } from './SearchWidget';
import { TableWidget } from './TableWidget';

afterEach(cleanup);

const state: FieldState = { visible: true, enabled: true, required: true, title: 'Número', options: [] };
const choice = {
  title: 'Número',
  type: 'object',
  properties: { value: { type: 'string' }, label: { type: 'string' }, last: { type: 'string' } },
} as const;

type Shown = Partial<{ schema: object; state: Partial<FieldState>; value: unknown; unread: string }>;

function show(Widget: typeof SearchWidget, { schema, state: over, value, unread = '' }: Shown) {
  const onChange = vi.fn();
  render(
    <UiProvider>
      <Widget
        frame={{ id: 'n', label: 'Número' }}
        path="s.n"
        schema={{ ...choice, ui: { widget: 'search' }, ...schema }}
        state={{ ...state, ...over }}
        value={value}
        unread={unread}
        onChange={onChange}
        onBlur={() => {}}
      />
    </UiProvider>,
  );
  return onChange;
}
const box = () => screen.getByLabelText<HTMLInputElement>('Número');
const match = { value: '7', label: '12-00', last: '12-02', more: 'x' };

describe('the search', () => {
  it('gives what is typed as no answer yet', async () => {
    const onChange = show(SearchWidget, {});
    await userEvent.type(box(), '1');
    expect(onChange).toHaveBeenCalledWith(undefined, { text: '1', code: 'type' });
  });

  it('offers the matches, and gives the parts of one that its question has', async () => {
    const onChange = show(SearchWidget, { state: { options: [match] }, unread: '12' });
    await userEvent.type(box(), '-');
    await userEvent.click(screen.getByRole('option', { name: '12-00', hidden: true }));
    expect(onChange).toHaveBeenLastCalledWith({ value: '7', label: '12-00', last: '12-02' });
  });

  it('tells matches apart on a second line, and shows what stands under another', async () => {
    const options = [
      { value: '7', label: '12-00', note: 'Apólice · tomador Serra Azul · até 01/10/2027' },
      { value: '8', label: '12-01', note: 'Aumento · até 01/10/2027', isUnder: true },
    ];
    show(SearchWidget, { state: { options }, unread: '12' });
    await userEvent.type(box(), '-');
    const [policy, change] = screen.getAllByRole('option', { hidden: true });
    expect(policy).toHaveTextContent('12-00 Apólice · tomador Serra Azul · até 01/10/2027');
    expect([policy!.dataset.under, change!.dataset.under]).toEqual([undefined, 'true']);
  });

  it.each([
    ['12-00', [match], true],
    ['1200', [match], true],
    ['12-0', [match], false],
    ['12-00', [match, { ...match, value: '9' }], false],
  ])('a number that is left as %s of %j is taken: %s', async (unread, options, isTaken) => {
    const onChange = show(SearchWidget, { state: { options }, unread });
    await userEvent.click(box());
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual(isTaken ? [[{ value: '7', label: '12-00', last: '12-02' }]] : []);
  });

  it('is taken too where the match comes after the field was left, and not while it is typed in', async () => {
    const onChange = vi.fn();
    const view = (options: readonly object[]) => (
      <UiProvider>
        <SearchWidget
          frame={{ id: 'n', label: 'Número' }}
          path="s.n"
          schema={{ ...choice, ui: { widget: 'search' } }}
          state={{ ...state, options } as FieldState}
          value={undefined}
          unread="12-00"
          onChange={onChange}
          onBlur={() => {}}
        />
      </UiProvider>
    );
    const { rerender } = render(view([]));
    await userEvent.click(box());
    rerender(view([match]));
    expect(onChange).not.toHaveBeenCalled();
    rerender(view([]));
    await userEvent.tab();
    rerender(view([match]));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: '7', label: '12-00', last: '12-02' });
  });

  it('shows what was typed until something is chosen', () => {
    show(SearchWidget, { unread: '12-', state: { enabled: false } });
    expect(box().value).toBe('12-');
    cleanup();
    show(SearchWidget, { value: match, unread: '12-' });
    expect(box().value).toBe('12-00');
  });
});

it('a choice prints its value before its label', () => {
  const holder = { value: '11222333000181', label: 'Acme' };
  const schema = { ui: { widget: 'choice', valueAs: 'tax-id' } };
  const onChange = show(ChoiceWidget, { schema, state: { options: [holder] }, value: holder });
  expect(screen.getByRole('option', { name: '11.222.333/0001-81 - Acme' })).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
});

describe('the table', () => {
  const schema = {
    type: 'array',
    ui: {
      widget: 'table',
      columns: [
        { name: 'document', title: 'Documento' },
        { name: 'amount', title: 'Importância', as: 'money' },
        { name: 'start', title: 'Início', as: 'date' },
      ],
    },
  };

  it('shows rows under their headings, which stay with their cells on a telephone', () => {
    show(TableWidget, { schema, value: [{ document: 'A-1', amount: 80000, start: '2026-01-02' }] });
    const table = screen.getByRole('table', { name: 'Número' });
    const headings = within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent);
    const cells = within(table).getAllByRole('cell');
    expect(headings).toEqual(['Documento', 'Importância', 'Início']);
    expect(cells.map((cell) => cell.textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'A-1',
      'R$ 80.000,00',
      '02/01/2026',
    ]);
    expect(cells.map((cell) => cell.dataset.label)).toEqual(headings);
  });

  it('says that there is nothing', () => {
    show(TableWidget, { schema });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Nenhum registro encontrado.')).toBeDefined();
  });
});
