import type { ApiRecord } from '../../../engine';
import type { RequestEntry } from '../../../engine/definition/catalogue';
import { api } from '../../shared/api/api';
import type { Registered } from '../../../contract/quotes';

/** The overlay says what is happening, and failures are said by the page. */
const quiet = { noLoading: true };

/** Registers a request; the same key sent again gives the same answer and no second quote. */
export async function registerQuote(
  entry: RequestEntry,
  record: ApiRecord,
  definition: string,
  requestKey: string,
): Promise<Registered> {
  const body = { [entry.block]: record, definition };
  const headers = { 'Idempotency-Key': requestKey };
  return (await api.post<Registered>(entry.operation, body, { ...quiet, headers })).data;
}

/** PUT /quote/edit: the request as changed, under its own identifier. */
export async function editQuote(
  entry: RequestEntry,
  identifier: string,
  record: ApiRecord,
  definition: string,
  requestKey: string,
): Promise<Registered> {
  const body = { request: { identifier, [entry.block]: record, definition } };
  const headers = { 'Idempotency-Key': requestKey };
  return (await api.put<Registered>('/quote/edit', body, { ...quiet, headers })).data;
}
