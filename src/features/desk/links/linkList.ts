import type { LinkSearch, LinkSort, LinkState } from '../../../../contract/links';
import { ANY_FLOWS, type AnyFlow } from '../../../../contract/linkFlows';
import { nameOf, type ListNames } from '../../../shared/table/listAddress';
import type { List } from '../../../shared/table/useList';

export type LinkFilterName = 'situacao' | 'para';
export type LinkList = List<LinkFilterName>;

export const ALL = 'todos';

export const linkStates: readonly LinkState[] = ['active', 'expired', 'revoked'];

const states: Readonly<Record<string, LinkState>> = { expirados: 'expired', revogados: 'revoked' };

const sorts: Readonly<Record<string, LinkSort>> = { criado: 'made', termina: 'ends', cliente: 'client' };

/** Without a state in the address, active links are listed. */
export const linkNames: ListNames<LinkFilterName> = {
  key: 'deskLinksFilter',
  filters: {
    situacao: (value) => value === ALL || Object.hasOwn(states, value),
    para: (value) => (ANY_FLOWS as readonly string[]).includes(value),
  },
  sorts: Object.keys(sorts),
  sorting: { by: 'criado', descending: true },
};

export const stateInAddress = (state: LinkState) => nameOf(states, state);

export function filterOf({ filters, sorting }: LinkList, text: string): LinkSearch {
  const { situacao, para } = filters;
  return {
    ...(text.trim() && { Text: text.trim() }),
    ...(situacao !== ALL && { State: states[situacao ?? ''] ?? 'active' }),
    ...(para && { Flow: para as AnyFlow }),
    Sort: sorts[sorting.by] ?? 'made',
    Descending: sorting.descending,
  };
}
