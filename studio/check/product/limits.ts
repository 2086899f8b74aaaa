import type { Json } from '../../../engine/expression';
import type { FieldSchema } from '../../../engine/index';

export function refusedBy(schema: FieldSchema, value: Json): string | undefined {
  const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = schema;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  if (typeof value === 'string') {
    if (value.length > maxLength) return `maxLength ${maxLength}`;
    return value.length < minLength ? `minLength ${minLength}` : undefined;
  }
  if (typeof value !== 'number') return undefined;
  if (value > maximum) return `maximum ${maximum}`;
  if (value < minimum) return `minimum ${minimum}`;
  if (value >= exclusiveMaximum) return `exclusiveMaximum ${exclusiveMaximum}`;
  return value <= exclusiveMinimum ? `exclusiveMinimum ${exclusiveMinimum}` : undefined;
}
