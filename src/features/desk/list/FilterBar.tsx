import { useEffect, useEffectEvent, useState } from 'react';
import { Field, Select, TextInput, countText } from '../../../../renderers/ui';
import { registeredStatuses } from '../../../../contract/statuses/quote';
import { followed } from '../../../shared/products/entries';
import { statusWords } from '../../../shared/requests/status';
import { useRested } from '../../../shared/table/useRested';
import type { ListFilter } from '../requests';
import type { DeskList } from '../../../../contract/desk';
import styles from './list.module.css';

interface Props {
  readonly filter: ListFilter;
  readonly counts: DeskList['Counts'] | undefined;
  readonly onChange: (changes: Partial<ListFilter>) => void;
}

/** As far as the server counts. */
const COUNTED = 1000;

/** Search, status and product; each change takes effect at once. */
export function FilterBar({ filter, counts, onChange }: Props) {
  const many = (status: number) => {
    const count = counts?.[status] ?? 0;
    return counts ? ` (${countText(count, count >= COUNTED)})` : '';
  };
  const statuses = registeredStatuses.map((status) => ({
    value: status,
    label: statusWords(status).label + many(status),
  }));
  return (
    <search className={styles.filters}>
      <Search text={filter.text} onText={(text) => onChange({ text })} />
      <Field id="desk-status" label="Situação">
        <Select
          id="desk-status"
          searchable={false}
          value={filter.status}
          options={statuses}
          placeholder="Todas"
          onChange={(status) => onChange({ status })}
        />
      </Field>
      <Field id="desk-product" label="Produto">
        <Select
          id="desk-product"
          searchable={false}
          value={filter.product}
          options={followed}
          placeholder="Todos"
          onChange={(product) => onChange({ product })}
        />
      </Field>
    </search>
  );
}

function Search({ text, onText }: { text: string; onText: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const tell = useEffectEvent((next: string) => next.trim() !== text && onText(next.trim()));
  const rested = useRested(typed);
  useEffect(() => void tell(rested), [rested]);
  return (
    <Field id="desk-search" label="Buscar">
      <TextInput
        id="desk-search"
        type="search"
        maxLength={100}
        placeholder="Número, nome ou documento"
        value={typed}
        onChange={setTyped}
      />
    </Field>
  );
}
