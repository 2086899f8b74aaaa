import { Type } from 'typebox';
import type { Static, TObject, TProperties, TSchema, TUnsafe } from 'typebox';

/** An object that holds what is named and nothing else. */
export function closed<Properties extends TProperties>(properties: Properties): TObject<Properties> {
  return Type.Object(properties, { additionalProperties: false });
}

/** The schema, or null. Written as a list of types, so that a wrong value is told once. */
export function nullable<Schema extends TSchema>(schema: Schema): TUnsafe<Static<Schema> | null> {
  const { type, enum: values, ...rest } = schema as { type?: string; enum?: readonly unknown[] };
  return Type.Unsafe<Static<Schema> | null>({
    ...rest,
    type: [type, 'null'],
    ...(values && { enum: [...values, null] }),
  });
}

/** One of these texts. */
export function oneOf<const Value extends string>(values: readonly Value[]): TUnsafe<Value> {
  return Type.Unsafe<Value>({ type: 'string', enum: values });
}

/** A query string: what has a default need not be sent, and the server finds it all the same. */
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

/** The names in an address. They are always there, so none is said to be required. */
export function params<Properties extends TProperties>(
  properties: Properties,
): TUnsafe<Static<TObject<Properties>>> {
  const { required: _all, ...schema } = Type.Object(properties) as { required?: readonly string[] };
  return Type.Unsafe<Static<TObject<Properties>>>(schema);
}

/** An object of which the contract says no more: what a definition makes of it is not for the wire to know. */
export function anyObject<Value>(limits: { maxProperties?: number } = {}): TUnsafe<Value> {
  return Type.Unsafe<Value>({ type: 'object', additionalProperties: true, ...limits });
}

/** JSON of which the contract says no more than its type: what a definition makes of it is not for the wire to know. */
export function json<Value>(description: string): TUnsafe<Value> {
  return Type.Unsafe<Value>({ description });
}
