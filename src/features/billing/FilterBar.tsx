import { billetChoices } from '../../../contract/statuses/billet';
import { quoted } from '../../shared/products/entries';
import { ChoiceFilter, Filters, PeriodFilter, TextFilter, Third } from '../../shared/table/Filters';
import type { List } from '../../shared/table/useList';
import { useInsurers } from './api';
import { choiceLabels, sortingOf, sortings, statusInAddress, type FilterName } from './filters';

const statusOptions = billetChoices.map((choice) => ({
  value: statusInAddress(choice),
  label: choiceLabels[choice],
}));
const sortOptions = sortings.map(({ value, label }) => ({ value, label }));

/** Search, filters and order; they apply as they change. */
export function FilterBar({ list, problem }: { list: List<FilterName>; problem: string | undefined }) {
  const { filters, change } = list;
  const { data: insurers = [] } = useInsurers();
  return (
    <Filters label="Boletos" list={list}>
      <TextFilter
        id="billing-text"
        hint="Número do documento ou nome do pagador"
        value={list.text}
        onChange={list.type}
      />
      <ChoiceFilter
        id="billing-status"
        label="Situação"
        all="Todas"
        options={statusOptions}
        value={filters.situacao}
        onChange={(situacao) => change({ situacao })}
      />
      <Third>
        <ChoiceFilter
          id="billing-product"
          label="Produto"
          all="Todos"
          options={quoted}
          value={filters.produto}
          onChange={(produto) => change({ produto })}
        />
      </Third>
      <Third>
        <ChoiceFilter
          id="billing-insurer"
          label="Seguradora"
          all="Todas"
          options={insurers.map(({ Name }) => ({ value: Name, label: Name }))}
          value={filters.seguradora}
          onChange={(seguradora) => change({ seguradora })}
        />
      </Third>
      <Third>
        <ChoiceFilter
          id="billing-sort"
          label="Ordenar por"
          all="Vencimento mais recente"
          options={sortOptions}
          value={sortingOf(list.sorting)}
          onChange={(value) =>
            list.sort((sortings.find((one) => one.value === value) ?? sortings[0]!).sorting)
          }
        />
      </Third>
      <PeriodFilter
        id="billing"
        label="Vencimento"
        from={filters.de}
        to={filters.ate}
        problem={problem}
        onFrom={(de) => change({ de })}
        onTo={(ate) => change({ ate })}
      />
    </Filters>
  );
}
