import type { LinkSearch, LinkSort, LinkState } from '../../../../contract/links';
import { ANY_FLOWS, type AnyFlow } from '../../../../contract/linkFlows';
import { nameOf, type ListNames } from '../../../shared/table/listAddress';
import type { List } from '../../../shared/table/useList';

export type LinkFilterName = 'situacao' | 'para';
export type LinkList = List<LinkFilterName>;

/** In the address, for links in whatever state. */
export const ALL = 'todos';

/** In the order of their tabs. */
export const linkStates: readonly LinkState[] = ['active', 'expired', 'revoked'];

const states: Readonly<Record<string, LinkState>> = { expirados: 'expired', revogados: 'revoked' };

const sorts: Readonly<Record<string, LinkSort>> = { criado: 'made', termina: 'ends', cliente: 'client' };

/** The list's address. Without a state it shows the links that open something. */
export const linkNames: ListNames<LinkFilterName> = {
  key: 'deskLinksFilter',
  filters: {
    situacao: (value) => value === ALL || Object.hasOwn(states, value),
    para: (value) => (ANY_FLOWS as readonly string[]).includes(value),
  },
  sorts: Object.keys(sorts),
  sorting: { by: 'criado', descending: true },
};

/** A state as the address names it; the active ones go without saying. */
export const stateInAddress = (state: LinkState) => nameOf(states, state);

/** What the server is asked for. */
export function filterOf({ filters, sorting }: LinkList, text: string): LinkSearch {
  const { situacao, para } = filters;
  return {
    ...(text.trim() && { Text: text.trim() }),
    ...(situacao !== ALL && { State: situacao ? states[situacao] : 'active' }),
    ...(para && { Flow: para as AnyFlow }),
    Sort: sorts[sorting.by],
    Descending: sorting.descending,
  };
}
