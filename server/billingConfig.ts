import { accessSync, constants, statSync } from 'node:fs';
import { readBanks, type Banks } from './adapters/bank/readBanks';
import { OperatorError } from './infra/OperatorError';
import { integer, text, type Environment } from './infra/environment';

export interface BillingConfig {
  /** Minutes that a billet may take after the issue of its policy (decision 40). */
  delayMinutes: number;
  /** Whom a Pix pays; null = billets have no Pix. */
  pix: { readonly key: string; readonly name: string; readonly city: string } | null;
  banks: Banks;
  /** Where a bank's return files arrive, looked into every hour; null = they are brought to the desk. */
  returnFolder: string | null;
}

const KEY_MAX = 77;
const DEMONSTRATION_KEY = 'pix@lastro.test';

/** Reads BILLET_DELAY_MINUTES, PIX_*, BANKS and BANK_RETURN_FOLDER. Throws OperatorError that names the variable. */
export function readBilling(
  env: Environment,
  brand: string,
  isDemonstration: boolean,
): Readonly<BillingConfig> {
  const key = text(env, 'PIX_KEY') ?? (isDemonstration ? DEMONSTRATION_KEY : null);
  if (key && !new RegExp(`^[\\x21-\\x7e]{1,${KEY_MAX}}$`).test(key))
    throw new OperatorError(`PIX_KEY must be a Pix key of at most ${KEY_MAX} characters.`);
  const name = text(env, 'PIX_NAME') ?? brand;
  const city = text(env, 'PIX_CITY') ?? 'Sao Paulo';
  return Object.freeze({
    delayMinutes: integer(env, 'BILLET_DELAY_MINUTES', { from: 0, to: 10_080, otherwise: 30 }),
    pix: key ? Object.freeze({ key, name, city }) : null,
    banks: banksOf(text(env, 'BANKS')),
    returnFolder: folderOf(text(env, 'BANK_RETURN_FOLDER')),
  });
}

const SANDBOX = 'sandbox';

function banksOf(names: string | null): Banks {
  const [first = SANDBOX, ...others] = (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return readBanks([first, ...others]);
}

/** Checked at start: a missing folder would otherwise show only after a payment. */
function folderOf(path: string | null): string | null {
  if (path === null) return null;
  try {
    accessSync(path, constants.R_OK | constants.X_OK);
    if (statSync(path).isDirectory()) return path;
  } catch {
    // Refused below.
  }
  throw new OperatorError(`BANK_RETURN_FOLDER must be a folder that the server may read: ${path} is none.`);
}
