import { readToken } from '../auth/session';
import { ApiError } from './ApiError';
import { createClient } from './client';
import { orLastSeen } from './lastSeen';
import { waitFor } from './patience';
import { loader } from './requestCounter';

let handle: (error: ApiError) => void = () => {};

/** Sets what the application does about failures that no caller kept for itself. */
export function onApiError(handler: (error: ApiError) => void) {
  handle = handler;
}

/** The portal's client; answers carry the envelope's Data as `data`. */
export const api = createClient({ readToken, loader, waitFor, onError: (error) => handle(error) });

/** Reads for SWR: the page shows its own skeleton, so no loading indicator. */
export const read = async <Data>(url: string): Promise<Data> =>
  (await api.get<Data>(url, { noLoading: true })).data;

/** Reads for SWR by a call whose question is its body, under the key [url, body]. */
export const readByBody = async <Data>([url, body]: readonly [string, object]): Promise<Data> =>
  (await api.post<Data>(url, body, { noLoading: true, patient: true })).data;

/** Reads a page of a list by its address or its body: it is shown as it was last seen where nobody answers. */
export const readList = async <Data extends object>(question: string | readonly [string, object]) =>
  orLastSeen(question, () =>
    typeof question === 'string' ? read<Data>(question) : readByBody<Data>(question),
  );

/** The token for what is no call of the client, the hub; that a session has ended is everybody's to know. */
export async function bearer(): Promise<string> {
  try {
    return (await readToken()) ?? '';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SESSION_REFRESH') handle(error);
    throw error;
  }
}
