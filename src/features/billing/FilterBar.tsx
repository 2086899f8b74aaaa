import type { ReactNode } from 'react';
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

/** Search, filters and order; they apply as they change. */
export function FilterBar({ list, problem, actions }: FilterBarProps) {
  const { filters, change } = list;
  const { data: insurers = [] } = useInsurers();
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
        options={insurers.map(({ Name }) => ({ value: Name, label: Name }))}
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
