import { isoMomentText } from '../../engine/values';
import { readConfig } from '../../server/config';
import { openDb, type Db } from '../../server/db/db';
import { readPlatformStatus } from '../../server/modules/platform/repository';
import { switchPlatform } from '../../server/modules/platform/switchPlatform';
import { productClock } from '../executive-link/makeLink';
import { runningProduct } from '../executive-link/runningProduct';
import { withSchema } from '../executive-link/withSchema';
import { readWish, type Wish } from './options';

export async function main(args = process.argv.slice(2)): Promise<void> {
  const config = readConfig();
  const now = productClock(config).now();
  const wish = readWish(args, now);
  const product = await runningProduct(config);
  const { db, pool } = openDb(product.databaseUrl, () => undefined, 1);
  try {
    process.stdout.write(`${await withSchema(() => carryOut(db, wish, now))}\n`);
  } finally {
    await pool.end();
  }
}

async function carryOut(db: Db, wish: Wish, now: Date): Promise<string> {
  if (wish.kind !== 'status') {
    const expectedAvailabilityDate = wish.kind === 'maintenance' ? wish.until : null;
    await switchPlatform(db, { available: wish.kind === 'open', expectedAvailabilityDate }, now);
  }
  const { available, expectedAvailabilityDate } = await readPlatformStatus(db);
  if (available) return 'The platform is open.';
  const until = expectedAvailabilityDate
    ? `expected back ${isoMomentText(expectedAvailabilityDate)} (São Paulo)`
    : 'without a date';
  return `The platform is under maintenance, ${until}.`;
}
