import type { ReactNode } from 'react';
import { useQuiet } from '../../shared/api/useQuiet';
import { quoted } from '../../shared/products/entries';
import { ChoiceFilter } from '../../shared/table/chips';
import { Filters, TextFilter } from '../../shared/table/Filters';
import { PeriodFilter } from '../../shared/table/PeriodFilter';
import { SortChoice } from '../../shared/table/SortChoice';
import type { List } from '../../shared/table/useList';
import { useInsurers } from './api';
import { sortings, type FilterName } from './filters';

interface FilterBarProps {
  readonly list: List<FilterName>;
  readonly problem: string | undefined;
  readonly actions: ReactNode;
}

export function FilterBar({ list, problem, actions }: FilterBarProps) {
  const { filters, change } = list;
  // Asked for after the list, whose rows would wait for them; the one that is chosen stays meanwhile.
  const { data = [] } = useInsurers(useQuiet(true));
  const insurers = new Set([
    ...data.map(({ Name }) => Name),
    ...(filters.seguradora ? [filters.seguradora] : []),
  ]);
  return (
    <Filters
      label="Boletos"
      list={list}
      sort={
        <SortChoice id="billing-sort" options={sortings} sorting={list.sorting} onSort={list.sort} always />
      }
      actions={actions}
    >
      <TextFilter
        id="billing-text"
        hint="Número do documento ou nome do pagador"
        value={list.text}
        onChange={list.type}
      />
      <ChoiceFilter
        id="billing-product"
        label="Produto"
        all="Todos"
        options={quoted()}
        value={filters.produto}
        onChange={(produto) => change({ produto })}
      />
      <ChoiceFilter
        id="billing-insurer"
        label="Seguradora"
        all="Todas"
        options={[...insurers].map((name) => ({ value: name, label: name }))}
        value={filters.seguradora}
        onChange={(seguradora) => change({ seguradora })}
      />
      <PeriodFilter
        id="billing"
        label="Vencimento"
        from={filters.de}
        to={filters.ate}
        problem={problem}
        onFrom={(de) => change({ de })}
        onTo={(ate) => change({ ate })}
      />
    </Filters>
  );
}
