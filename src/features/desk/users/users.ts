import type { ClientBody, UserPage, UserSearch } from '../../../../contract/nomination';
import useSWR from 'swr';
import { api, readList } from '../../../shared/api/api';
import { refreshDesk } from '../refreshDesk';

const lasting = { keepPreviousData: true, revalidateOnFocus: true, shouldRetryOnError: false } as const;

/** A page of the users; the last one stays on screen while another is fetched. */
export const useDeskUsers = (search: UserSearch | undefined) =>
  useSWR<UserPage, unknown>(search && ['/desk/users/search', search], readList, lasting);

/** Nominates a user to a client, which is made when there is none. */
export async function nominate(Uid: string, client: ClientBody): Promise<void> {
  await api.post('/desk/users/nominate', { Uid, ...client }, { ownErrors: true });
  await refreshDesk();
}

/** Ends a user's access at once, or opens it again. */
export async function setAccess(Uid: string, Ended: boolean): Promise<void> {
  await api.post('/desk/users/access', { Uid, Ended }, { ownErrors: true });
}
