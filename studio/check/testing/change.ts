import type { Json } from '../../../engine/expression';

/** A change of one place, in the manner of JSON Patch; without a pointer, of a whole file. */
export interface Change {
  readonly file: string;
  readonly at?: string;
  /** The new value; `undefined` takes the place away. `-` at the end of a pointer adds to a list. */
  readonly to?: Json | undefined;
}

type Editable = Record<string, unknown>;

function set(target: Editable | unknown[], key: string, to: Json | undefined): void {
  if (Array.isArray(target)) {
    if (key === '-') target.push(to);
    else if (to === undefined) target.splice(Number(key), 1);
    else target[Number(key)] = to;
  } else if (to === undefined) delete target[key];
  else target[key] = to;
}

export function change(files: Readonly<Record<string, Json>>, changes: readonly Change[]): Map<string, Json> {
  const copy: Record<string, unknown> = { ...files };
  for (const { file } of changes) copy[file] = JSON.parse(JSON.stringify(files[file] ?? null));
  for (const { file, at, to } of changes) {
    if (at === undefined) set(copy, file, to);
    else {
      const keys = at
        .split('/')
        .slice(1)
        .map((key) => key.replaceAll('~1', '/'));
      const last = keys.pop()!;
      const target = keys.reduce((value, key) => (value as Editable)[key], copy[file]);
      set(target as Editable, last, to);
    }
  }
  return new Map(Object.entries(copy) as [string, Json][]);
}
