import { useState } from 'react';
import { Button, Card, Field, FieldGrid, Select, TextInput, controlAria } from '../../../renderers/ui';
import { registeredStatuses } from '../../../contract/statuses/quote';
import { DayFilter } from '../../shared/table/DayFilter';
import { followed } from '../../shared/products/entries';
import { statusWords } from '../../shared/requests/status';
import { isNarrow, type Filters } from './filters';

const STATUSES = registeredStatuses;
const statusOptions = STATUSES.map((value) => ({ value, label: statusWords(value).label }));

const text = { id: 'tracking-text', label: 'Buscar', hint: 'Número da solicitação, nome ou CPF/CNPJ' };
const status = { id: 'tracking-status', label: 'Situação' };
const product = { id: 'tracking-product', label: 'Produto' };
const from = { id: 'tracking-from', label: 'Solicitadas de' };

export interface FilterBarProps {
  filters: Filters;
  /** What is wrong with the period. */
  problem: string | undefined;
  onChange: (changes: Partial<Filters>) => void;
  onClear: () => void;
}

/** Search and filters; they apply as they change. */
export function FilterBar({ filters, problem, onChange, onClear }: FilterBarProps) {
  const to = { id: 'tracking-to', label: 'Solicitadas até', error: problem };
  const [clears, setClears] = useState(0);
  const clear = () => {
    setClears(clears + 1);
    onClear();
  };
  return (
    <Card asChild>
      <search aria-label="Solicitações">
        <FieldGrid>
          <Field {...text}>
            <TextInput
              {...controlAria(text)}
              type="search"
              maxLength={100}
              value={filters.text}
              onChange={(value) => onChange({ text: value })}
            />
          </Field>
          <Field {...status}>
            <Select
              {...controlAria(status)}
              placeholder="Todas"
              searchable={false}
              options={statusOptions}
              value={filters.status}
              onChange={(value) => onChange({ status: value })}
            />
          </Field>
          <div data-third="">
            <Field {...product}>
              <Select
                {...controlAria(product)}
                placeholder="Todos"
                searchable={false}
                options={followed}
                value={filters.product}
                onChange={(value) => onChange({ product: value })}
              />
            </Field>
          </div>
          <div data-third="">
            <DayFilter
              key={clears}
              frame={from}
              value={filters.from}
              onChange={(value) => onChange({ from: value })}
            />
          </div>
          <div data-third="">
            <DayFilter
              key={clears}
              frame={to}
              value={filters.to}
              onChange={(value) => onChange({ to: value })}
            />
          </div>
        </FieldGrid>
        {isNarrow(filters) && (
          <Button kind="quiet" size="sm" mt="4" onClick={clear}>
            Limpar filtros
          </Button>
        )}
      </search>
    </Card>
  );
}
