import { dropKept, keepThere, readKept } from '../../../shared/storage/keptBatches';
import type { Batch, Results } from './Batch';

export interface KeptBatch {
  readonly batch: Batch;
  readonly results: Results;
}

const resultsOf = (wizard: string) => `${wizard} results`;

export async function readBatch(uid: string, wizard: string): Promise<KeptBatch | undefined> {
  const batch = (await readKept(uid, wizard)) as Batch | undefined;
  const results = (await readKept(uid, resultsOf(wizard))) as Results | undefined;
  return batch && { batch, results: results ?? {} };
}

export async function keepNewBatch(
  uid: string,
  wizard: string,
  batch: Batch,
  results: Results,
): Promise<void> {
  await keepThere(uid, resultsOf(wizard), results);
  await keepThere(uid, wizard, batch);
}

/** False where the batch is gone: the user signed out, or another tab cleared it. */
export const keepResults = (uid: string, wizard: string, results: Results): Promise<boolean> =>
  keepThere(uid, resultsOf(wizard), results, wizard);

export const dropBatch = (uid: string, wizard: string): Promise<void> =>
  dropKept(uid, [wizard, resultsOf(wizard)]);
