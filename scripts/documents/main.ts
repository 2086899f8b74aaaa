import { ObjectStoreDown } from '../../server/adapters/objects/ObjectStore';
import { openBucket } from '../../server/adapters/objects/s3Store';
import { readConfig, type Config } from '../../server/config';
import { openDb, type Db } from '../../server/db/db';
import { OperatorError } from '../../server/infra/OperatorError';
import { findLost } from '../../server/modules/documents/findLost';
import { moveDocuments, type Move } from '../../server/modules/documents/moveDocuments';
import { countPlaces } from '../../server/modules/documents/repository';
import { runningProduct } from '../executive-link/runningProduct';
import { withSchema } from '../executive-link/withSchema';

const USAGE = 'Usage: npm run documents -- where | move | check';
const LANES = 4;

/** npm run documents: where uploaded documents are, brings them to where DOCUMENTS_IN says, reads all that the bucket has. */
export async function main([wish = 'where', ...more] = process.argv.slice(2)): Promise<void> {
  const work =
    Object.hasOwn(wishes, wish) && more.length === 0 ? wishes[wish as keyof typeof wishes] : undefined;
  if (!work) throw new OperatorError(USAGE);
  const config = readConfig();
  const { databaseUrl } = await runningProduct(config);
  const { db, pool } = openDb(databaseUrl, () => undefined, LANES + 1);
  try {
    await withSchema(() => work(db, config)).catch(namedIfDown);
  } finally {
    await pool.end();
  }
}

const wishes = { where: tellWhere, move: moveAll, check: checkAll };

async function tellWhere(db: Db, { documents: { bucket, place } }: Config): Promise<void> {
  const found = await countPlaces(db);
  const named = bucket ? `the bucket ${bucket.name}` : 'a bucket';
  say(
    `${found.database} documents are in the database, ${found.bucket} in ${named}. They are to be in the ${place}.`,
  );
}

async function moveAll(db: Db, config: Config): Promise<void> {
  const { place } = config.documents;
  const objects = objectsOf(config);
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  const told = (moved: number) => say(`${moved} moved`);
  const move: Move = { db, objects, place, signal: ending.signal, told };
  const { moved, failed } = await moveDocuments(move);
  for (const { id, reason } of failed) say(`${id} stays: ${reason}`);
  const end = ending.signal.aborted ? 'stopped; the same command goes on' : 'done';
  say(`${moved} moved to the ${place}, ${failed.length} stay: ${end}.`);
  if (failed.length > 0) process.exitCode = 1;
}

async function checkAll(db: Db, config: Config): Promise<void> {
  const { read, lost } = await findLost(db, objectsOf(config));
  for (const { reason } of lost) say(reason);
  say(`${read} documents of the bucket are as they were kept, ${lost.length} are not.`);
  if (lost.length > 0) process.exitCode = 1;
}

function objectsOf({ documents: { bucket } }: Config) {
  if (!bucket) throw new OperatorError('DOCUMENTS_BUCKET is missing: all documents are in the database.');
  return openBucket(bucket);
}

function namedIfDown(error: unknown): never {
  if (!(error instanceof ObjectStoreDown)) throw error;
  throw new OperatorError(`No answer of ${error.message}. Nothing was lost, and the same command goes on.`);
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
