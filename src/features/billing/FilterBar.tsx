import { useState } from 'react';
import { catalogue } from 'virtual:lastro/products';
import { billetLabels, billetStatuses } from '../../../contract/statuses/billet';
import { Button, Card, Field, FieldGrid, Select, TextInput, controlAria } from '../../../renderers/ui';
import { DayFilter } from '../../shared/table/DayFilter';
import type { List } from '../../shared/table/useList';
import { useInsurers } from './api';
import { sortingOf, sortings, statusInAddress, type FilterName } from './filters';

const statusOptions = billetStatuses.map((status) => ({
  value: statusInAddress(status),
  label: billetLabels[status],
}));
const productOptions = catalogue.wizards
  .filter(({ lead }) => !lead)
  .map(({ code, name }) => ({ value: code, label: name }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR'));
const sortOptions = sortings.map(({ value, label }) => ({ value, label }));

const text = { id: 'billing-text', label: 'Buscar', hint: 'Número do documento ou nome do pagador' };
const status = { id: 'billing-status', label: 'Situação' };
const product = { id: 'billing-product', label: 'Produto' };
const insurer = { id: 'billing-insurer', label: 'Seguradora' };
const sort = { id: 'billing-sort', label: 'Ordenar por' };
const from = { id: 'billing-from', label: 'Vencimento de' };

/** Search, filters and order; they apply as they change. */
export function FilterBar({ list, problem }: { list: List<FilterName>; problem: string | undefined }) {
  const { filters, change } = list;
  const to = { id: 'billing-to', label: 'Vencimento até', error: problem };
  const { data: insurers = [] } = useInsurers();
  const insurerOptions = insurers.map(({ Name }) => ({ value: Name, label: Name }));
  const [clears, setClears] = useState(0);
  const clear = () => {
    setClears(clears + 1);
    list.clear();
  };
  return (
    <Card asChild>
      <search aria-label="Boletos">
        <FieldGrid>
          <Field {...text}>
            <TextInput
              {...controlAria(text)}
              type="search"
              maxLength={100}
              value={list.text}
              onChange={(value) => list.type(value ?? '')}
            />
          </Field>
          <Field {...status}>
            <Select
              {...controlAria(status)}
              placeholder="Todas"
              searchable={false}
              options={statusOptions}
              value={filters.situacao}
              onChange={(situacao) => change({ situacao })}
            />
          </Field>
          <div data-third="">
            <Field {...product}>
              <Select
                {...controlAria(product)}
                placeholder="Todos"
                searchable={false}
                options={productOptions}
                value={filters.produto}
                onChange={(produto) => change({ produto })}
              />
            </Field>
          </div>
          <div data-third="">
            <Field {...insurer}>
              <Select
                {...controlAria(insurer)}
                placeholder="Todas"
                searchable={false}
                options={insurerOptions}
                value={filters.seguradora}
                onChange={(seguradora) => change({ seguradora })}
              />
            </Field>
          </div>
          <div data-third="">
            <Field {...sort}>
              <Select
                {...controlAria(sort)}
                placeholder="Vencimento mais recente"
                searchable={false}
                options={sortOptions}
                value={sortingOf(list.sorting)}
                onChange={(value) =>
                  list.sort((sortings.find((one) => one.value === value) ?? sortings[0]!).sorting)
                }
              />
            </Field>
          </div>
          <div data-third="">
            <DayFilter key={clears} frame={from} value={filters.de} onChange={(de) => change({ de })} />
          </div>
          <div data-third="">
            <DayFilter key={clears} frame={to} value={filters.ate} onChange={(ate) => change({ ate })} />
          </div>
        </FieldGrid>
        {list.isNarrow && (
          <Button kind="quiet" size="sm" mt="4" onClick={clear}>
            Limpar filtros
          </Button>
        )}
      </search>
    </Card>
  );
}
