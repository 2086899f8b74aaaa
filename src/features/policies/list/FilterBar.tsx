import { quoted } from '../../../shared/products/entries';
import { ChoiceFilter, Filters, PeriodFilter, TextFilter, Third } from '../../../shared/table/Filters';
import { useInsurers } from '../api';
import type { PolicyList } from './policyFilter';

interface FilterBarProps {
  readonly list: PolicyList;
  /** What is wrong with the period. */
  readonly problem: string | undefined;
}

/** Search and filters; they apply as they change. */
export function FilterBar({ list, problem }: FilterBarProps) {
  const { filters, change } = list;
  return (
    <Filters label="Apólices" isNarrow={list.isNarrow} onClear={list.clear}>
      <TextFilter
        id="policies-text"
        hint="Número da apólice, nome ou CPF/CNPJ"
        value={list.text}
        onChange={list.type}
      />
      <InsurerFilter value={filters.seguradora} onChange={(seguradora) => change({ seguradora })} />
      <Third>
        <ChoiceFilter
          id="policies-product"
          label="Produto"
          all="Todos"
          options={quoted}
          value={filters.produto}
          onChange={(produto) => change({ produto })}
        />
      </Third>
      <PeriodFilter
        id="policies"
        label="Emitidas"
        from={filters.de}
        to={filters.ate}
        problem={problem}
        onFrom={(de) => change({ de })}
        onTo={(ate) => change({ ate })}
      />
    </Filters>
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
    <ChoiceFilter
      id="policies-insurer"
      label="Seguradora"
      all="Todas"
      options={[...names].map((name) => ({ value: name, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}
