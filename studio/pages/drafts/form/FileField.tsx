import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { RJSFSchema } from '@rjsf/utils';
import { memo, use } from 'react';
import type { Json } from '../../../../engine/expression';
import type { FileProps } from './fieldProps';
import { ConditionField } from './condition/ConditionField';
import { JsonField } from './JsonField';
import { MapField } from './MapField';
import { AboveContext, NodeContext } from './formPlace';
import { resolved, typeOf } from './schemaPlaces';

const isOf = (type: unknown, value: Json) =>
  type === typeOf(value) || (type === 'integer' && Number.isInteger(value));

const narrowed = new WeakMap<RJSFSchema, Map<string, RJSFSchema>>();

/** RJSF draws one type: that of the present value. */
function ofType(schema: RJSFSchema, type: RJSFSchema['type'] & string): RJSFSchema {
  if (schema.type === type) return schema;
  const known = narrowed.get(schema) ?? new Map<string, RJSFSchema>();
  narrowed.set(schema, known);
  if (!known.has(type)) known.set(type, { ...schema, type });
  return known.get(type)!;
}

/** How to render a place: RJSF's own, entries by name, parts of a condition, or JSON where no form fits. */
function shapeOf(schema: RJSFSchema, value: unknown): 'json' | 'map' | 'condition' | RJSFSchema {
  if (schema['shape'] === 'condition') return 'condition';
  const { type, properties, patternProperties, additionalProperties, items } = schema;
  if (schema.const !== undefined) return { ...schema, enum: [schema.const] };
  if (schema.enum)
    return value === undefined || (schema.enum as readonly unknown[]).includes(value) ? schema : 'json';
  const types = [type ?? []].flat();
  const fitting = value === undefined ? types[0] : types.find((one) => isOf(one, value as Json));
  if (fitting === undefined || fitting === 'null') return 'json';
  if (fitting === 'array') return items ? ofType(schema, fitting) : 'json';
  if (fitting !== 'object') return ofType(schema, fitting);
  if (patternProperties || typeof additionalProperties === 'object') return 'map';
  return properties ? ofType(schema, fitting) : 'json';
}

/** RJSF names an item by its list and its number. */
const wordsOf = (title: string) => title.replace(/-(\d+)$/, ' $1');

/** Any place of a file; constants and `$schema` are not shown. */
export const FileField = memo(function FileField(props: FileProps) {
  const { name, title, required, formData, errorSchema, registry } = props;
  const above = use(NodeContext);
  const schema = resolved(registry.rootSchema, props.schema);
  const isSettled = required && schema.const !== undefined && schema.const === formData;
  if (name === '$schema' || isSettled) return null;
  const shape = shapeOf(schema, formData);
  const label = wordsOf(schema.title ?? title ?? name);
  const own = { ...props, schema, label };
  return (
    <AboveContext value={above}>
      <NodeContext value={{ value: formData, errors: errorSchema }}>
        {shape === 'json' && <JsonField {...own} />}
        {shape === 'map' && <MapField {...own} />}
        {shape === 'condition' && <ConditionField {...own} />}
        {typeof shape === 'object' && <SchemaField {...props} schema={shape} title={label} />}
      </NodeContext>
    </AboveContext>
  );
});
