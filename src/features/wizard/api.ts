import type { ApiRecord } from '../../../engine/index';
import type { RequestEntry } from '../../../engine/definition';
import { api } from '../../shared/api/api';
import type { Registered } from '../../../contract/quotes';

export interface FilledWith {
  readonly definition: string;
  readonly constants?: string | undefined;
}

/** Overlay and page show progress and failures themselves. */
const quiet = { noLoading: true };

/**
 * Registers a request; the same key gives the same answer and no second quote. In a `batch` it waits while the
 * server is busy.
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
