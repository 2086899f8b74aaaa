import { parseArgs } from 'node:util';
import { roleNames, type RoleName } from '../../contract/roles';
import { readConfig, type Config } from '../../server/config';
import { openDb, type Db } from '../../server/db/db';
import { OperatorError } from '../../server/infra/OperatorError';
import { resetSecondFactor } from '../../server/modules/people/users/resetSecondFactor';
import { setRole } from '../../server/modules/people/users/setRole';
import { productClock } from '../executive-link/makeLink';
import { runningProduct } from '../executive-link/runningProduct';
import { withSchema } from '../executive-link/withSchema';
import { runningIdentity } from './runningIdentity';

const USAGE = [
  `Usage: npm run role -- ana@corretora.test ${roleNames.join('|')} [--remove]`,
  '       npm run role -- ana@corretora.test --reset-second-factor',
].join('\n');

interface Wish {
  readonly email: string;
  /** Undefined = the second factor is taken away. */
  readonly role?: RoleName;
  readonly has: boolean;
}

export async function main(args = process.argv.slice(2)): Promise<void> {
  const config = readConfig();
  const wish = readWish(args);
  const product = await runningProduct(config);
  const { db, pool } = openDb(product.databaseUrl, () => undefined, 1);
  try {
    const known = await withSchema(() => fulfil(db, wish, config));
    if (!known) throw new OperatorError(`There is no account ${wish.email}.`);
    process.stdout.write(`${sentenceOf(wish)}\n`);
  } finally {
    await pool.end();
  }
}

function fulfil(db: Db, { email, role, has }: Wish, config: Config): Promise<boolean> {
  const at = productClock(config).now();
  if (role) return setRole(db, { email, role, has }, at);
  return resetSecondFactor({ db, identity: runningIdentity(config) }, email, at);
}

function sentenceOf({ email, role, has }: Wish): string {
  if (role) return `${email} is ${has ? 'now' : 'no longer'} ${role}.`;
  return `${email} has no second factor any more; all sessions of the account have ended.`;
}

function readWish(args: string[]): Wish {
  try {
    const options = { remove: { type: 'boolean' }, 'reset-second-factor': { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [email = '', name, ...more] = positionals;
    const wish = { email: email.toLowerCase(), has: !values.remove };
    if (values['reset-second-factor']) {
      if (email && !name && wish.has) return wish;
    } else {
      const role = roleNames.find((each) => each === name);
      if (email && role && more.length === 0) return { ...wish, role };
    }
  } catch {
    // An unknown option is answered like an extra argument.
  }
  throw new OperatorError(USAGE);
}
