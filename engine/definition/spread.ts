import { asJson, shaped } from '../model/shaped';
import type { Json } from '../expression';
import { nearest } from '../text/nearest';
import { pointerPart, type Source } from './files';
import type { Parameters } from './include';
import type { Library } from './Library';
import type { FieldSchema } from '../model/FieldSchema';

/** In `properties`, under a key that begins with `+`: the questions of a shared step stand here. */
interface FieldsInclude {
  readonly include: string;
  readonly with?: Parameters;
  readonly only?: readonly string[];
}

export interface Questions {
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, FieldSchema | FieldsInclude>>;
}

export interface Placed<T> {
  readonly name: string;
  readonly value: T;
  readonly source: Source;
}

interface Spread {
  readonly fields: readonly Placed<FieldSchema>[];
  readonly required: readonly Placed<true>[];
}

function isInclude(entry: FieldSchema | FieldsInclude): entry is FieldsInclude {
  return 'include' in entry;
}

function narrowed(fragment: Json, only: readonly string[] | undefined): Json {
  const { properties, required = [] } = shaped<Questions>(fragment);
  const kept = Object.entries(properties).filter(
    ([key]) => !only || key.startsWith('+') || only.includes(key),
  );
  return asJson({ properties: Object.fromEntries(kept), required });
}

function spreadInclude(
  library: Library,
  { include, with: given, only }: FieldsInclude,
  place: Source,
  through: readonly string[],
): Spread {
  const target = `${include}.json`;
  const inclusion = { target, key: 'include', given, place, through } as const;
  const fragment = library.include<Questions>(inclusion, (content) => narrowed(content, only));
  if (!fragment) return { fields: [], required: [] };
  const all = spread(library, fragment, { file: target, pointer: '', includedAt: place }, [
    ...through,
    target,
  ]);
  const names = all.fields.map((field) => field.name);
  for (const [index, name] of (only ?? []).entries()) {
    if (names.includes(name)) continue;
    const at = { ...place, pointer: `${place.pointer}/only/${index}` };
    const known = Object.keys((library.read<Questions>(target, place) ?? fragment).properties);
    library.fault(at, 'unknown-field', `${include} has no field ${name}.`, nearest(name, known));
  }
  const isTaken = ({ name }: { name: string }) => !only || only.includes(name);
  return { fields: all.fields.filter(isTaken), required: all.required.filter(isTaken) };
}

/** The questions of a step in their order, those of its includes in their place, each with its source. */
export function spread(
  library: Library,
  content: Questions,
  source: Source,
  through: readonly string[],
): Spread {
  const fields: Placed<FieldSchema>[] = [];
  const required = (content.required ?? []).map((name, index): Placed<true> => {
    return { name, value: true, source: { ...source, pointer: `/required/${index}` } };
  });
  for (const [key, entry] of Object.entries(content.properties)) {
    const place = { ...source, pointer: `/properties${pointerPart(key)}` };
    if (isInclude(entry)) {
      const inner = spreadInclude(library, entry, place, through);
      fields.push(...inner.fields);
      required.push(...inner.required);
    } else fields.push({ name: key, value: entry, source: place });
  }
  return { fields, required };
}
