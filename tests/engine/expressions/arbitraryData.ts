import * as fc from 'fast-check';
import type { Environment, Json, Scope } from '../../../engine/expression/types';
import { readOwn } from '../../../engine/expression/ownPath';

/** A form of every kind of answer, as the engine holds it (by index) and as json-logic-js reads it (nested). */
export const fieldPaths = [
  'text',
  'amount',
  'days',
  'date',
  'flag',
  'list',
  'rows',
  'choice',
  'group.name',
  'group.value',
];

/** Paths inside an answer are read too, and so are fields that an answer happens to carry. */
export const scope: Scope = {
  reader(path) {
    const index = fieldPaths.indexOf(path);
    if (index >= 0) return (frame) => frame.values[index];
    const [head = '', ...inner] = path.split('.');
    const outer = fieldPaths.indexOf(head);
    return outer < 0 ? undefined : (frame) => readOwn(frame.values[outer], inner);
  },
};

/** The same answers as nested data; an unanswered field is absent. */
export function nested(values: readonly unknown[]): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  const group: Record<string, unknown> = {};
  fieldPaths.forEach((path, index) => {
    if (values[index] === undefined) return;
    if (path.startsWith('group.')) group[path.slice(6)] = values[index];
    else data[path] = values[index];
  });
  return { ...data, group };
}

const words = [
  '',
  ' ',
  'a',
  'São João',
  '0',
  '1',
  '-1',
  '12.50',
  '1.234,56',
  'true',
  'null',
  '[object Object]',
];
const documents = [
  '52998224725',
  '529.982.247-25',
  '12ABC34501DE35',
  '0001234-27.2026.5.02.0001',
  '(11) 98765-4321',
];
const dates = [
  '2024-02-29',
  '2025-02-28',
  '2026-11-20',
  '2026-12-31',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '2026-1-1',
];
const amounts = [0, 1, -1, 0.005, 1.005, 30, 33.33, 150000.5, 9999999999999.99, 1e13, 1e21, -2.5, 0.1, 1e-7];

export const text: fc.Arbitrary<Json> = fc.constantFrom(...words, ...documents);
export const date: fc.Arbitrary<Json> = fc.constantFrom(...dates);
export const whole: fc.Arbitrary<Json> = fc.integer({ min: -3, max: 400 });
export const amount: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom(...amounts),
  fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100),
);
export const scalar: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, false),
  text,
  date,
  amount,
  whole,
);
const row: fc.Arbitrary<Json> = fc.record(
  { name: scalar, value: scalar, current: scalar },
  { noNullPrototype: true },
);
const list = fc.array(scalar, { maxLength: 4 });

/** Any answer, of the right type or not; `undefined` is a field never touched. */
export const answer: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: list },
  { weight: 2, arbitrary: fc.array(row, { maxLength: 3 }) },
  { weight: 1, arbitrary: row },
  { weight: 1, arbitrary: fc.array(list, { maxLength: 2 }) },
);

const flag: fc.Arbitrary<Json> = fc.boolean();
const rows = fc.array(row, { maxLength: 3 });
const rightTypes = [text, amount, whole, date, flag, list, rows, row, text, amount];

/** In the order of fieldPaths: mostly of the type that the name says. */
export const answers = fc.tuple(
  ...rightTypes.map((right) => fc.oneof({ weight: 3, arbitrary: right }, { weight: 2, arbitrary: answer })),
);

export const environment: fc.Arbitrary<Environment> = fc.record({
  today: fc.constantFrom('2026-11-20', '2024-02-29'),
  constants: fc.constant({
    ceiling: [
      { from: '2026-08-01', value: 14411.57 },
      { from: '2025-08-01', value: 13813.83 },
    ],
    list: [{ from: '0001-01-01', value: ['a', 'b'] }],
  }),
  context: fc.oneof(row, fc.constant(null)),
  answer,
});
