import { followed } from '../../shared/products/entries';
import { ChoiceFilter, Filters, PeriodFilter, TextFilter, Third } from '../../shared/table/Filters';
import type { TrackingList } from './trackingFilter';

interface FilterBarProps {
  readonly list: TrackingList;
  /** What is wrong with the period. */
  readonly problem: string | undefined;
}

/** Search and filters; they apply as they change. */
export function FilterBar({ list, problem }: FilterBarProps) {
  const { filters, change } = list;
  return (
    <Filters label="Solicitações" list={list}>
      <div data-wide="">
        <TextFilter
          id="tracking-text"
          hint="Número da solicitação, nome, CPF/CNPJ, edital, contrato ou processo"
          value={list.text}
          onChange={list.type}
        />
      </div>
      <Third>
        <ChoiceFilter
          id="tracking-product"
          label="Produto"
          all="Todos"
          options={followed}
          value={filters.produto}
          onChange={(produto) => change({ produto })}
        />
      </Third>
      <PeriodFilter
        id="tracking"
        label="Solicitadas"
        from={filters.de}
        to={filters.ate}
        problem={problem}
        onFrom={(de) => change({ de })}
        onTo={(ate) => change({ ate })}
      />
    </Filters>
  );
}
