import type { ClientBody, UserPage, UserSearch } from '../../../../contract/nomination';
import useSWR from 'swr';
import { api, readList } from '../../../shared/api/api';
import { refreshDesk } from '../refreshDesk';

const lasting = { keepPreviousData: true, revalidateOnFocus: true, shouldRetryOnError: false } as const;

export const useDeskUsers = (search: UserSearch | undefined) =>
  useSWR<UserPage, unknown>(search && ['/desk/users/search', search], readList, lasting);

export async function nominate(Uid: string, client: ClientBody): Promise<void> {
  await api.post('/desk/users/nominate', { Uid, ...client }, { ownErrors: true });
  await refreshDesk();
}

export async function setAccess(Uid: string, Ended: boolean): Promise<void> {
  await api.post('/desk/users/access', { Uid, Ended }, { ownErrors: true });
}
