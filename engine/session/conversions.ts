import { compileExpression, type Json, readsOf } from '../expression';
import { readOwn, segmentsOf } from '../expression/ownPath';
import type { Definition } from '../model/Definition';
import type { FieldSchema } from '../model/FieldSchema';
import type { Answers } from '../model/Session';
import { once } from '../text/once';
import { fieldsOf } from './takenBack';

type Kind = Pick<FieldSchema, 'type'>;

/** One question's answer out of kept ones. */
export interface Making {
  readonly to: string;
  readonly from: ReadonlyMap<string, Kind>;
  value(answers: Answers): unknown;
}

export interface Conversions {
  /** Questions of this version out of those of the other. */
  readonly made: readonly Making[];
  /** The same the other way round, by the question of the other version: what it gives back was not lost. */
  readonly back: ReadonlyMap<string, Making>;
}

const NOWHERE = { today: '', constants: {}, context: null };

const pathIn = (known: Iterable<string>, path: string): string | undefined =>
  [...known].find((name) => path === name || path.startsWith(`${name}.`));

function making(to: string, expression: Json, from: ReadonlyMap<string, Kind>): Making {
  const paths = [...from.keys()];
  const evaluate = compileExpression(expression, {
    reader(path) {
      const index = paths.indexOf(pathIn(paths, path) ?? '');
      if (index < 0) return () => undefined;
      const inner = segmentsOf(path.slice(paths[index]!.length + 1));
      return ({ values }) => readOwn(values[index], inner);
    },
  });
  return {
    ...{ to, from },
    value: (answers) => evaluate({ values: paths.map((path) => answers[path]), env: NOWHERE }),
  };
}

function forward(to: string, { converted }: FieldSchema): Making[] {
  return converted ? [making(to, converted.value, new Map(Object.entries(converted.from)))] : [];
}

function backward(fields: ReadonlyMap<string, FieldSchema>, { converted }: FieldSchema): Making[] {
  return Object.entries(converted?.back ?? {}).map(([to, expression]) => {
    const read = readsOf(expression).fields.flatMap((path) => pathIn(fields.keys(), path) ?? []);
    return making(to, expression, new Map(read.map((path) => [path, fields.get(path)!])));
  });
}

const declared = once((definition: Definition) => {
  const fields = fieldsOf(definition);
  const named = [...fields];
  return {
    forward: named.flatMap(([path, field]) => forward(path, field)),
    backward: named.flatMap(([, field]) => backward(fields, field)),
  };
});

const byTarget = (all: readonly Making[]) => new Map(all.map((one) => [one.to, one]));

/**
 * How answers come over into `definition`: as it declares it, and, where `other` is a later version that was taken back,
 * as that one declares the way back.
 */
export function conversionsOf(definition: Definition, other?: Definition): Conversions {
  const own = declared(definition);
  const later = other && declared(other);
  const [today, then] = [fieldsOf(definition), other && fieldsOf(other)];
  const isGone = ({ to, from }: Making) =>
    today.has(to) && !then!.has(to) && [...from.keys()].every((path) => !today.has(path));
  const taken = later?.backward.filter(isGone) ?? [];
  return {
    made: [...own.forward, ...taken],
    back: new Map([...byTarget(own.backward), ...(taken.length > 0 ? byTarget(later!.forward) : [])]),
  };
}
