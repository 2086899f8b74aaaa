import type { Definition } from '../../engine/model/Definition';
import { stepSchema } from '../../engine/publish/stepSchema';
import { codecs } from '../../engine/record/codecs';
import { mappingsOf } from '../../engine/record/mapping';

interface Branch {
  type: 'object';
  properties: Record<string, object>;
  required: string[];
  additionalProperties: false;
}

const branch = (): Branch => ({ type: 'object', properties: {}, required: [], additionalProperties: false });

/** A record's own form of an answer, where it is not the answer's. */
const WRITTEN = { type: 'string', maxLength: 40 };

/**
 * The JSON Schema that somebody would write by hand for a record: its fields nested as they are sent, with their
 * types, formats and limits, those of `sent` required, nothing else allowed.
 */
export function recordSchema(definition: Definition, sent: object): object {
  const root = branch();
  for (const { field, inner, to, codec } of mappingsOf(definition)) {
    const own = fieldSchema(definition, field) as { properties?: Record<string, object> };
    const schema = inner ? (own.properties?.[inner] ?? {}) : own;
    put(root, to, codec === codecs['same'] ? schema : WRITTEN);
  }
  for (const { to } of definition.record.adds) put(root, to, {});
  require(root, sent);
  return root;
}

function fieldSchema({ steps }: Definition, path: string): object {
  const step = steps.find((candidate) => path.startsWith(`${candidate.path}.`) && owns(candidate, path))!;
  const { properties } = stepSchema(step) as { properties: Record<string, object> };
  const { errorMessage: _said, ...schema } = properties[path.slice(step.path.length + 1)] as {
    errorMessage?: unknown;
  };
  return schema;
}

function owns(step: Definition['steps'][number], path: string): boolean {
  return Object.hasOwn(step.properties, path.slice(step.path.length + 1));
}

function put(root: Branch, to: string, schema: object): void {
  const keys = to.split('.');
  const last = keys.pop()!;
  let current = root;
  for (const key of keys) current = (current.properties[key] ??= branch()) as Branch;
  current.properties[last] ??= schema;
}

function require(at: Branch, sent: object): void {
  for (const [key, value] of Object.entries(sent)) {
    at.required.push(key);
    const below = at.properties[key];
    if (isPart(value) && below && 'additionalProperties' in below) require(below as Branch, value);
  }
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
