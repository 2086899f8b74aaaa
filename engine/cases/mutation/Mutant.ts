import type { Json } from '../../expression';

/** What is mutated of a composed product; pointers begin with /rules, /record or /rating. */
export interface Mutable {
  readonly rules: Json;
  readonly record: Json;
  readonly rating: Json;
}

/** One small change of a product, which some case should notice. */
export interface Mutant {
  /** The rule, decision or place of the record that it changes. */
  readonly rule: string;
  /** Into the composed product. */
  readonly pointer: string;
  /** In words: "> becomes >=". */
  readonly says: string;
  /** What stands there instead; `undefined` takes the place away. */
  readonly to: Json | undefined;
}

function parts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function put(value: unknown, [key, ...rest]: readonly string[], to: Json | undefined): unknown {
  if (key === undefined) return to;
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) };
  const record = copy as Record<string, unknown>;
  const inner = put(record[key], rest, to);
  if (inner !== undefined) record[key] = inner;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete record[key];
  return copy;
}

/** The product with the change; what is not on its way is shared. */
export function mutate(product: Mutable, { pointer, to }: Pick<Mutant, 'pointer' | 'to'>): Mutable {
  return put(product, parts(pointer), to) as Mutable;
}
