import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readBrand } from '../../server/brand';
import { withAdvisoryLock } from '../../server/db/advisoryLock';
import { openDb } from '../../server/db/db';
import { migrate } from '../../server/db/migrate';
import { keepMonths } from '../../server/db/months/keepMonths';
import { DAY_MS } from '../../server/infra/durations';
import type { ObjectStore } from '../../server/adapters/objects/ObjectStore';
import { openBucket } from '../../server/adapters/objects/s3Store';
import { hashOf } from '../../server/modules/documents/content';
import { moveDocuments } from '../../server/modules/documents/moveDocuments';
import { countPlaces, insertDocument } from '../../server/modules/documents/repository';
import { bucketServer } from '../../server/testing/bucketServer';
import { seedDemonstration } from '../../server/seed/seedDemonstration';
import { DUMP } from '../backup/Manifest';
import { makeBackup } from '../backup/makeBackup';
import { restoreBackup } from '../restore/restoreBackup';
import { createDatabase, query, DebianPostgres } from './DebianPostgres';
import { tableHashes } from './tableHashes';
import { writeMails } from './writeMails';

const DOCUMENTS = 20;
/** How old the database is. */
const AGE_DAYS = 70;

export type Finding = readonly [what: string, found: string, isAsItMustBe: boolean];

/** Write, back up meanwhile, go on writing, destroy, restore: what was there at the backup is there again, and nothing else. */
export async function restoreDrill(): Promise<Finding[]> {
  const postgres = await DebianPostgres.create();
  const folder = await mkdtemp(join(tmpdir(), 'lastro-backup-'));
  const remote = await bucketServer();
  try {
    const objects = openBucket(remote.bucket);
    await create(postgres.url, objects);
    return await carryOut({ url: postgres.url, folder, objects, loseBucket: remote.remove });
  } finally {
    await remote.remove();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Ground {
  readonly url: string;
  readonly folder: string;
  readonly objects: ObjectStore;
  loseBucket(): Promise<void>;
}

async function carryOut({ url, folder, objects, loseBucket }: Ground): Promise<Finding[]> {
  const still = await tableHashes(url);
  const writer = writeMails(url);
  await pause(500);
  const { rows } = await makeBackup({ databaseUrl: url, objects }, folder);
  await pause(500);
  const { count: written } = await writer.stop();
  const asks = await refusal(restoreBackup(folder, { databaseUrl: url, mayReplace: async () => false }));
  await query(url, 'truncate mails; drop table quotes cascade');
  await loseBucket();
  const began = performance.now();
  const always = { databaseUrl: url, mayReplace: async () => true };
  const { before } = await restoreBackup(folder, always);
  const took = (performance.now() - began) / 1000;
  const after = await tableHashes(url);
  const [found] = await query<{ n: number }>(url, 'select count(*)::int as n from mails');
  await appendFile(join(folder, DUMP), 'x');
  const damaged = await refusal(restoreBackup(folder, always));
  // After the restore documents are in the database, so that the bytes of their rows differ.
  const apart = ['public.mails', 'public.documents'];
  const other = Object.keys(still).filter((table) => !apart.includes(table) && still[table] !== after[table]);
  const [whole] = await query<{ n: number }>(
    url,
    `select count(*)::int as n from documents where encode(sha256(content), 'hex') = sha256`,
  );
  return [
    [
      'rows written while it was backed up',
      `${rows['public.mails']} of ${written} are in the backup`,
      rows['public.mails']! <= written,
    ],
    ['these rows after the restore', `${found!.n}`, found!.n === rows['public.mails']],
    [
      'tables that read otherwise than before',
      `${other.length} of ${Object.keys(still).length}`,
      other.length === 0,
    ],
    [
      'documents of a bucket that is gone, by their SHA-256',
      `${whole!.n} of ${DOCUMENTS}`,
      whole!.n === DOCUMENTS,
    ],
    ['what was destroyed is kept beside it', before ?? 'no', before !== undefined],
    ['a database that holds something', asks, asks.includes('stays as it is')],
    ['a damaged file', damaged, damaged.includes('not what was backed up')],
    ['seconds', took.toFixed(1), true],
  ];
}

async function create(url: string, objects: ObjectStore): Promise<void> {
  await createDatabase(url);
  await migrate(url);
  // As of then, this month has a partition of its own, which what is written meanwhile goes to.
  const then = new Date(Date.now() - AGE_DAYS * DAY_MS);
  await withAdvisoryLock(url, 'months', (client) => keepMonths(client, then));
  const { db, pool } = openDb(url, () => undefined, 5);
  await seedDemonstration(db, readBrand({}));
  for (let at = 1; at <= DOCUMENTS; at += 1) {
    const content = randomBytes(at * 100_000);
    const what = { ownerUid: 'demo-cliente', name: 'edital.pdf', type: 'application/pdf' };
    await insertDocument(db, { ...what, size: content.length, sha256: hashOf(content), content });
  }
  await moveDocuments({ db, objects, place: 'bucket' });
  const { bucket } = await countPlaces(db);
  await pool.end();
  if (bucket !== DOCUMENTS) throw new Error(`${bucket} of ${DOCUMENTS} documents are in the bucket`);
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'was taken',
    (error: Error) => error.message,
  );
