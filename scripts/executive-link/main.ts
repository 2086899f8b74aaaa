import { readConfig } from '../../server/config';
import type { Clock } from '../../server/clock';
import { openDb, type Db } from '../../server/db/db';
import { revokeLinks } from '../../server/modules/people/executive-links/repository';
import { withSchema } from './withSchema';
import { makeLink, productClock } from './makeLink';
import { readOptions, type Options } from './options';
import { runningProduct } from './runningProduct';

/**
 * npm run executive-link: prints the address of a new link on standard output and a word about it on standard
 * error, or revokes the links of a client.
 */
export async function main(args = process.argv.slice(2)): Promise<void> {
  const options = readOptions(args);
  const config = readConfig();
  const product = await runningProduct(config);
  const { db, pool } = openDb(product.databaseUrl, () => undefined, 1);
  try {
    await withSchema(() => carryOut(db, options, productClock(config), product.origin));
  } finally {
    await pool.end();
  }
}

async function carryOut(db: Db, options: Options, clock: Clock, origin: string): Promise<void> {
  if (options.revoke || !options.flow) {
    const count = await revokeLinks(db, options.client, options.flow, clock.now());
    process.stdout.write(`Revoked ${count} link${count === 1 ? '' : 's'}.\n`);
    return;
  }
  const { path, note } = await makeLink(db, clock, options.flow, options);
  process.stdout.write(`${options.origin ?? origin}${path}\n`);
  process.stderr.write(`${note}\n`);
}
