import type { QueueFilter, QueueSort } from '../../../../contract/deskQueue';
import { registeredStatuses } from '../../../../contract/statuses/quote';
import type { ListNames } from '../../../shared/table/listAddress';
import type { List } from '../../../shared/table/useList';

export type QueueFilterName = 'situacao' | 'produto' | 'responsavel' | 'espera';
export type QueueList = List<QueueFilterName>;

export const ALL = 'todas';

const holders: Readonly<Record<string, 'me' | 'nobody'>> = { minhas: 'me', livres: 'nobody' };

const sorts: Readonly<Record<string, QueueSort>> = {
  prazo: 'due',
  atualizacao: 'updated',
  valor: 'amount',
};

/** Without a status in the address, it lists what waits for the brokerage. */
export const queueNames: ListNames<QueueFilterName> = {
  key: 'deskFilter',
  filters: {
    situacao: (value) => value === ALL || registeredStatuses.some((status) => String(status) === value),
    produto: (value) => /^[A-Z]{2,5}$/.test(value),
    responsavel: (value) => Object.hasOwn(holders, value),
    espera: (value) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= 365,
  },
  sorts: Object.keys(sorts),
  sorting: { by: 'prazo', descending: false },
};

export function filterOf(
  { filters, sorting }: Pick<QueueList, 'filters' | 'sorting'>,
  text: string,
): QueueFilter {
  const { situacao, produto, responsavel = '', espera } = filters;
  const holder = holders[responsavel];
  const isDue = sorting.by === 'prazo' && !sorting.descending;
  return {
    ...(text.trim() && { Text: text.trim() }),
    ...(situacao === ALL ? { All: true } : situacao && { Status: Number(situacao) }),
    ...(produto && { Product: produto }),
    ...(holder && { Holder: holder }),
    ...(espera && { Days: Number(espera) }),
    // Default orders are left out: due first, or latest change where nobody waits.
    ...(!isDue && { Sort: sorts[sorting.by] ?? 'due', Descending: sorting.descending }),
  };
}
