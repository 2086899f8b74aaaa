import { useState } from 'react';
import { catalogue } from 'virtual:lastro/products';
import { Button, Card, Field, FieldGrid, Select, TextInput, controlAria } from '../../../../renderers/ui';
import { DayFilter } from '../../../shared/table/DayFilter';
import { useInsurers } from '../api';
import type { PolicyList } from './policyFilter';
import styles from '../policies.module.css';

const products = catalogue.wizards
  .filter(({ lead }) => !lead)
  .map(({ code, name }) => ({ value: code, label: name }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'pt-BR'));

const text = { id: 'policies-text', label: 'Buscar', hint: 'Número da apólice, nome ou CPF/CNPJ' };
const insurer = { id: 'policies-insurer', label: 'Seguradora' };
const product = { id: 'policies-product', label: 'Produto' };
const from = { id: 'policies-from', label: 'Emitidas de' };

interface FilterBarProps {
  readonly list: PolicyList;
  /** What is wrong with the period. */
  readonly problem: string | undefined;
}

/** Search and filters; they apply as they change. */
export function FilterBar({ list, problem }: FilterBarProps) {
  const { filters, change } = list;
  const to = { id: 'policies-to', label: 'Emitidas até', error: problem };
  const [clears, setClears] = useState(0);
  const clear = () => {
    setClears(clears + 1);
    list.clear();
  };
  return (
    <Card asChild>
      <search aria-label="Apólices">
        <FieldGrid>
          <Field {...text}>
            <TextInput
              {...controlAria(text)}
              type="search"
              maxLength={100}
              value={list.text}
              onChange={list.type}
            />
          </Field>
          <InsurerFilter value={filters.seguradora} onChange={(seguradora) => change({ seguradora })} />
          <div data-third="">
            <Field {...product}>
              <Select
                {...controlAria(product)}
                placeholder="Todos"
                searchable={false}
                options={products}
                value={filters.produto}
                onChange={(produto) => change({ produto })}
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
          <div className={styles.clear}>
            <Button kind="quiet" size="sm" onClick={clear}>
              Limpar filtros
            </Button>
          </div>
        )}
      </search>
    </Card>
  );
}

interface InsurerFilterProps {
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** The insurers of one's own policies; the one that is chosen stays, whether or not the others came. */
function InsurerFilter({ value, onChange }: InsurerFilterProps) {
  const { data = [] } = useInsurers();
  const names = new Set([...data.map(({ Name }) => Name), ...(value ? [value] : [])]);
  return (
    <Field {...insurer}>
      <Select
        {...controlAria(insurer)}
        placeholder="Todas"
        searchable={false}
        options={[...names].map((name) => ({ value: name, label: name }))}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}
