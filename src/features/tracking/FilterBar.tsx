import { registeredStatuses } from '../../../contract/statuses/quote';
import { followed } from '../../shared/products/entries';
import { statusWords } from '../../shared/requests/status';
import {
  ChoiceFilter,
  Filters as FiltersCard,
  PeriodFilter,
  TextFilter,
  Third,
} from '../../shared/table/Filters';
import { isNarrow, type Filters } from './filters';

const statusOptions = registeredStatuses.map((value) => ({ value, label: statusWords(value).label }));

export interface FilterBarProps {
  filters: Filters;
  /** What is wrong with the period. */
  problem: string | undefined;
  onChange: (changes: Partial<Filters>) => void;
  onClear: () => void;
}

/** Search and filters; they apply as they change. */
export function FilterBar({ filters, problem, onChange, onClear }: FilterBarProps) {
  return (
    <FiltersCard label="Solicitações" isNarrow={isNarrow(filters)} onClear={onClear}>
      <TextFilter
        id="tracking-text"
        hint="Número da solicitação, nome ou CPF/CNPJ"
        value={filters.text}
        onChange={(text) => onChange({ text })}
      />
      <ChoiceFilter
        id="tracking-status"
        label="Situação"
        all="Todas"
        options={statusOptions}
        value={filters.status}
        onChange={(status) => onChange({ status })}
      />
      <Third>
        <ChoiceFilter
          id="tracking-product"
          label="Produto"
          all="Todos"
          options={followed}
          value={filters.product}
          onChange={(product) => onChange({ product })}
        />
      </Third>
      <PeriodFilter
        id="tracking"
        label="Solicitadas"
        from={filters.from}
        to={filters.to}
        problem={problem}
        onFrom={(from) => onChange({ from })}
        onTo={(to) => onChange({ to })}
      />
    </FiltersCard>
  );
}
