import { executivePlace } from '../auth/executiveLink';
import { currentUid } from '../auth/knownToken';
import { readToken } from '../auth/session';
import { ApiError } from './ApiError';
import { createClient } from './client';
import { isLasting } from './lasting';
import { orLastSeen, type Question } from './lastSeen';
import { waitFor } from './patience';
import { loader, underWay } from './requestCounter';

let handle: (error: ApiError) => void = () => {};

/** Handles failures of calls without `ownErrors`. */
export function onApiError(handler: (error: ApiError) => void) {
  handle = handler;
}

/** The portal's client; answers carry the envelope's Data as `data`. */
export const api = createClient({ readToken, loader, underWay, waitFor, onError: (error) => handle(error) });

/** The signed-in user; an executive link's calls belong to its token instead. */
const whose = () => (executivePlace(location.pathname) ? undefined : currentUid());

/** Where the network fails, gives the last answer to the same question (see lasting.ts). */
export const orSeen = <Data>(question: Question, ask: () => Promise<Data>): Promise<Data> => {
  const url = typeof question === 'string' ? question : question[0];
  return orLastSeen(question, ask, { whose, isLasting: isLasting(url) });
};

const readNow = async <Data>(url: string): Promise<Data> =>
  (await api.get<Data>(url, { noLoading: true })).data;

/** Reads for SWR: the page shows its own skeleton, so no loading indicator. */
export const read = <Data>(url: string): Promise<Data> =>
  isLasting(url) ? orSeen(url, () => readNow<Data>(url)) : readNow<Data>(url);

/** Reads for SWR by a call whose question is its body, under the key [url, body]. */
export const readByBody = async <Data>([url, body]: readonly [string, object]): Promise<Data> =>
  (await api.post<Data>(url, body, { noLoading: true, patient: true })).data;

export const readList = <Data>(question: Question): Promise<Data> =>
  orSeen(question, () =>
    typeof question === 'string' ? readNow<Data>(question) : readByBody<Data>(question),
  );

export async function bearer(): Promise<string> {
  try {
    return (await readToken()) ?? '';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SESSION_REFRESH') handle(error);
    throw error;
  }
}
