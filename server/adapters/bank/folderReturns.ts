import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BankReturns } from './BankReturns';

const RETURN = /\.(ret|txt|cnab)$/i;

/** The folder that the bank's own program writes return files to. */
export function folderReturns(folder: string): BankReturns {
  return {
    names: async () => (await readdir(folder)).filter((name) => RETURN.test(name)).toSorted(),
    read: (name) => readFile(join(folder, name)),
  };
}
