import useSWR, { mutate } from 'swr';
import { api, read } from '../../shared/api/api';
import type { ClientEntry } from '../../../contract/clients';
import type { LeftBehind, LoggedUser, RegistrationBody } from '../../../contract/people';
import type { EditUserBody, InviteBody, ManagedUser } from '../../../contract/users';
import { keepOutdated } from '../../shared/user/useOutdated';
import { keepUser } from '../../shared/user/useUser';

/** Ends the user's sessions in every browser, this one too. */
export const postSignOutEverywhere = () =>
  api.post('/user/sign-out-everywhere', undefined, { ownErrors: true });

export async function putRegistration(user: LoggedUser, body: RegistrationBody): Promise<void> {
  await api.put('/user/updateOutdatedUser', body, { ownErrors: true });
  if (body.email.toLowerCase() !== user.email) return;
  await keepUser({ ...user, ...body, email: user.email });
  await keepOutdated(user.email, { isOutdated: false, updateDenied: false });
}

const users = '/client/Management/GetUsers';

export const useManagedUsers = () => useSWR<readonly ManagedUser[], unknown>(users, read);

export function useOwnCompanies() {
  const { data } = useSWR<readonly ClientEntry[]>('/client/myClients', read);
  return data?.filter(({ lead, cpfcnpj }) => !lead && cpfcnpj.length === 14);
}

const refresh = () => mutate(users);

export async function inviteUser(user: InviteBody): Promise<void> {
  await api.post('/client/Management/User', user, { ownErrors: true });
  await refresh();
}

export const inviteAgain = (uid: string) =>
  api.post('/client/Management/InviteAgain', { uid }, { ownErrors: true });

export async function editUser(user: EditUserBody): Promise<void> {
  await api.put('/user', user, { ownErrors: true });
  await refresh();
}

export async function removeUser(uid: string): Promise<void> {
  await api.delete('/user', { data: { uid }, ownErrors: true });
  await refresh();
}

export const getMyData = async () => (await api.get<object>('/user/myData')).data;

export const useLeftBehind = () => useSWR<LeftBehind>('/user/closeAccount', read).data;

/** Rejects with REAUTHENTICATE when the last sign-in is too old. */
export const postCloseAccount = () => api.post('/user/closeAccount', undefined, { ownErrors: true });
