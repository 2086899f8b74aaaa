import { setImmediate } from 'node:timers/promises';

const BATCH = 2000;
const SLICE = 50;

/** Writes in batches, making the next one while a batch is being written. */
export async function writeInBatches<Made>(
  all: Iterable<Made>,
  write: (batch: readonly Made[]) => Promise<void>,
  tell: (done: number) => void,
): Promise<void> {
  let writing = Promise.resolve();
  let done = 0;
  for await (const batch of batchesOf(all)) {
    await writing;
    tell(done);
    done += batch.length;
    writing = write(batch);
    // The failure is handled above, with the next batch.
    writing.catch(() => undefined);
  }
  await writing;
  tell(done);
}

async function* batchesOf<Made>(all: Iterable<Made>): AsyncGenerator<readonly Made[]> {
  let batch: Made[] = [];
  for (const one of all) {
    batch.push(one);
    if (batch.length % SLICE === 0) await setImmediate();
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
