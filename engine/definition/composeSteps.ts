import { withCleaner } from './cleaners';
import { pointerPart, type Source } from './files';
import type { Parameters } from './include';
import type { Library } from './Library';
import { withMessages } from './messages';
import { spread, type Placed, type Questions } from './spread';
import type { FieldSchema } from '../model/FieldSchema';
import type { Messages, StepDefinition } from '../model/Definition';

/** A step of product.json: the name of a file in steps/, or a shared step. */
export type StepEntry =
  string | { readonly include: string; readonly id?: string; readonly with?: Parameters };

interface StepFile extends Questions {
  readonly title: string;
  readonly path?: string;
  readonly description?: string;
  readonly help?: string;
}

/** The first of each name; a second question of the same name is a fault of the file that brings it. */
function distinct<T>(items: readonly Placed<T>[], onSecond?: (item: Placed<T>) => void): Placed<T>[] {
  const first = new Map<string, Placed<T>>();
  for (const item of items) {
    if (first.has(item.name)) onSecond?.(item);
    else first.set(item.name, item);
  }
  return [...first.values()];
}

function withEnum(schema: FieldSchema): FieldSchema {
  if (!schema.ui.options || schema.type === 'object') return schema;
  const values = schema.ui.options.map((option) => (typeof option === 'string' ? option : option.value));
  return { ...schema, enum: values };
}

function composeStep(
  library: Library,
  id: string,
  content: StepFile,
  source: Source,
  at: string,
  messages: Messages,
): StepDefinition {
  const all = spread(library, content, source, [source.file]);
  const fields = distinct(all.fields, ({ name, source: second }) =>
    library.fault(second.includedAt ?? second, 'duplicate-field', `This step already has a field ${name}.`),
  );
  const required = distinct(all.required);
  library.sources.add(at, source);
  for (const field of fields) library.sources.add(`${at}/properties${pointerPart(field.name)}`, field.source);
  required.forEach((entry, index) => library.sources.add(`${at}/required/${index}`, entry.source));
  const properties = fields.map(
    ({ name, value }) => [name, withMessages(withCleaner(withEnum(value)), messages)] as const,
  );
  return {
    id,
    path: content.path ?? id,
    title: content.title,
    description: content.description,
    help: content.help,
    required: required.map((entry) => entry.name),
    properties: Object.fromEntries(properties),
  };
}

/** A product's steps in order, from its own files and shared ones; one that cannot be read is left out. */
export function composeSteps(
  library: Library,
  product: string,
  entries: readonly StepEntry[],
  messages: Messages,
): StepDefinition[] {
  const steps: StepDefinition[] = [];
  for (const [index, entry] of entries.entries()) {
    const place = { file: `${product}/product.json`, pointer: `/steps/${index}` };
    const isOwn = typeof entry === 'string';
    const target = isOwn ? `${product}/steps/${entry}.json` : `${entry.include}.json`;
    const content = isOwn
      ? library.read<StepFile>(target, place)
      : library.include<StepFile>({ target, key: 'include', given: entry.with, place, through: [] });
    if (!content) continue;
    const id = isOwn ? entry : (entry.id ?? entry.include.split('/').at(-1)!);
    const source = { file: target, pointer: '', ...(!isOwn && { includedAt: place }) };
    steps.push(composeStep(library, id, content, source, `/steps/${steps.length}`, messages));
  }
  return steps;
}
