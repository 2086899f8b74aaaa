import type { RecordField } from '../model/RecordDefinition';

type Casing = 'same' | 'pascal' | 'camel';

/** An entry of record.json: of one field, or of a whole branch where `from` ends with `*`. */
export interface RecordEntry {
  readonly from: string;
  /** `null` where it is not sent; left out, as the branch around it says. */
  readonly to?: string | null;
  readonly as?: string;
  readonly casing?: Casing;
}

const CHANGE: Readonly<Record<Casing, (letter: string) => string>> = {
  same: (letter) => letter,
  pascal: (letter) => letter.toUpperCase(),
  camel: (letter) => letter.toLowerCase(),
};

export function isBranch(path: string): boolean {
  return path === '*' || path.endsWith('.*');
}

function cased(path: string, casing: Casing): string {
  return path.replaceAll(/(?<=^|\.)[A-Za-z]/g, CHANGE[casing]);
}

export function covers(branch: RecordEntry, path: string): boolean {
  return path.startsWith(branch.from.slice(0, -1));
}

/** The innermost branch around a field; of equal ones the last. */
export function branchOf<T extends RecordEntry>(branches: readonly T[], path: string): T | undefined {
  return branches.reduce<T | undefined>((best, branch) => {
    if (!covers(branch, path)) return best;
    return best && best.from.length > branch.from.length ? best : branch;
  }, undefined);
}

/** Where a branch puts a field: `null` where it is not sent. */
export function placeIn({ from, to = from, casing = 'same' }: RecordEntry, path: string): string | null {
  return to === null ? null : to.slice(0, -1) + cased(path.slice(from.length - 1), casing);
}

export function placedField(entry: RecordEntry, branches: readonly RecordEntry[]): RecordField {
  const { from, as } = entry;
  const branch = branchOf(branches, from);
  const to = entry.to === undefined ? (branch ? placeIn(branch, from) : from) : entry.to;
  return as === undefined ? { from, to } : { from, to, as };
}
