import { widgetNote } from '../../../../engine/definition';
import { callOf, isList, type Json } from '../../../../engine/expression';
import { nearest } from '../../../../engine/index';
import type { Finding } from '../../finding';
import { argumentPointer, callsIn, literalResults, type CallPlace } from '../calls';
import { expressionPlaces } from '../expressionPlaces';
import { computedOptions, fixedValues } from '../offers';
import type { Check, Subject } from '../subject';

type Value = { readonly value: Json; readonly pointer: string };

const COMPARISONS = ['==', '===', '!=', '!=='];

function* notOffered(subject: Subject, path: string, given: Iterable<Value>): Generator<Finding> {
  const values = fixedValues(subject, subject.fields.get(path));
  if (!values) return;
  for (const { value, pointer } of given) {
    if (value === null || values.includes(value)) continue;
    const message = `${path} has no option ${JSON.stringify(value)}.`;
    yield {
      pointer,
      code: 'unknown-option',
      message,
      suggestion: nearest(String(value), values.map(String)),
    };
  }
}

function readField(expression: Json | undefined): string | undefined {
  const call = expression === undefined ? undefined : callOf(expression);
  return call?.name === 'var' && typeof call.args[0] === 'string' ? call.args[0] : undefined;
}

function compared(place: CallPlace, at: string): { field: string; values: Value[] } | undefined {
  const { name, args } = place.call;
  const isMembership = name === 'in';
  const ticked = isMembership ? readField(args[1]) : undefined;
  if (ticked !== undefined && args[0] !== undefined && !isList(args[0]) && !callOf(args[0]))
    return { field: ticked, values: [{ value: args[0], pointer: at + argumentPointer(place, 0) }] };
  if (!isMembership && !COMPARISONS.includes(name)) return undefined;
  const side = readField(args[0]) === undefined ? 1 : 0;
  const field = readField(args[side]);
  const other = args[1 - side];
  if (field === undefined || other === undefined || (isMembership && side === 1)) return undefined;
  const pointer = at + argumentPointer(place, 1 - side);
  if (isList(other))
    return { field, values: other.map((value, index) => ({ value, pointer: `${pointer}/${index}` })) };
  return callOf(other) ? undefined : { field, values: [{ value: other, pointer }] };
}

function* inComparisons(subject: Subject): Generator<Finding> {
  for (const { expression, pointer } of expressionPlaces(subject)) {
    for (const place of callsIn(expression)) {
      const found = place.inElement ? undefined : compared(place, pointer);
      if (found) yield* notOffered(subject, found.field, found.values);
    }
  }
}

function* inStates(subject: Subject): Generator<Finding> {
  for (const [index, rule] of subject.definition.rules.states.entries()) {
    for (const branch of ['then', 'else'] as const) {
      const { value, disabledOptions = [] } = rule[branch] ?? {};
      const at = `/rules/states/${index}/${branch}`;
      const given = disabledOptions.map((option, place) => ({
        value: option,
        pointer: `${at}/disabledOptions/${place}`,
      }));
      if (value !== undefined) given.push({ value, pointer: `${at}/value` });
      for (const field of rule.fields ?? []) yield* notOffered(subject, field, given);
    }
  }
}

function* inWrites({ definition, ...rest }: Subject): Generator<Finding> {
  const subject = { definition, ...rest };
  const writes = [
    ...definition.rules.initial.map(
      (rule, index) => [rule.field, rule.value, `/rules/initial/${index}/value`] as const,
    ),
    ...definition.rules.derived.map(
      (rule, index) => [rule.field, rule.value, `/rules/derived/${index}/value`] as const,
    ),
    ...definition.rules.relations.flatMap((rule, index) =>
      rule.solve.map(
        (way, place) => [way.set, way.to, `/rules/relations/${index}/solve/${place}/to`] as const,
      ),
    ),
  ];
  for (const [field, value, pointer] of writes)
    yield* notOffered(subject, field, literalResults(value, pointer));
}

export const unknownOptions: Check = function* (subject) {
  yield* inComparisons(subject);
  yield* inStates(subject);
  yield* inWrites(subject);
};

export const offeredOptions: Check = function* (subject) {
  const offers = computedOptions(subject);
  for (const { path, schema, pointer } of subject.fields.values()) {
    const takes = widgetNote(schema.ui.widget)?.options;
    const given =
      schema.ui.options || schema.type === 'boolean' || offers.some((offer) => offer.field === path);
    if (takes === 'needed' && !given) {
      yield {
        pointer: `${pointer}/ui`,
        code: 'no-options',
        message: `Nothing gives ${path} options to choose from.`,
      };
    }
    if (!takes && schema.ui.options) {
      const message = `The widget ${schema.ui.widget} offers no options.`;
      yield { pointer: `${pointer}/ui/options`, code: 'unused-options', message };
    }
  }
  for (const { field, pointer } of offers) {
    const widget = subject.fields.get(field)?.schema.ui.widget;
    if (widget === undefined || widgetNote(widget)?.options) continue;
    yield { pointer, code: 'unused-options', message: `${field} is a ${widget}, which offers no options.` };
  }
};

export const usedBounds: Check = function* ({ definition, fields }) {
  for (const [index, rule] of definition.rules.states.entries()) {
    const widgets = (rule.fields ?? []).flatMap((path) => fields.get(path)?.schema.ui.widget ?? []);
    for (const name of ['min', 'max'] as const) {
      const widget =
        rule[name] === undefined ? undefined : widgets.find((known) => !widgetNote(known)?.bounds);
      if (!widget) continue;
      const message = `The widget ${widget} knows no smallest or largest value.`;
      yield { pointer: `/rules/states/${index}/${name}`, code: 'unused-options', message };
    }
  }
};
