import { readFile, rename, writeFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OperatorError } from '../OperatorError';

export interface Account {
  localId: string;
  email?: string;
  providerUserInfo?: { providerId: string }[];
  [field: string]: unknown;
}

export async function readAccounts(file: string): Promise<Account[] | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return (JSON.parse(text) as { users: Account[] }).users;
  } catch {
    throw new OperatorError(`The accounts in ${file} cannot be read: the file is not valid JSON.`);
  }
}

/** Replaces `file` in one step, so that a kill leaves either the old accounts or the new ones. */
export async function writeAccounts(file: string, users: Account[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify({ users }, null, 1), { mode: 0o600 });
  await rename(`${file}.new`, file);
}
