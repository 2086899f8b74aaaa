import { pointerPart } from '../../../../engine/definition';
import { type Json, readsOf } from '../../../../engine/expression';
import { nearest, shaped, type Shape } from '../../../../engine/index';
import { checkExpression } from '../../expression/checkExpression';
import type { Finding } from '../../finding';
import { partOf, shapeType } from '../../types/declared';
import { infer } from '../../types/infer';
import { misplaced } from '../../types/sinks';
import { ANY, type Type } from '../../types/Type';
import { literalResults } from '../calls';
import { refusedBy } from '../limits';
import { fixedValues } from '../offers';
import type { Check, FieldPlace, Subject } from '../subject';

interface Converted {
  readonly field: FieldPlace;
  readonly pointer: string;
  readonly conversion: NonNullable<FieldPlace['schema']['converted']>;
}

const convertedOf = ({ all }: Subject): Converted[] =>
  all.flatMap((field) => {
    const { converted: conversion } = field.schema;
    return conversion ? [{ field, conversion, pointer: `${field.pointer}/converted` }] : [];
  });

const nameIn = (names: readonly string[], path: string) =>
  names.find((name) => path === name || path.startsWith(`${name}.`));

const FORMER = /^[A-Za-z][A-Za-z0-9]*\.[A-Za-z][A-Za-z0-9]*$/;

/** An earlier question is none of today's, keeps no answer elsewhere, and is read. */
function* ofFormers(subject: Subject, { conversion, pointer }: Converted): Generator<Finding> {
  const reads = readsOf(conversion.value).fields;
  // A name that was mistyped in the value is told there.
  const isKnown = reads.every((path) => nameIn(Object.keys(conversion.from), path));
  const renamed = new Set(subject.all.flatMap(({ schema }) => schema.was ?? []));
  for (const former of Object.keys(conversion.from)) {
    const at = `${pointer}/from${pointerPart(former)}`;
    if (!FORMER.test(former)) {
      yield { pointer: at, code: 'wrong-form', message: 'An earlier question is written as path.property.' };
    } else if (subject.fields.has(former)) {
      const message = `There is a field ${former} today: what is made of an answer has a name of its own.`;
      yield { pointer: at, code: 'duplicate-field', message };
    } else if (renamed.has(former)) {
      const message = `Another field was ${former}: its answers go there as they are.`;
      yield { pointer: at, code: 'duplicate-field', message };
    } else if (isKnown && !reads.some((path) => nameIn([former], path))) {
      yield { pointer: at, code: 'conversion', message: `The value does not read ${former}.` };
    }
  }
}

function* outside(expression: Json, pointer: string): Generator<Finding> {
  const { constants, context, today, answer } = readsOf(expression);
  if (constants.length === 0 && context.length === 0 && !today && !answer) return;
  const message = 'A conversion reads answers alone, so that it comes out the same on every day.';
  yield { pointer, code: 'conversion', message };
}

function typeOfFormer({ from }: Converted['conversion'], path: string): Type {
  const name = nameIn(Object.keys(from), path);
  if (name === undefined) return ANY;
  const type = shapeType(shaped<Shape>(from[name]));
  return partOf(type, path.slice(name.length + 1)) ?? ANY;
}

/** Names, operators and types of an expression over earlier answers. */
function* ofValue(subject: Subject, { field, conversion, pointer }: Converted): Generator<Finding> {
  const names = Object.keys(conversion.from);
  const at = `${pointer}/value`;
  const known = {
    hasField: (path: string) => nameIn(names, path) !== undefined,
    fieldNames: () => names,
    constantNames: () => [],
    isMoney: () => false,
  };
  const faults = checkExpression(conversion.value, known);
  for (const fault of faults) yield { ...fault, pointer: at + fault.pointer };
  yield* outside(conversion.value, at);
  if (faults.length > 0) return;
  const found: Finding[] = [];
  const variants = infer(conversion.value, {
    pointer: at,
    field: (path) => typeOfFormer(conversion, path),
    isField: (path) => names.includes(path),
    constant: () => ANY,
    context: () => ANY,
    answer: ANY,
    infer,
    report: (finding) => found.push(finding),
  });
  yield* found;
  yield* misplaced(subject, variants, { field: field.path });
}

/** What is written and fits no answer of the field. */
function* ofWritten(subject: Subject, { field, conversion, pointer }: Converted): Generator<Finding> {
  const values = fixedValues(subject, field);
  for (const { value, pointer: inner } of literalResults(conversion.value)) {
    if (value === null || value === '') continue;
    const at = `${pointer}/value${inner}`;
    const limit = refusedBy(field.schema, value);
    if (values && !values.includes(value)) {
      const message = `${field.path} has no option ${JSON.stringify(value)}.`;
      yield {
        pointer: at,
        code: 'unknown-option',
        message,
        suggestion: nearest(String(value), values.map(String)),
      };
    } else if (limit !== undefined) {
      const message = `${limit} of ${field.path} refuses ${JSON.stringify(value)}.`;
      yield { pointer: at, code: 'given-limit', message };
    }
  }
}

/** The way back leads to an earlier question that is read here, and is said once; its expression is checked with all others. */
function* ofBack(taken: Set<string>, { field, conversion, pointer }: Converted): Generator<Finding> {
  for (const [former, expression] of Object.entries(conversion.back ?? {})) {
    const at = `${pointer}/back${pointerPart(former)}`;
    const names = Object.keys(conversion.from);
    if (!names.includes(former)) {
      const message = `${field.path} is not made of ${former}.`;
      yield { pointer: at, code: 'conversion', message, suggestion: nearest(former, names) };
    } else if (taken.has(former)) {
      yield {
        pointer: at,
        code: 'conversion',
        message: `Another field says the way back to ${former} already.`,
      };
    }
    taken.add(former);
    yield* outside(expression, at);
  }
}

/** What is computed takes no answer over. */
function* ofComputed({ definition }: Subject, { field, pointer }: Converted): Generator<Finding> {
  if (!definition.rules.derived.some((rule) => rule.field === field.path)) return;
  yield {
    pointer,
    code: 'conversion',
    message: `${field.path} is computed: it takes over no earlier answer.`,
  };
}

/** Answers of earlier versions that an expression carries over. */
export const conversions: Check = function* (subject) {
  const taken = new Set<string>();
  for (const converted of convertedOf(subject)) {
    yield* ofFormers(subject, converted);
    yield* ofComputed(subject, converted);
    yield* ofValue(subject, converted);
    yield* ofWritten(subject, converted);
    yield* ofBack(taken, converted);
  }
};
