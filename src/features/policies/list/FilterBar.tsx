import type { ReactNode } from 'react';
import { addMonths, firstOfMonth, monthText } from '../../../../engine/values';
import { today } from '../../../shared/config/serverClock';
import { quoted } from '../../../shared/products/entries';
import { ChoiceFilter } from '../../../shared/table/chips';
import { Filters, TextFilter } from '../../../shared/table/Filters';
import { PeriodFilter } from '../../../shared/table/PeriodFilter';
import { useInsurers } from '../api';
import type { PolicyList } from './policyFilter';

interface FilterBarProps {
  readonly list: PolicyList;
  readonly sort: ReactNode;
  readonly actions: ReactNode;
  /** What is wrong with the period. */
  readonly problem: string | undefined;
  /** Whether the list has come, or will not. */
  readonly isSettled: boolean;
}

/** Search and filters; they apply as they change. */
export function FilterBar({ list, sort, actions, problem, isSettled }: FilterBarProps) {
  const { filters, change } = list;
  return (
    <Filters label="Apólices" list={list} sort={sort} actions={actions}>
      <TextFilter
        id="policies-text"
        hint="Número da apólice, nome ou CPF/CNPJ"
        value={list.text}
        onChange={list.type}
      />
      <InsurerFilter
        value={filters.seguradora}
        onChange={(seguradora) => change({ seguradora })}
        isSettled={isSettled}
      />
      <ChoiceFilter
        id="policies-product"
        label="Produto"
        all="Todos"
        options={quoted()}
        value={filters.produto}
        onChange={(produto) => change({ produto })}
      />
      <EndFilter value={filters.termina} onChange={(termina) => change({ termina })} />
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

interface ChoiceProps {
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

interface InsurerProps extends ChoiceProps {
  readonly isSettled: boolean;
}

/**
 * The insurers of one's own policies, asked for after the list, whose rows would wait for them; the one that is chosen
 * stays, whether or not the others came.
 */
function InsurerFilter({ value, onChange, isSettled }: InsurerProps) {
  const { data = [] } = useInsurers(isSettled);
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

const MONTHS = 12;

/** The months ahead, as home draws them; one that an address names stays, whenever it is. */
function EndFilter({ value, onChange }: ChoiceProps) {
  const first = firstOfMonth(today());
  const ahead = Array.from({ length: MONTHS }, (_, at) => addMonths(first, at).slice(0, 7));
  const months = [...new Set([...ahead, ...(value ? [value] : [])])].toSorted();
  return (
    <ChoiceFilter
      id="policies-end"
      label="Fim da vigência"
      all="Qualquer mês"
      options={months.map((month) => ({ value: month, label: monthText(month) }))}
      value={value}
      onChange={onChange}
    />
  );
}
