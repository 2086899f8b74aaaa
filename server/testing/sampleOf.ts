import type { Schema } from './routeSchemas';

const TEXTS = [
  'BID0000001',
  '11444777000161',
  '01310100',
  '1133334444',
  '11933334444',
  'SP',
  'licitante',
  'BID',
  'REC0000001',
  'f'.repeat(64),
  '2026-11-20',
];

export function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(propertyOf(schema, name))]),
      );
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return textOf(schema);
  }
}

export function propertyOf({ properties }: Schema, name: string): Schema {
  return properties?.[name] ?? {};
}

function textOf({ format, pattern }: Schema): string {
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (format === 'email') return 'alguem@lastro.test';
  const fitting = new RegExp(pattern ?? '');
  return TEXTS.find((text) => fitting.test(text)) ?? 'a';
}
