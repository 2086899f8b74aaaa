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
  readonly problem: string | undefined;
  readonly isSettled: boolean;
}

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
 * The user's insurers, asked for after the list so as not to delay it; the chosen one stays even if the others
 * fail.
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
