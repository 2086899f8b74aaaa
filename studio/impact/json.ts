export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function some(value: unknown, isIt: (part: unknown) => boolean): boolean {
  if (isIt(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => some(part, isIt));
}

/** A value without what is written for analysts only. */
export function withoutNotes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'note' && key !== '$schema');
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutNotes(part)]));
}

export function keysThatDiffer(
  before: object,
  after: object,
  isSame: (a: unknown, b: unknown) => boolean,
): string[] {
  const [a, b] = [before as JsonRecord, after as JsonRecord];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => !isSame(a[key], b[key]));
}
