import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { AS_TYPED, CLEANERS } from '../../engine/model/FieldSchema';
import { RULE_KINDS } from '../rules';
import { WIDGETS } from '../../engine/definition/widgets';
import { PERSONS } from '../cases/persons';
import { formats } from '../../engine/publish/formats';
import { readFiles } from '../../engine/publish/readFiles';
import { READ_KINDS } from '../../engine/reading/types';
import { codecs } from '../../engine/record/codecs';
import { WIDGET_NOTES } from '../widgets';
import { isMeta } from './structure/fileKind';
import { expressionSchema } from './expressionSchema';

const { files } = readFiles(fileURLToPath(new URL('../../product-schemas', import.meta.url)));

/** The value below a meta schema's pointer. */
function meta(kind: string, pointer: string): unknown {
  const schema = files.get(`_meta/${kind}.schema.json`) as unknown;
  return pointer
    .split('/')
    .slice(1)
    .reduce((value, key) => (value as Record<string, unknown>)[key], schema);
}

interface ClosedList {
  readonly enum: readonly string[];
  readonly enumDescriptions?: readonly string[];
}

function closedLists(schema: unknown): readonly ClosedList[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'enum' in schema && Array.isArray(schema.enum) ? [schema as ClosedList] : [];
  return [...own, ...Object.values(schema).flatMap(closedLists)];
}

/** The meta schemas name closed lists once more, for editors; they must be the lists of the engine. */
describe('meta schemas', () => {
  it.each([
    ['widgets', 'step', '/definitions/ui/properties/widget/enum', Object.keys(WIDGETS)],
    ['formats', 'step', '/definitions/field/properties/format/enum', Object.keys(formats)],
    ['cleaners', 'step', '/definitions/field/properties/clean/enum', [...CLEANERS, AS_TYPED]],
    ['kinds of what is read', 'reading', '/definitions/value/properties/as/enum', [...READ_KINDS]],
    ['forms of the record', 'record', '/properties/fields/items/properties/as/enum', Object.keys(codecs)],
  ])('list all %s', (_what, kind, pointer, names) => {
    expect(meta(kind, pointer)).toEqual(names);
  });

  it('name the widgets as pages do: npm run products -- --write', () => {
    const names = WIDGET_NOTES.map(({ name }) => name);
    expect(meta('step', '/definitions/ui/properties/widget/enumDescriptions')).toEqual(names);
  });

  it('say each word of a closed list in Portuguese, none twice', () => {
    const lists = [...files].filter(([file]) => isMeta(file)).flatMap(([, schema]) => closedLists(schema));
    expect(lists.length).toBeGreaterThan(20);
    for (const { enum: names, enumDescriptions: words = [] } of lists)
      expect(new Set(words).size, names.join(' ')).toBe(names.length);
  });

  it('list all kinds of rules', () => {
    expect(Object.keys(meta('rules', '/properties') as object)).toEqual([
      '$schema',
      'named',
      'include',
      ...RULE_KINDS,
    ]);
  });

  it('name the persons of cases', () => {
    for (const name of Object.keys(PERSONS)) {
      expect(meta('cases', '/definitions/person/description')).toContain(`${name}:`);
    }
  });

  it('explain every operator as the engine does: npm run products -- --write', () => {
    expect(files.get('_meta/expression.schema.json')).toEqual(expressionSchema());
  });
});
