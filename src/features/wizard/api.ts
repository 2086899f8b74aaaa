import type { ApiRecord } from '../../../engine/index';
import type { RequestEntry } from '../../../engine/definition';
import { api } from '../../shared/api/api';
import type { Registered } from '../../../contract/quotes';

/** Hashes of what a wizard was filled with. */
export interface FilledWith {
  readonly definition: string;
  readonly constants?: string;
}

/** The overlay says what is happening, and failures are said by the page. */
const quiet = { noLoading: true };

/**
 * Registers a request; the same key sent again gives the same answer and no second quote. One of a `batch` is patient: where
 * the server is busy it waits.
 */
export async function registerQuote(
  entry: RequestEntry,
  record: ApiRecord,
  filledWith: FilledWith,
  requestKey: string,
  batch?: string,
): Promise<Registered> {
  const body = { [entry.block]: record, ...filledWith };
  const headers = { 'Idempotency-Key': requestKey, ...(batch && { 'Request-Batch': batch }) };
  const patient = batch !== undefined;
  return (await api.post<Registered>(entry.operation, body, { ...quiet, headers, patient })).data;
}

/** PUT /quote/edit: the request as changed, under its own identifier. */
export async function editQuote(
  entry: RequestEntry,
  identifier: string,
  record: ApiRecord,
  filledWith: FilledWith,
  requestKey: string,
): Promise<Registered> {
  const body = { request: { identifier, [entry.block]: record, ...filledWith } };
  const headers = { 'Idempotency-Key': requestKey };
  return (await api.put<Registered>('/quote/edit', body, { ...quiet, headers })).data;
}
