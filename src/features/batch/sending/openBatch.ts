import type { RequestEntry } from '../../../../engine/definition';
import type { BatchBody } from '../../../../contract/batches';
import { api } from '../../../shared/api/api';
import type { Batch } from './Batch';

const LONGEST = 200;

/** Tells the server of the batch, so that its requests are tracked as one. Rejects with ApiError. */
export async function openBatch({ code }: RequestEntry, { id, name }: Batch): Promise<void> {
  const body: BatchBody = { Id: id, Name: name.slice(0, LONGEST), Product: code };
  await api.put('/quotes/batch', body, { noLoading: true, ownErrors: true, patient: true });
}
