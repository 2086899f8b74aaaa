import { fileURLToPath } from 'node:url';
import { readFiles } from '../../engine/publish/readFiles';
import { openDb } from '../../server/db/db';
import { openProductStore } from '../../server/modules/definitions/productStore';
import { goldenCases } from '../../server/testing/goldenCases';
import { quoteTemplates } from '../../server/seed/volume/quoteTemplates';
import { seedVolume } from '../../server/seed/volume/seedVolume';
import type { Progress, Volume } from '../../server/seed/volume/seedVolume';

/** Beside other work on the machine a statement over a million rows takes its time. */
const PATIENCE = { connect: 10_000, statement: 0, silence: 0 };

/** Fills the database at `url`; its requests are golden cases of the products. Throws as `seedVolume`. */
export async function fillDatabase(
  url: string,
  volume: Volume,
  today: string,
  progress: Progress,
): Promise<void> {
  const { files } = readFiles(fileURLToPath(new URL('../../product-schemas', import.meta.url)));
  const { db, pool } = openDb(url, () => undefined, 2, PATIENCE);
  try {
    const products = await openProductStore(db, files, () => undefined);
    const sound = (wizard: string) =>
      goldenCases(products, wizard).filter(({ expected }) => expected.length === 0);
    await seedVolume(pool, volume, { products, templates: quoteTemplates(products, sound), today }, progress);
  } finally {
    await pool.end();
  }
}
