import type { ReactNode } from 'react';
import { dayText } from '../../../engine/values';
import { followed } from '../../shared/products/entries';
import { ChoiceFilter } from '../../shared/table/chips';
import { Filters, TextFilter } from '../../shared/table/Filters';
import { PeriodFilter } from '../../shared/table/PeriodFilter';
import { useBatches } from './api';
import type { TrackingList } from './trackingFilter';

interface FilterBarProps {
  readonly list: TrackingList;
  readonly sort: ReactNode;
  readonly actions: ReactNode;
  readonly problem: string | undefined;
}

export function FilterBar({ list, sort, actions, problem }: FilterBarProps) {
  const { filters, change } = list;
  const { data: batches = [] } = useBatches();
  return (
    <Filters label="Solicitações" list={list} sort={sort} actions={actions}>
      <TextFilter
        id="tracking-text"
        hint="Número da solicitação, nome, CPF/CNPJ, edital, contrato ou processo"
        value={list.text}
        onChange={list.type}
      />
      <ChoiceFilter
        id="tracking-product"
        label="Produto"
        all="Todos"
        options={followed()}
        value={filters.produto}
        onChange={(produto) => change({ produto })}
      />
      <PeriodFilter
        id="tracking"
        label="Solicitadas"
        from={filters.de}
        to={filters.ate}
        problem={problem}
        onFrom={(de) => change({ de })}
        onTo={(ate) => change({ ate })}
      />
      {/* Last, as it comes when it is known that there are any. */}
      {batches.length > 0 && (
        <ChoiceFilter
          id="tracking-batch"
          label="Planilha"
          all="Todas"
          options={batches.map(({ Id, Name, CreatedAt }) => ({
            value: Id,
            label: `${Name}, ${dayText(CreatedAt)}`,
          }))}
          value={filters.planilha}
          onChange={(planilha) => change({ planilha })}
        />
      )}
    </Filters>
  );
}
