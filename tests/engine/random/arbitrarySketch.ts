import * as fc from 'fast-check';
import type { Json } from '../../../engine/expression';
import type { DerivedRule } from '../../../engine/rules/derived';
import type { InitialRule } from '../../../engine/rules/initial';
import type { RelationRule } from '../../../engine/rules/relations';
import type { ResetRule } from '../../../engine/rules/resets';
import type { StateRule } from '../../../engine/rules/states';
import type { Sketch } from '../definitions';

/** Names of the fields by step; a rule writes later fields from earlier ones, so that nothing runs in a circle. */
export const fieldNames = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const inFirstStep = 6;

/** Fields whose texts are cleaned, where a draft or the server is not to bring back what was typed. */
const cleaned = ['b', 'h'];

export const paths = fieldNames.map((name, index) => `${index < inFirstStep ? 's' : 't'}.${name}`);

const read = (index: number): Json => ({ var: paths[index]! });

/** An expression that reads some of the first `below` fields. */
function arbitraryValue(below: number): fc.Arbitrary<Json> {
  const field = fc.nat(below - 1).map(read);
  return fc.oneof(
    field,
    fc.tuple(field, field).map(([left, right]): Json => ({ cat: [left, right] })),
    fc.tuple(field, field).map(([left, right]): Json => ({ if: [left, right, null] })),
    fc.tuple(field, field).map(([left, right]): Json => ({ '==': [left, right] })),
    field.map((only): Json => ({ length: [only] })),
  );
}

const derivedAt = (target: number): fc.Arbitrary<Partial<Sketch>> =>
  arbitraryValue(target).map((value) => {
    const rule: DerivedRule = { id: `derived-${target}`, field: paths[target]!, value };
    return { derived: [rule] };
  });

/** Either side may give way; the later field is the one that other rules may not write. */
const relationAt = (target: number): fc.Arbitrary<Partial<Sketch>> =>
  fc.tuple(fc.nat(target - 1), fc.nat(target - 1), fc.boolean()).map(([one, other, yields]) => {
    const ties = [...new Set([one, other, target])].map((index) => paths[index]!);
    const to = { cat: [read(one), '-', read(other)] };
    const rule: RelationRule = {
      id: `relation-${target}`,
      ties,
      solve: [{ edited: ties.slice(0, -1), set: paths[target]!, to, yields }],
    };
    return { relations: [rule] };
  });

const resetAt = (target: number): fc.Arbitrary<Partial<Sketch>> =>
  fc.nat(target - 1).map((on) => {
    const rule: ResetRule = { id: `reset-${target}`, on: [paths[on]!], clear: [paths[target]!] };
    return { resets: [rule] };
  });

/** A value that comes anew when an earlier field changes. */
const followingAt = (target: number): fc.Arbitrary<Partial<Sketch>> =>
  fc.tuple(fc.nat(target - 1), arbitraryValue(target)).map(([followed, value]) => {
    const rule: InitialRule = {
      id: `following-${target}`,
      field: paths[target]!,
      follows: [paths[followed]!],
      value,
    };
    return { initial: [rule] };
  });

const looks = {
  hide: { then: { visible: false } },
  require: { then: { required: true } },
  disable: { else: { enabled: false, why: 'x' } },
  title: { then: { title: 'T' }, else: { hint: 'H' } },
  spare: { then: { enabled: false, judged: false }, else: { unit: 'u' } },
  force: { then: { value: 'forced', enabled: false } },
} as const;

const stateAt = (target: number, ...names: readonly (keyof typeof looks)[]): fc.Arbitrary<Partial<Sketch>> =>
  fc.tuple(arbitraryValue(target), fc.constantFrom(...names)).map(([when, name]) => {
    const rule: StateRule = { id: `state-${target}`, fields: [paths[target]!], when, ...looks[name] };
    return { states: [rule] };
  });

const checkAt = (target: number): fc.Arbitrary<Partial<Sketch>> =>
  fc
    .tuple(arbitraryValue(target), fc.constantFrom('error' as const, 'warning' as const, 'notice' as const))
    .map(([that, level]) => ({
      checks: [
        {
          id: `check-${target}`,
          fields: [paths[target]!],
          that,
          level,
          clears: level === 'warning' ? [paths[target]!] : [],
          message: 'm',
        },
      ],
    }));

