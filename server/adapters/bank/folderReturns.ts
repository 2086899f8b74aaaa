import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BankReturns } from './BankReturns';

const RETURN = /\.(ret|txt|cnab)$/i;

export function folderReturns(folder: string): BankReturns {
  return {
    list: async () => {
      const names = (await readdir(folder, { withFileTypes: true }))
        .filter((entry) => !entry.isDirectory() && RETURN.test(entry.name))
        .map(({ name }) => name);
      return Promise.all(
        names.toSorted().map(async (name) => ({ name, version: await versionOf(join(folder, name)) })),
      );
    },
    read: (name) => readFile(join(folder, name)),
  };
}

/** An entry without facts, such as a broken link, fails only when it is read. */
async function versionOf(path: string): Promise<string> {
  const facts = await stat(path).catch(() => undefined);
  return facts ? `${facts.size}/${facts.mtimeMs}` : 'unknown';
}
