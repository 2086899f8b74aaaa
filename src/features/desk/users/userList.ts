import type { UserSearch, UserSort, UserState } from '../../../../contract/nomination';
import { nameOf, type ListNames } from '../../../shared/table/listAddress';
import type { List } from '../../../shared/table/useList';

export type UserList = List<'situacao'>;

export const userStates: readonly UserState[] = ['pending', 'nominated', 'idle'];

const states: Readonly<Record<string, UserState>> = { nomeados: 'nominated', inativos: 'idle' };

const sorts: Readonly<Record<string, UserSort>> = { nome: 'name', cadastro: 'created', acesso: 'seen' };

/** Without a state in the address, users waiting for a client are listed. */
export const userNames: ListNames<'situacao'> = {
  key: 'deskUsersFilter',
  filters: { situacao: (value) => Object.hasOwn(states, value) },
  sorts: Object.keys(sorts),
  sorting: { by: 'nome', descending: false },
};

export const stateOf = ({ filters }: Pick<UserList, 'filters'>): UserState =>
  states[filters.situacao ?? ''] ?? 'pending';

export const stateInAddress = (state: UserState) => nameOf(states, state);

export const filterOf = (list: UserList, text: string): UserSearch => ({
  ...(text.trim() && { Text: text.trim() }),
  State: stateOf(list),
  Sort: sorts[list.sorting.by] ?? 'name',
  Descending: list.sorting.descending,
});
