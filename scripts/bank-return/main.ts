import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readConfig } from '../../server/config';
import { openDb } from '../../server/db/db';
import { Problem } from '../../server/http/Problem';
import { OperatorError } from '../../server/infra/OperatorError';
import { takeReturn } from '../../server/modules/issued/payments/takeReturn';
import { productClock } from '../executive-link/makeLink';
import { runningProduct } from '../executive-link/runningProduct';

const USAGE = 'Usage: npm run bank-return -- FILE';

export async function main(args = process.argv.slice(2)): Promise<void> {
  const [path, ...others] = args;
  if (!path || others.length > 0) throw new OperatorError(USAGE);
  const bytes = await readFile(path).catch(() => {
    throw new OperatorError(`There is no file ${path}.\n${USAGE}`);
  });
  const config = readConfig();
  const { databaseUrl } = await runningProduct(config);
  const { db, pool } = openDb(databaseUrl, () => undefined, 1);
  try {
    const deps = { db, clock: productClock(config), billing: config.billing };
    const arrived = { name: basename(path), bytes, receivedBy: null };
    const { entries, booked, repeated } = await takeReturn(deps, arrived);
    const rest = entries - booked - repeated;
    process.stdout.write(`${entries} payments: ${booked} booked, ${repeated} known, ${rest} for the desk.\n`);
  } catch (error) {
    if (error instanceof Problem) throw new OperatorError(error.text.message);
    throw error;
  } finally {
    await pool.end();
  }
}
