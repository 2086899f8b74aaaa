import type { QueuePage } from '../../../../contract/deskQueue';
import { isAwaited, registeredStatuses } from '../../../../contract/statuses/quote';
import { countText } from '../../../../renderers/ui';
import { followed } from '../../../shared/products/entries';
import { statusWords } from '../../../shared/requests/status';
import { ChoiceFilter, Filters, TextFilter, Third } from '../../../shared/table/Filters';
import { ALL, type QueueList } from './queueList';

interface Props {
  readonly list: QueueList;
  readonly counts: QueuePage['Counts'] | undefined;
}

/** As far as the server counts. */
const COUNTED = 1000;

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

/** What the work list is narrowed by; each change takes effect at once. */
export function QueueFilters({ list, counts }: Props) {
  const { filters, change } = list;
  return (
    <Filters label="Solicitações" list={list}>
      <TextFilter
        id="desk-search"
        hint="Número da solicitação, nome ou CPF/CNPJ"
        value={list.text}
        onChange={list.type}
      />
      <ChoiceFilter
        id="desk-status"
        label="Situação"
        all={`Esperam pela corretora${manyText(counts, isAwaited)}`}
        options={statusesOf(counts)}
        value={filters.situacao}
        onChange={(situacao) => change({ situacao })}
      />
      <Third>
        <ChoiceFilter
          id="desk-product"
          label="Produto"
          all="Todos"
          options={followed}
          value={filters.produto}
          onChange={(produto) => change({ produto })}
        />
      </Third>
      <Third>
        <ChoiceFilter
          id="desk-holder"
          label="Responsável"
          all="Todos"
          options={holders}
          value={filters.responsavel}
          onChange={(responsavel) => change({ responsavel })}
        />
      </Third>
      <Third>
        <ChoiceFilter
          id="desk-age"
          label="Espera"
          all="Qualquer"
          options={withOwn(filters.espera)}
          value={filters.espera}
          onChange={(espera) => change({ espera })}
        />
      </Third>
    </Filters>
  );
}

/** A link may ask for days of its own. */
const withOwn = (days: string | undefined) =>
  days === undefined || ages.some(({ value }) => value === days)
    ? ages
    : [...ages, { value: days, label: `Há mais de ${days} dias` }];

const statusesOf = (counts: Props['counts']) => [
  { value: ALL, label: `Todas${manyText(counts, () => true)}` },
  ...registeredStatuses.map((status) => ({
    value: String(status),
    label: statusWords(status).label + manyText(counts, (one) => one === status),
  })),
];

function manyText(counts: Props['counts'], isMeant: (status: number) => boolean): string {
  if (!counts) return '';
  const meant = counts.filter(({ Status }) => isMeant(Status));
  const many = meant.reduce((sum, { Total }) => sum + Total, 0);
  return ` (${countText(Math.min(COUNTED, many), many >= COUNTED)})`;
}
