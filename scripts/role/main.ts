import { parseArgs } from 'node:util';
import { roleNames, type RoleName } from '../../contract/roles';
import { readConfig } from '../../server/config';
import { openDb } from '../../server/db/db';
import { OperatorError } from '../../server/infra/OperatorError';
import { setRole } from '../../server/modules/people/users/setRole';
import { productClock } from '../executive-link/makeLink';
import { runningProduct } from '../executive-link/runningProduct';
import { withSchema } from '../executive-link/withSchema';

const USAGE = `Usage: npm run role -- ana@corretora.test ${roleNames.join('|')} [--remove]`;

export async function main(args = process.argv.slice(2)): Promise<void> {
  const config = readConfig();
  const { email, role, has } = readWish(args);
  const product = await runningProduct(config);
  const { db, pool } = openDb(product.databaseUrl, () => undefined, 1);
  try {
    const known = await withSchema(() => setRole(db, { email, role, has }, productClock(config).now()));
    if (!known) throw new OperatorError(`There is no account ${email}.`);
    process.stdout.write(`${email} is ${has ? 'now' : 'no longer'} ${role}.\n`);
  } finally {
    await pool.end();
  }
}

function readWish(args: string[]): { email: string; role: RoleName; has: boolean } {
  try {
    const options = { remove: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const role = roleNames.find((name) => name === positionals[1]);
    const [email] = positionals;
    if (email && role && positionals.length === 2)
      return { email: email.toLowerCase(), role, has: !values.remove };
  } catch {
    // An unknown option is answered like an extra argument.
  }
  throw new OperatorError(USAGE);
}
