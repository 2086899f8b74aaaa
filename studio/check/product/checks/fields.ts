import { isChoiceWidget, widgetNote } from '../../../../engine/definition';
import { shaped, type FieldSchema } from '../../../../engine/index';
import type { Finding } from '../../finding';
import type { Check, FieldPlace } from '../subject';

const STRING = ['string'] as const;
const NUMBER = ['number', 'integer'] as const;

/** The types for which each keyword means something. */
const KEYWORD_TYPES: Readonly<Record<string, readonly FieldSchema['type'][]>> = {
  format: STRING,
  pattern: STRING,
  minLength: STRING,
  maxLength: STRING,
  clean: STRING,
  minimum: NUMBER,
  maximum: NUMBER,
  exclusiveMinimum: NUMBER,
  exclusiveMaximum: NUMBER,
  multipleOf: NUMBER,
  decimals: ['number'],
  items: ['array'],
  minItems: ['array'],
  maxItems: ['array'],
  properties: ['object'],
};

function misfit({ schema }: FieldPlace): string | undefined {
  const { widget } = schema.ui;
  const note = widgetNote(widget);
  if (!note) return undefined;
  if (!note.types.includes(schema.type))
    return `The widget ${widget} takes ${note.types.join(' or ')}, not ${schema.type}.`;
  if (note.formats && !note.formats.includes(schema.format ?? '')) {
    return `The widget ${widget} needs the format ${note.formats.join(' or ')}.`;
  }
  if (schema.ui.byHand !== undefined && widget !== 'choice') return 'Only a choice has a value byHand.';
  const parts = Object.keys(schema.properties ?? {});
  const isWhole = parts.includes('value') && parts.includes('label');
  if (isChoiceWidget(widget) && !isWhole) return 'A choice has the properties value and label.';
  if (schema.ui.valueAs !== undefined && !isChoiceWidget(widget))
    return 'Only a choice has a value to print.';
  if (widget === 'table') return schema.ui.columns ? undefined : 'A table has columns.';
  return schema.ui.columns && 'Only a table has columns.';
}

export const widgetTypes: Check = function* ({ all }) {
  for (const field of all) {
    const message = misfit(field);
    if (message) yield { pointer: `${field.pointer}/ui/widget`, code: 'widget-type', message };
  }
};

/** A hidden field cannot be required: nobody could answer it. */
export const hiddenRequired: Check = function* ({ definition, fields }) {
  for (const [index, step] of definition.steps.entries()) {
    for (const [at, name] of step.required.entries()) {
      if (fields.get(`${step.path}.${name}`)?.schema.ui.widget !== 'hidden') continue;
      const message = `${name} is hidden, so that nobody can answer it.`;
      yield { pointer: `/steps/${index}/required/${at}`, code: 'hidden-required', message };
    }
  }
};

export const keywordTypes: Check = function* ({ all }) {
  for (const { schema, pointer } of all) {
    for (const [keyword, types] of Object.entries(KEYWORD_TYPES)) {
      if (!Object.hasOwn(schema, keyword) || types.includes(schema.type)) continue;
      const message = `${keyword} means nothing for the type ${schema.type}.`;
      yield { pointer: `${pointer}/${keyword}`, code: 'keyword-type', message };
    }
  }
};

/** Limits that leave nothing between them: the lower, the upper, and whether they may be equal. */
const RANGES = [
  ['minLength', 'maxLength', true],
  ['minItems', 'maxItems', true],
  ['minimum', 'maximum', true],
  ['minimum', 'exclusiveMaximum', false],
  ['exclusiveMinimum', 'maximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', false],
] as const;

function* emptyRangesOf({ schema, pointer }: FieldPlace): Generator<Finding> {
  const limits = shaped<Readonly<Record<string, number | undefined>>>(schema);
  for (const [lower, upper, mayBeEqual] of RANGES) {
    const [from, to] = [limits[lower], limits[upper]];
    if (from === undefined || to === undefined || from < to || (mayBeEqual && from === to)) continue;
    const message = `${lower} ${from} and ${upper} ${to} leave nothing allowed.`;
    yield { pointer: `${pointer}/${upper}`, code: 'empty-range', message };
  }
}

function* tooFewOptions({ schema, pointer }: FieldPlace): Generator<Finding> {
  const { minItems = 0, ui } = schema;
  const count = ui.options?.length ?? minItems;
  if (minItems <= count) return;
  const message = `minItems ${minItems} and ${count} options leave nothing allowed.`;
  yield { pointer: `${pointer}/minItems`, code: 'empty-range', message };
}

export const emptyRanges: Check = function* ({ all }) {
  for (const field of all) {
    yield* emptyRangesOf(field);
    yield* tooFewOptions(field);
  }
};

export const badPatterns: Check = function* ({ all }) {
  for (const { schema, pointer } of all) yield* badPattern(schema.pattern, `${pointer}/pattern`);
};

export function* badPattern(pattern: string | undefined, pointer: string): Generator<Finding> {
  if (pattern === undefined) return;
  try {
    RegExp(pattern, 'u');
  } catch (error) {
    yield { pointer, code: 'bad-pattern', message: `${(error as Error).message}.` };
  }
}
