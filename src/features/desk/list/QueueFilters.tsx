import { countText } from '../../../../engine/values';
import { followed } from '../../../shared/products/entries';
import { ChoiceFilter } from '../../../shared/table/chips';
import { Filters, TextFilter } from '../../../shared/table/Filters';
import { SortChoice, sortsOf } from '../../../shared/table/SortChoice';
import type { ListView } from '../../../shared/table/useView';
import { ViewButton } from '../../../shared/table/ViewButton';
import type { QueueList } from './queueList';
import { queueColumns } from './QueueTable';

interface Props {
  readonly list: QueueList;
  readonly view: ListView;
}

const holders = [
  { value: 'minhas', label: 'Minhas' },
  { value: 'livres', label: 'Sem responsável' },
];

const ages = [
  { value: '1', label: 'Há mais de 1 dia' },
  { value: '3', label: 'Há mais de 3 dias' },
  { value: '7', label: 'Há mais de 7 dias' },
  { value: '30', label: 'Há mais de 30 dias' },
];

export function QueueFilters({ list, view }: Props) {
  const { filters, change } = list;
  return (
    <Filters
      label="Solicitações"
      list={list}
      sort={
        <SortChoice
          id="desk-sort"
          options={sortsOf(queueColumns)}
          sorting={list.sorting}
          onSort={list.sort}
        />
      }
      actions={<ViewButton view={view} columns={queueColumns} />}
    >
      <TextFilter
        id="desk-search"
        hint="Número da solicitação, nome ou CPF/CNPJ"
        value={list.text}
        onChange={list.type}
      />
      <ChoiceFilter
        id="desk-product"
        label="Produto"
        all="Todos"
        options={followed()}
        value={filters.produto}
        onChange={(produto) => change({ produto })}
      />
      <ChoiceFilter
        id="desk-holder"
        label="Responsável"
        all="Todos"
        options={holders}
        value={filters.responsavel}
        onChange={(responsavel) => change({ responsavel })}
      />
      <ChoiceFilter
        id="desk-age"
        label="Espera"
        all="Qualquer"
        options={withOwn(filters.espera)}
        value={filters.espera}
        onChange={(espera) => change({ espera })}
      />
    </Filters>
  );
}

/** An address may name other days. */
const withOwn = (days: string | undefined) =>
  days === undefined || ages.some(({ value }) => value === days)
    ? ages
    : [...ages, { value: days, label: `Há mais de ${countText(days, 'dias')}` }];
