import { keepJson, keptJson } from '../../shared/storage/keptJson';
import type { RememberedColumns } from './matchColumns';

const keyOf = (uid: string, wizard: string) => `sheet:columns:${wizard}:${uid}`;
/** Names of columns of many files; the oldest give way. */
const MOST = 300;

/** What an account chose for the columns of a product's spreadsheets in this browser. */
export function rememberedColumns(uid: string, wizard: string): RememberedColumns {
  const kept = keptJson('local', keyOf(uid, wizard));
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
  const entries = Object.entries(kept as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string | null] => entry[1] === null || typeof entry[1] === 'string',
    ),
  );
}

export function rememberColumns(uid: string, wizard: string, chosen: RememberedColumns): void {
  const all = { ...rememberedColumns(uid, wizard), ...chosen };
  keepJson('local', keyOf(uid, wizard), Object.fromEntries(Object.entries(all).slice(-MOST)));
}
