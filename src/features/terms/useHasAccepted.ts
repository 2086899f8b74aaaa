import useSWR from 'swr';
import { read } from '../../shared/api/api';

const ACCEPTED = '/user/termsofservice/HasAceptedLastVersion';

/** Whether the signed-in user has accepted the version in force; undefined while it is not known. */
export function useHasAccepted() {
  const { data, error, mutate } = useSWR<boolean>(ACCEPTED, read);
  return { accepted: data, error: error as unknown, refresh: mutate };
}