const lookupAt = (target: number): fc.Arbitrary<Partial<Sketch>> =>
  fc
    .tuple(
      fc.nat(target - 1),
      fc.constantFrom('start', 'change', 'leave', 'submit'),
      fc.boolean(),
      fc.boolean(),
    )
    .map(([field, on, locks, clears]) => ({
      lookups: [
        {
          id: `lookup-${target}`,
          source: 'remote',
          on: on as 'leave',
          fields: [paths[field]!],
          request: { value: read(field), more: read(0) },
          optional: ['more'],
          fills: on === 'submit' ? {} : { [paths[target]!]: { answer: ['name'] } },
          locks: locks && on !== 'submit' ? [paths[target]!] : [],
          failed: { clear: clears ? [paths[target]!] : [], blocks: true },
        },
      ],
    }));

const hideStep: fc.Arbitrary<Partial<Sketch>> = fc
  .nat(inFirstStep - 1)
  .map((index) => ({ states: [{ id: 'step', steps: ['t'], when: read(index), then: { visible: false } }] }));

const nothing = fc.constant<Partial<Sketch>>({});
const initialAt = (index: number): fc.Arbitrary<Partial<Sketch>> =>
  fc
    .constantFrom('x', 'y')
    .map((value) => ({ initial: [{ id: `initial-${index}`, field: paths[index]!, value }] }));

function merged(parts: readonly Partial<Sketch>[]): Partial<Sketch> {
  const kinds = ['initial', 'relations', 'derived', 'states', 'checks', 'resets', 'lookups'] as const;
  return Object.fromEntries(
    kinds.map((kind) => [kind, parts.flatMap((part): readonly unknown[] => part[kind] ?? [])]),
  );
}

/** At most one rule that gives the field a value, and one that says how it looks; both may be one that forces it. */
function rulesAt(index: number, withOutside: boolean): fc.Arbitrary<Partial<Sketch>> {
  const writer = fc.oneof(
    nothing,
    derivedAt(index),
    relationAt(index),
    resetAt(index),
    followingAt(index),
    ...(withOutside ? [lookupAt(index)] : []),
  );
  const look = fc.oneof(nothing, stateAt(index, 'hide', 'require', 'disable', 'title', 'spare'));
  return fc.oneof(
    { weight: 5, arbitrary: fc.tuple(writer, look).map(merged) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.oneof(nothing, resetAt(index)), stateAt(index, 'force')).map(merged),
    },
  );
}

function partsOf(withOutside: boolean): fc.Arbitrary<Partial<Sketch>>[] {
  return paths.flatMap((_, index) => [
    ...(index > 0 ? [rulesAt(index, withOutside)] : []),
    ...(index > 0 && withOutside ? [fc.oneof(nothing, checkAt(index))] : []),
    ...(index === 0 || withOutside ? [fc.oneof(nothing, initialAt(index))] : []),
  ]);
}

/** A product of two steps and ten text fields with random rules; `withOutside` adds look-ups, checks, initial values and cleaners. */
export function arbitrarySketch({ withOutside = false } = {}): fc.Arbitrary<Sketch> {
  const schemaOf = (name: string) =>
    withOutside && cleaned.includes(name) ? { clean: 'upper' as const } : {};
  const step = (from: number, to?: number) => ({
    fields: Object.fromEntries(fieldNames.slice(from, to).map((name) => [name, schemaOf(name)])),
    required: withOutside ? [fieldNames[from]!] : [],
  });
  const steps = { s: step(0, inFirstStep), t: step(inFirstStep) };
  return fc
    .tuple(hideStep, ...partsOf(withOutside))
    .map(([hide, ...parts]) => ({ steps, ...merged([...parts, hide]) }));
}

export const arbitraryEdit = fc.record({
  type: fc.constant('edit' as const),
  field: fc.constantFrom(...paths),
  value: fc.constantFrom('', 'x', 'y', 'zz'),
});
