import type { Clock } from '../../server/clock';
import { openDb } from '../../server/db/db';
import { readProductStore } from '../../server/modules/definitions/productStore';
import { goldenCases } from '../../server/testing/goldenCases';
import { sandboxBank as bank } from '../../server/testing/sandboxBank';
import { quoteTemplates } from '../../server/seed/volume/quoteTemplates';
import { seedVolume } from '../../server/seed/volume/seedVolume';
import type { Progress, Volume } from '../../server/seed/volume/seedVolume';

/** Unlimited: on a busy machine a statement over a million rows takes long. */
const PATIENCE = { connect: 10_000, statement: 0, silence: 0 };

/** Fills the database of a product that runs; its requests are golden cases of what everybody gets there. Throws as `seedVolume`. */
export async function fillDatabase(
  url: string,
  volume: Volume,
  clock: Clock,
  progress: Progress,
): Promise<void> {
  const { db, pool } = openDb(url, () => undefined, 2, { patience: PATIENCE });
  try {
    const products = await readProductStore(db, clock);
    const sound = (wizard: string) =>
      goldenCases(products, wizard).filter(({ expected }) => expected.length === 0);
    const templates = quoteTemplates(products, sound);
    await seedVolume(pool, volume, { products, templates, bank, today: clock.today() }, progress);
  } finally {
    await pool.end();
  }
}
