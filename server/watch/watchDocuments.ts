import { sql } from 'drizzle-orm';
import type { Db } from '../db/db';
import type { DocumentPlace } from '../documentsConfig';
import { keepShortly } from './keepShortly';
import type { Watch } from './Watch';

/** Documents move every hour: one that waits three hours is stuck. */
const LONGEST_WAIT_S = 3 * 3600;

interface Waiting extends Record<string, unknown> {
  readonly waiting: number;
  readonly age: number;
}

export function watchDocuments(watch: Watch, db: Db, place: DocumentPlace): void {
  const elsewhere = place === 'bucket' ? sql`content is not null` : sql`content is null`;
  const ask = keepShortly(async () => {
    const { rows } = await db.execute<Waiting>(sql`
      select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age
      from documents where ${elsewhere}`);
    return rows[0]!;
  });
  watch.figure(
    'lastro_documents_waiting',
    'Documents that are not where they are to be',
    async () => (await ask()).waiting,
  );
  if (place !== 'bucket') return;
  watch.figure(
    'lastro_documents_oldest_seconds',
    'Time since the oldest of these was uploaded',
    async () => (await ask()).age,
  );
  watch.part('documents', {}, async () => {
    const { waiting, age } = await ask();
    return { isWell: age < LONGEST_WAIT_S, says: `${waiting} wait to be moved to the bucket` };
  });
}
