import useSWR from 'swr';
import { read } from '../../shared/api/api';

const ACCEPTED = '/user/termsofservice/HasAceptedLastVersion';

export function useHasAccepted() {
  const { data, error, mutate } = useSWR<boolean>(ACCEPTED, read);
  return { accepted: data, error: error as unknown, refresh: mutate };
}
