import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { date, environment, filesOf, type Sketch } from '../../../tests/engine/definitions';
import type { Json } from '../../../engine/expression';
import { dateOfDay, dayNumber } from '../../../engine/values/civilDay';
import { createSubject } from '../product/subject';
import { solvedStates } from './findings/states';
import { everyAnswer } from './testing/everyAnswer';

const today = dayNumber(environment.today);
// A month before and after today are among them.
const days = [-28, -2, -1, 0, 1, 2, 31].map((offset) => dateOfDay(today + offset)!);
const counts = [0, 1, 2, 3];
const domain = { 's.from': days, 's.to': days, 's.few': counts, 's.many': counts };
const count = { type: 'integer', minimum: 0, maximum: 3, ui: { widget: 'integer' } } as const;
const fields: Sketch['steps'] = {
  s: { fields: { from: date, to: date, few: count, many: count, shown: {} } },
};

const read = (name: string): Json => ({ var: `s.${name}` });
const order = fc.constantFrom('<', '<=', '>', '>=', '==', '!=');
const small = fc.integer({ min: -2, max: 2 });
const later = (value: Json) =>
  fc.oneof(
    fc.constant(value),
    small.map((by): Json => ({ addDays: [value, by] })),
    fc.constantFrom(-1, 1).map((by): Json => ({ addMonths: [value, by] })),
  );
const day = fc.oneof(later(read('from')), later(read('to')), later({ today: [] }));
const between: Json = { daysBetween: [read('from'), read('to')] };
const counted = fc.oneof(fc.constantFrom(read('few'), read('many')), fc.constantFrom<Json>(0, 1, 2, 3));

const atom = fc.oneof(
  fc.tuple(order, day, day).map(([name, one, other]): Json => ({ [name]: [one, other] })),
  fc.tuple(order, small).map(([name, by]): Json => ({ [name]: [between, by] })),
  fc.tuple(order, counted, counted).map(([name, one, other]): Json => ({ [name]: [one, other] })),
  fc.constantFrom(...Object.keys(domain)).map((path): Json => ({ var: path })),
);
const condition = fc
  .tuple(fc.constantFrom('and', 'or'), fc.array(atom, { minLength: 2, maxLength: 4 }))
  .map(([name, atoms]): Json => ({ [name]: atoms }));

it('says never and always of answers compared with each other only where the engine bears it out', () => {
  let told = 0;
  fc.assert(
    fc.property(condition, (when) => {
      const sketch = {
        steps: fields,
        states: [{ id: 'x', fields: ['s.shown'], when, else: { visible: false } }],
      };
      const seen = everyAnswer(sketch, domain);
      const [found] = [...solvedStates(createSubject(filesOf(sketch), 'p'))];
      if (found?.code === 'never-shown') expect(seen.shown).not.toContain('s.shown');
      if (found?.code === 'always-shown') expect(seen.hidden).not.toContain('s.shown');
      // Of counts the few values are all there are.
      const isOfCounts = !/from|to/.test(JSON.stringify(when));
      if (isOfCounts)
        expect(found === undefined).toBe(seen.shown.has('s.shown') && seen.hidden.has('s.shown'));
      if (found) told += 1;
    }),
    { numRuns: 60, seed: 20261123 },
  );
  expect(told).toBeGreaterThan(5);
});
