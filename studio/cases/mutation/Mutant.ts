import type { ConstantTable, Json } from '../../../engine/expression';
import type { Definition } from '../../../engine/index';

/** What is mutated of a composed product; pointers begin with the name of the part: /steps, /rules, /constants … */
export interface Mutable extends Pick<Definition, 'steps' | 'summary' | 'rules' | 'record'> {
  readonly rating: Json;
  readonly constants: ConstantTable;
}

export interface Mutant {
  /** The rule, question, decision or place of the record that it changes. */
  readonly rule: string;
  /** Into the composed product. */
  readonly pointer: string;
  /** In words: "> becomes >=". */
  readonly says: string;
  /** What stands there instead; `undefined` takes the place away. */
  readonly to: Json | undefined;
  readonly also?: readonly { readonly pointer: string; readonly to: Json | undefined }[] | undefined;
}

export type Change = Omit<Mutant, 'rule'>;

export const gone = (pointer: string, what: string): Change => ({
  pointer,
  to: undefined,
  says: `${what} is gone`,
});

export function beside(value: Json, step = 1): Json[] {
  if (typeof value === 'number')
    return [value + step, value - step].map((near) => Number(near.toPrecision(15)));
  if (typeof value === 'boolean') return [!value];
  return typeof value === 'string' && value !== '' ? [`${value}~`] : [];
}

export function parts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function valueAt(root: unknown, pointer: string): unknown {
  return parts(pointer).reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    root,
  );
}

export function put(value: unknown, [key, ...rest]: readonly string[], to: Json | undefined): unknown {
  if (key === undefined) return to;
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) };
  const record = copy as Record<string, unknown>;
  const inner = put(record[key], rest, to);
  if (inner !== undefined) record[key] = inner;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete record[key];
  return copy;
}

/** The changed product; unchanged branches are shared. */
export function mutate(
  product: Mutable,
  { pointer, to, also = [] }: Pick<Mutant, 'pointer' | 'to' | 'also'>,
): Mutable {
  return [{ pointer, to }, ...also].reduce(
    (changed, each) => put(changed, parts(each.pointer), each.to) as Mutable,
    product,
  );
}
