import { metaFile, type FileKind } from '../../../studio/check/structure/fileKind';
import type { ProductFiles } from '../../../engine/definition';
import type { Json } from '../../../engine/expression';

export type Schema = { [key: string]: Json };

const isSchema = (value: Json | undefined): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A form shows a value of any kind as JSON, which suits an expression; a condition it knows by its name. */
const EXPRESSIONS: Readonly<Record<string, Schema>> = { condition: { shape: 'condition' } };

const NAMED = ['properties', 'patternProperties'];
const INNER = ['items', 'additionalProperties'];
/** Descriptions are for authors; alternatives are left to the check, since a form would show them as a choice. */
const LEFT_OUT = ['$schema', '$id', 'description', 'definitions', 'oneOf', 'anyOf', 'allOf'];

class Derivation {
  readonly definitions: Schema = {};
  private readonly files: ProductFiles;

  constructor(files: ProductFiles) {
    this.files = files;
  }

  copy(schema: Schema, file: string): Schema {
    const kept = Object.entries(schema).filter(([key]) => !LEFT_OUT.includes(key));
    const copied = Object.fromEntries(kept.map(([key, value]) => [key, this.keyword(key, value, file)]));
    const [only] = Array.isArray(schema.allOf) && schema.allOf.length === 1 ? schema.allOf : [];
    // A reference that is wrapped to have words of its own beside it.
    if (isSchema(only)) return { ...this.copy(only, file), ...copied };
    return copied;
  }

  private keyword(key: string, value: Json, file: string): Json {
    if (key === '$ref') return this.reference(String(value), file);
    if (INNER.includes(key) && isSchema(value)) return this.copy(value, file);
    if (!NAMED.includes(key) || !isSchema(value)) return value;
    const inner = Object.entries(value).map(([name, schema]) => [name, this.copy(schema as Schema, file)]);
    return Object.fromEntries(inner) as Schema;
  }

  private reference(to: string, from: string): string {
    const [file, pointer = ''] = to.split('#');
    const target = file ? `_meta/${file}` : from;
    const isExpression = target === '_meta/expression.schema.json';
    const kind = pointer.slice(pointer.lastIndexOf('/') + 1);
    const name = isExpression ? kind : `${target.slice(6, -'.schema.json'.length)}${pointer}`;
    const key = name.replaceAll('/', '.');
    // Entered before it is copied: a schema may refer to itself.
    if (!(key in this.definitions)) {
      this.definitions[key] = (isExpression && EXPRESSIONS[kind]) || {};
      if (!isExpression) this.definitions[key] = this.copy(this.at(target, pointer), target);
    }
    return `#/definitions/${key}`;
  }

  private at(file: string, pointer: string): Schema {
    const parts = pointer.split('/').slice(1);
    return parts.reduce((value, key) => value[key] as Schema, this.files.get(file) as Schema);
  }
}

export function formSchema(kind: FileKind, files: ProductFiles): Schema {
  const file = metaFile(kind);
  const derived = new Derivation(files);
  const whole = derived.copy(files.get(file) as Schema, file);
  return { ...whole, definitions: derived.definitions };
}
