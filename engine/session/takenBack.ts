import type { Json } from '../expression';
import type { Definition } from '../model/Definition';
import type { FieldSchema } from '../model/FieldSchema';
import { fieldPaths } from '../record/mapping';
import { once } from '../text/once';

type Mapped = NonNullable<FieldSchema['mapped']>;

export const fieldsOf = once((definition: Definition): ReadonlyMap<string, FieldSchema> => {
  const fields = definition.steps.flatMap((step) => Object.values(step.properties));
  return new Map(fieldPaths(definition).map((path, index) => [path, fields[index]!]));
});

const valuesOf = ({ ui: { options = [] } }: FieldSchema): Json[] =>
  options.map((option) => (typeof option === 'object' ? option.value : option));

const isMappable = (value: Json | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/**
 * Today's name of a question that a withdrawn version, or any later one, had renamed: only `later` knows its former
 * name. Undefined where today's version has a question of that name, or `later` has none.
 */
export function nameTakenBack(
  definition: Definition,
  later: Definition | undefined,
  path: string,
): string | undefined {
  const today = fieldsOf(definition);
  if (!later || today.has(path)) return undefined;
  return fieldsOf(later)
    .get(path)
    ?.was?.find((former) => today.has(former));
}

/** Today's options by those that `later` had replaced them with; an option that replaced several is left out. */
export function optionsTakenBack(
  definition: Definition,
  later: Definition | undefined,
  { path, former }: { readonly path: string; readonly former: string },
): Mapped | undefined {
  const field = fieldsOf(definition).get(path);
  const mapped = later && fieldsOf(later).get(former)?.mapped;
  if (!field || !mapped) return undefined;
  const offered = valuesOf(field);
  const back = Object.entries(mapped).flatMap(([old, now]) => {
    const value = offered.find((option) => String(option) === old);
    const isAlone = Object.values(mapped).filter((other) => other === now).length === 1;
    return isMappable(value) && isAlone && !offered.includes(now) ? [[String(now), value] as const] : [];
  });
  return Object.fromEntries(back);
}
