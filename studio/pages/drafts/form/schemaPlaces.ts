import type { RJSFSchema } from '@rjsf/utils';
import { pointerParts } from '../../../edit/jsonTree';
import type { Places } from '../../../edit/valueEdits';
import type { Json } from '../../../../engine/expression';

const known = new WeakMap<RJSFSchema, RJSFSchema>();

export function resolved(root: RJSFSchema, schema: RJSFSchema): RJSFSchema {
  const { $ref, ...own } = schema;
  if ($ref === undefined) return schema;
  const made = known.get(schema);
  if (made) return made;
  const name = $ref.slice('#/definitions/'.length);
  const whole = { ...resolved(root, (root.definitions?.[name] ?? {}) as RJSFSchema), ...own };
  known.set(schema, whole);
  return whole;
}

/** The schema of an entry that is no named property; undefined where none is allowed. */
export function entrySchema({ patternProperties, additionalProperties }: RJSFSchema, key: string) {
  const [, named] =
    Object.entries(patternProperties ?? {}).find(([form]) => new RegExp(form, 'u').test(key)) ?? [];
  const found = named ?? additionalProperties;
  return typeof found === 'object' ? (found as RJSFSchema) : undefined;
}

/** The schema at a pointer; empty where none is known. */
function schemaAt(root: RJSFSchema, parts: readonly string[]): RJSFSchema {
  return parts.reduce<RJSFSchema>((above, key) => {
    const { items, properties = {}, ...entries } = resolved(root, above);
    return ((properties[key] ?? entrySchema(entries, key) ?? items) as RJSFSchema | undefined) ?? {};
  }, root);
}

export const typeOf = (value: Json) =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : (typeof value as 'string' | 'number' | 'boolean' | 'object');

const BLANKS: Readonly<Record<string, Json>> = {
  string: '',
  object: {},
  array: [],
  number: 0,
  integer: 0,
  boolean: false,
};

/** A new value: the schema's example, or an empty one; `like` picks among types. */
export function blankOf(root: RJSFSchema, schema: RJSFSchema, like?: Json): Json {
  const { type, examples } = resolved(root, schema);
  if (type === 'object' && Array.isArray(examples)) return examples[0] as Json;
  const types = [type ?? []].flat();
  const kind = like !== undefined && types.length > 1 ? typeOf(like) : types[0];
  return BLANKS[kind ?? 'null'] ?? null;
}

export function schemaPlaces(root: RJSFSchema): Places {
  const at = (pointer: string) => schemaAt(root, pointerParts(pointer));
  return {
    keysAt: (pointer) => Object.keys(resolved(root, at(pointer)).properties ?? {}),
    isOptional(pointer) {
      const parts = pointerParts(pointer);
      const { properties = {}, required = [] } = resolved(root, schemaAt(root, parts.slice(0, -1)));
      const key = parts.at(-1) ?? '';
      return key in properties && !required.includes(key);
    },
    blankItem: (pointer, items) => blankOf(root, at(`${pointer}/-`), items.at(-1)),
  };
}
