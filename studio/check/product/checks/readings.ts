import { nearest } from '../../../../engine/index';
import type { FieldSchema } from '../../../../engine/index';
import type { ReadKind, ReadValue } from '../../../../engine/reading';
import type { Finding } from '../../finding';
import type { Check, Subject } from '../subject';
import { badPattern } from './fields';
import { slow } from './slowPatterns';

const TEXT: readonly ReadKind[] = ['text', 'name', 'process-number', 'option'];
const OF_FORMAT: Readonly<Record<string, readonly ReadKind[]>> = {
  date: ['date'],
  'tax-id': ['tax-id', 'cpf', 'cnpj'],
  cpf: ['cpf'],
  cnpj: ['cnpj'],
};
const OF_TYPE: Readonly<Record<FieldSchema['type'], readonly ReadKind[]>> = {
  string: TEXT,
  number: ['money', 'percent', 'count', 'option'],
  integer: ['count', 'option'],
  boolean: ['option'],
  object: ['choice'],
  array: [],
};
const OF_KIND = { pattern: 'text', units: 'count', options: 'option', skip: 'name', not: 'name' } as const;
const NEEDED = ['pattern', 'units'] as const;

const fitting = ({ type, format }: FieldSchema) => (format && OF_FORMAT[format]) || OF_TYPE[type];

function* ofField({ fields }: Subject, { field, as }: ReadValue, pointer: string): Generator<Finding> {
  const place = fields.get(field);
  if (!place) {
    const message = `There is no field ${field}.`;
    yield {
      pointer: `${pointer}/field`,
      code: 'unknown-field',
      message,
      suggestion: nearest(field, fields.keys()),
    };
    return;
  }
  const kinds = fitting(place.schema);
  if (kinds.includes(as)) return;
  const message = `${field} takes ${kinds.join(', ') || 'nothing that is read'}, and no ${as}.`;
  yield { pointer: `${pointer}/as`, code: 'type-mismatch', message };
}

function* ofParts(value: ReadValue, pointer: string): Generator<Finding> {
  for (const [part, kind] of Object.entries(OF_KIND)) {
    if (!(part in value) || value.as === kind) continue;
    const message = `Only a value read as ${kind} has ${part}.`;
    yield { pointer: `${pointer}/${part}`, code: 'unknown-property', message };
  }
  for (const part of NEEDED) {
    if (value.as !== OF_KIND[part] || value[part] !== undefined) continue;
    yield { pointer, code: 'missing-property', message: `A value read as ${value.as} needs ${part}.` };
  }
  yield* badPattern(value.pattern, `${pointer}/pattern`);
  yield* slow(value.pattern, `${pointer}/pattern`);
}

function* ofPlaces(value: ReadValue, before: readonly ReadValue[], pointer: string): Generator<Finding> {
  for (const [at, { beside, side }] of value.from.entries()) {
    const place = `${pointer}/from/${at}`;
    if (side !== undefined && beside === undefined)
      yield { pointer: `${place}/side`, code: 'unknown-property', message: 'There is no value beside it.' };
    const ids = before.map(({ id }) => id);
    if (beside === undefined || ids.includes(beside)) continue;
    const message = `No value above is called ${beside}.`;
    yield { pointer: `${place}/beside`, code: 'unknown-name', message, suggestion: nearest(beside, ids) };
  }
}

export const readingSense: Check = function* (subject) {
  const { reading } = subject.composed;
  if (!reading) return;
  const ids = new Set<string>();
  for (const [index, value] of reading.values.entries()) {
    const pointer = `/reading/values/${index}`;
    if (ids.has(value.id))
      yield { pointer: `${pointer}/id`, code: 'duplicate-id', message: `Two values are called ${value.id}.` };
    ids.add(value.id);
    yield* ofField(subject, value, pointer);
    yield* ofParts(value, pointer);
    yield* ofPlaces(value, reading.values.slice(0, index), pointer);
  }
  yield* ofAttachment(subject, reading.attach);
};

function* ofAttachment({ fields }: Subject, attach: string | undefined): Generator<Finding> {
  if (attach === undefined || fields.get(attach)?.schema.ui.widget === 'files') return;
  const pointer = '/reading/attach';
  if (!fields.has(attach)) {
    const message = `There is no field ${attach}.`;
    yield { pointer, code: 'unknown-field', message, suggestion: nearest(attach, fields.keys()) };
  } else yield { pointer, code: 'type-mismatch', message: `${attach} takes no files.` };
}
