import { Type } from 'typebox';
import type { Static, TObject, TProperties, TSchema, TUnsafe } from 'typebox';

/** An object that holds what is named and nothing else. */
export function closed<Properties extends TProperties>(properties: Properties): TObject<Properties> {
  return Type.Object(properties, { additionalProperties: false });
}

/** Written as a list of types, so that a wrong value gives one error only. */
export function nullable<Schema extends TSchema>(schema: Schema): TUnsafe<Static<Schema> | null> {
  const { type, enum: values, ...rest } = schema as { type?: string; enum?: readonly unknown[] };
  return Type.Unsafe<Static<Schema> | null>({
    ...rest,
    type: [type, 'null'],
    ...(values && { enum: [...values, null] }),
  });
}

export function oneOf<const Value extends string>(values: readonly Value[]): TUnsafe<Value> {
  return Type.Unsafe<Value>({ type: 'string', enum: values });
}

/** Fields with a default may be left out; the server fills them in. */
export function query<Properties extends TProperties>(
  properties: Properties,
): TUnsafe<Static<TObject<Properties>>> {
  const { required = [], ...schema } = Type.Object(properties) as { required?: readonly string[] };
  const needed = required.filter((name) => !('default' in properties[name]!));
  return Type.Unsafe<Static<TObject<Properties>>>({
    ...schema,
    ...(needed.length > 0 && { required: needed }),
  });
}

/** Path parameters are always present, so none is marked required. */
export function params<Properties extends TProperties>(
  properties: Properties,
): TUnsafe<Static<TObject<Properties>>> {
  const { required: _all, ...schema } = Type.Object(properties) as { required?: readonly string[] };
  return Type.Unsafe<Static<TObject<Properties>>>(schema);
}

/** An object whose content a definition decides, not the contract. */
export function anyObject<Value>(limits: { maxProperties?: number } = {}): TUnsafe<Value> {
  return Type.Unsafe<Value>({ type: 'object', additionalProperties: true, ...limits });
}

/** JSON whose content a definition decides, not the contract. */
export function json<Value>(description: string): TUnsafe<Value> {
  return Type.Unsafe<Value>({ description });
}
