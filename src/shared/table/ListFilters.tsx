import type { ReactNode } from 'react';
import type { Column } from '../../../renderers/ui';
import { ChoiceFilter } from './chips';
import { Filters, TextFilter } from './Filters';
import { PeriodFilter } from './PeriodFilter';
import { SortChoice, sortsOf, type SortOption } from './SortChoice';
import type { List } from './useList';
import { ViewButton } from './ViewButton';

interface Choice<Name> {
  readonly name: Name;
  readonly label: string;
  /** Says that nothing is chosen. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface Period<Name> {
  readonly from: Name;
  readonly to: Name;
  readonly label: string;
  readonly problem: string | undefined;
}

export type Chip<Name> = Choice<Name> | Period<Name>;

interface ListFiltersProps<Name extends string> {
  readonly label: string;
  readonly list: List<Name>;
  readonly columns: readonly Pick<Column<never>, 'key' | 'header' | 'share' | 'sort'>[];
  /** What the search looks at; without it there is none. */
  readonly hint?: string;
  readonly chips: readonly Chip<NoInfer<Name>>[];
  /** Orders with names of their own, in place of the headers'. */
  readonly sorts?: readonly SortOption[];
  readonly actions?: ReactNode;
}

/** The line above a list: search, chips, order, what is done with the list, its columns. */
export function ListFilters<Name extends string>(props: ListFiltersProps<Name>) {
  const { label, list, columns, hint, chips, sorts, actions } = props;
  const options = sorts ?? sortsOf(columns);
  const sort = { id: `${list.id}-sort`, options, sorting: list.sorting, onSort: list.sort };
  return (
    <Filters
      label={label}
      list={list}
      sort={options.length > 0 && <SortChoice {...sort} always={sorts && true} />}
      actions={
        <>
          {actions}
          <ViewButton view={list.view} columns={columns} />
        </>
      }
    >
      {hint && <TextFilter id={`${list.id}-text`} hint={hint} value={list.text} onChange={list.type} />}
      {chips.map((chip) => ('from' in chip ? periodFilter(list, chip) : choiceFilter(list, chip)))}
    </Filters>
  );
}

const choiceFilter = <Name extends string>(list: List<Name>, { name, ...choice }: Choice<Name>) => (
  <ChoiceFilter
    key={name}
    id={`${list.id}-${name}`}
    {...choice}
    value={list.filters[name]}
    onChange={(value?: string) => list.choose(name, value)}
  />
);

const periodFilter = <Name extends string>(list: List<Name>, { from, to, ...period }: Period<Name>) => (
  <PeriodFilter
    key={from}
    id={list.id}
    {...period}
    from={list.filters[from]}
    to={list.filters[to]}
    onFrom={(day) => list.choose(from, day)}
    onTo={(day) => list.choose(to, day)}
  />
);

/** The value that is chosen stays a choice, whatever is offered. */
export const withChosen = (offered: readonly string[], chosen: string | undefined) => [
  ...new Set([...offered, ...(chosen ? [chosen] : [])]),
];
