import { constants as built, constantsHash as builtHash } from 'virtual:lastro/constants';
import type { ConstantTable } from '../../../engine/expression';
import { api, orSeen } from '../api/api';

/** What the portal's forms are filled with. */
export const formConstants = built;

const tables = new Map<string, ConstantTable>([[builtHash, built]]);

/** A table of constants that is at hand: the build's, or one that was loaded; nothing named is the build's. */
export const constantsAtHand = (hash: string): ConstantTable | undefined => tables.get(hash || builtHash);

/** Loads a table that was published since the portal was built. */
export async function loadConstants(hash: string): Promise<void> {
  const url = `/constants/${hash}.json`;
  const ask = async () => (await api.get<ConstantTable>(url, { noLoading: true, ownErrors: true })).data;
  tables.set(hash, await orSeen(url, ask));
}

/** Hash of a table that was at hand. */
export function hashOfConstants(table: ConstantTable): string | undefined {
  return [...tables].find(([, known]) => known === table)?.[0];
}
