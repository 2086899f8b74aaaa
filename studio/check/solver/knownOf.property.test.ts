import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { date, filesOf } from '../../../tests/engine/definitions';
import type { Json } from '../../../engine/expression';
import { createSubject } from '../product/subject';
import { isMet, solve } from './solve';
import { canBe } from './verdicts';

const count = { type: 'integer', minimum: 0, maximum: 3, ui: { widget: 'integer' } } as const;
const steps = { s: { fields: { from: date, few: count, many: count, word: { maxLength: 3 }, shown: {} } } };
const subjectOf = () => createSubject(filesOf({ steps }), 'p');

const read = (name: string): Json => ({ var: `s.${name}` });
const amounts: Json[] = [read('few'), read('many'), 0, 1, 3, { length: [read('word')] }];
const days: Json[] = [read('from'), { today: [] }, '2027-02-28'];
/** Today is never empty, whether or not an earlier question was about it. */
const today: Json[] = [{ today: [] }, null];
const shares: Json[] = [{ percentOf: [read('few'), 10] }, { percentOf: [read('few'), 20] }, read('few')];
const order = fc.constantFrom('<', '<=', '>', '>=', '==', '!=');
const atom = fc
  .constantFrom(amounts, days, today, shares)
  .chain((terms) => fc.tuple(order, fc.constantFrom(...terms), fc.constantFrom(...terms)))
  .map(([name, one, other]): Json => ({ [name]: [one, other] }));
const claim = fc.record({ expression: atom, holds: fc.boolean() });
const questions = fc.array(fc.array(claim, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 8 });

it('answers a question as it would be answered without any before it', () => {
  let [met, impossible] = [0, 0];
  fc.assert(
    fc.property(questions, (asked) => {
      const subject = subjectOf();
      for (const claims of asked) {
        const alone = solve(subjectOf(), claims);
        met += Number(isMet(subject, claims));
        impossible += Number(alone.is === 'impossible');
        expect(canBe(subject, claims)).toBe(alone.is !== 'impossible');
        expect(solve(subject, claims)).toEqual(alone);
      }
    }),
    { numRuns: 60, seed: 20261129 },
  );
  expect(met).toBeGreaterThan(20);
  expect(impossible).toBeGreaterThan(20);
});
