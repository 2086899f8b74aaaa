import type { ClientBody, DeskUser, UserState } from '../../../../contract/nomination';
import useSWR, { mutate } from 'swr';
import { api } from '../../../shared/api/api';

const keyOf = (state: UserState) => `/desk/users?state=${state}`;

export const useDeskUsers = (state: UserState) => useSWR<readonly DeskUser[]>(keyOf(state));

const states: readonly UserState[] = ['pending', 'nominated', 'idle'];
const readAgain = () => Promise.all(states.map((state) => mutate(keyOf(state))));

/** Nominates a user to a client, which is made when there is none. */
export async function nominate(Uid: string, client: ClientBody): Promise<void> {
  await api.post('/desk/users/nominate', { Uid, ...client }, { ownErrors: true });
  await readAgain();
}

/** Ends a user's access at once, or opens it again. */
export async function setAccess(Uid: string, Ended: boolean): Promise<void> {
  await api.post('/desk/users/access', { Uid, Ended }, { ownErrors: true });
  await readAgain();
}
