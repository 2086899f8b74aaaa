import { keepJson, keptJson } from '../../shared/storage/keptJson';
import type { RememberedColumns } from './matchColumns';

const keyOf = (uid: string, wizard: string) => `sheet:columns:${wizard}:${uid}`;
const MOST = 300;

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
