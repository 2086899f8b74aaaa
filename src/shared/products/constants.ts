import { constants as built, constantsHash as builtHash } from 'virtual:lastro/constants';
import type { ConstantTable } from '../../../engine/expression';
import { api, orSeen } from '../api/api';

export const formConstants = built;

const tables = new Map<string, ConstantTable>([[builtHash, built]]);

/** A loaded table; '' means the build's. */
export const constantsAtHand = (hash: string): ConstantTable | undefined => tables.get(hash || builtHash);

export async function loadConstants(hash: string): Promise<void> {
  const url = `/constants/${hash}.json`;
  const ask = async () => (await api.get<ConstantTable>(url, { noLoading: true, ownErrors: true })).data;
  tables.set(hash, await orSeen(url, ask));
}

export function hashOfConstants(table: ConstantTable): string | undefined {
  return [...tables].find(([, known]) => known === table)?.[0];
}
