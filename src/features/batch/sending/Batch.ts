import type { ApiRecord, JudgedRow, SendQuestion } from '../../../../engine/index';

export interface BatchRow {
  /** The same row has the same key, in whichever file: it is registered once. */
  readonly key: string;
  readonly line: number;
  readonly words: string;
  readonly record: ApiRecord;
  readonly asks: readonly SendQuestion[];
}

export type RowResult = { readonly identifier: string } | { readonly message: string };
export type Results = Readonly<Record<string, RowResult>>;

export interface Batch {
  readonly id: string;
  readonly name: string;
  /** Both are hashes. */
  readonly definition: string;
  readonly constants?: string | undefined;
  readonly rows: readonly BatchRow[];
}

export function progressOf({ rows }: Batch, results: Results) {
  const all = rows.map(({ key }) => results[key]);
  const numbers = all.flatMap((result) => (result && 'identifier' in result ? [result.identifier] : []));
  const refused = all.filter((result) => result && 'message' in result).length;
  return { total: rows.length, numbers, refused, waiting: rows.length - numbers.length - refused };
}

/** A key for what a row says, of 64 hexadecimal figures: neither the order of its columns nor how it is spelled is a difference. */
export async function rowKey(wizard: string, said: JudgedRow['said']): Promise<string> {
  const entries = Object.entries(said).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const content = JSON.stringify([wizard, entries]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
