import type { FieldSchema } from '../definition/types';
import { operators } from '../expression/operators';

/** A typed answer as its field wants it: through the operator of `clean`; what is no text stays as it is. */
export function cleanValue(schema: Pick<FieldSchema, 'clean'>, value: unknown): unknown {
  const operator = schema.clean && operators.get(schema.clean);
  if (!operator || operator.kind !== 'pure' || typeof value !== 'string' || value === '') return value;
  return operator.apply(value);
}
