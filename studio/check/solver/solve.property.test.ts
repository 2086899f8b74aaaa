import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { date, environment, filesOf, type Sketch } from '../../../tests/engine/definitions';
import type { Json } from '../../../engine/expression';
import { dateOfDay, dayNumber } from '../../../engine/values/civilDay';
import { createSubject } from '../product/subject';
import { solvedChecks } from './findings/checks';
import { solvedStates } from './findings/states';
import { everyAnswer } from './testing/everyAnswer';

const today = dayNumber(environment.today);
const days = [-2, -1, 0, 1, 2].map((offset) => dateOfDay(today + offset)!);
const options = ['a', 'b', 'c'];
const domain = {
  's.kind': options,
  's.flag': [true, false],
  's.count': [0, 1, 2],
  's.day': days,
  's.first': ['x'],
  's.second': ['x'],
};

const fields: Sketch['steps'] = {
  s: {
    fields: {
      kind: { ui: { widget: 'select', options } },
      flag: { type: 'boolean', ui: { widget: 'checkbox' } },
      count: { type: 'integer', minimum: 0, maximum: 2, ui: { widget: 'integer' } },
      day: date,
      first: {},
      second: {},
      third: {},
    },
  },
};

const read = (name: string): Json => ({ var: `s.${name}` });
const order = fc.constantFrom('<', '<=', '>', '>=', '==', '!=');
const option = fc.constantFrom(...options);
const asksDay = fc.tuple(
  order,
  fc.oneof(
    fc.constantFrom(...days.slice(1, -1)).map((day): Json => day),
    fc.constant<Json>({ today: [] }),
    fc.integer({ min: -1, max: 1 }).map((offset): Json => ({ addDays: [{ today: [] }, offset] })),
  ),
);

/** Conditions over the kinds of answers; `readable` are fields that rules hide by turns. */
function condition(readable: readonly string[]): fc.Arbitrary<Json> {
  const atom = fc.oneof(
    fc
      .tuple(fc.constantFrom('==', '!='), option)
      .map(([name, value]): Json => ({ [name]: [read('kind'), value] })),
    fc.subarray(options, { minLength: 1 }).map((list): Json => ({ in: [read('kind'), list] })),
    fc.constant<Json>(read('flag')),
    fc
      .tuple(order, fc.integer({ min: -1, max: 3 }))
      .map(([name, limit]): Json => ({ [name]: [read('count'), limit] })),
    asksDay.map(([name, day]): Json => ({ [name]: [read('day'), day] })),
    ...readable.map((name) => fc.constant<Json>(read(name))),
  );
  const { tree } = fc.letrec<{ tree: Json }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      atom,
      fc
        .tuple(fc.constantFrom('and', 'or'), tie('tree'), tie('tree'))
        .map(([name, one, other]): Json => ({ [name]: [one, other] })),
      tie('tree').map((inner): Json => ({ '!': [inner] })),
      fc.tuple(tie('tree'), tie('tree'), tie('tree')).map((args): Json => ({ if: args })),
    ),
  }));
  return tree;
}

const rule = (name: string, when: Json) => ({
  id: name,
  fields: [`s.${name}`],
  when,
  else: { visible: false },
});

const sketches = fc
  .tuple(
    condition([]),
    condition(['first']),
    condition(['first', 'second']),
    condition(['first']),
    condition(['second']),
  )
  .map(([first, second, third, when, that]) => ({
    ...{ steps: fields, states: [rule('first', first), rule('second', second), rule('third', third)] },
    checks: [{ id: 'check', fields: ['s.second'], needs: ['s.kind'], when, that, message: 'Não' }],
  }));

const NAMES = ['s.first', 's.second', 's.third'];
const asksDays = (sketch: Sketch) => JSON.stringify([sketch.states, sketch.checks]).includes('s.day');

it('says never and always only of what the engine never and always does with all answers', () => {
  let [told, possible] = [0, 0];
  fc.assert(
    fc.property(sketches, (sketch) => {
      const subject = createSubject(filesOf(sketch), 'p');
      const seen = everyAnswer(sketch, domain);
      const found = [...solvedStates(subject)];
      const codeOf = (index: number) =>
        found.find(({ pointer }) => pointer === `/rules/states/${index}/when`)?.code;
      for (const [index, path] of NAMES.entries()) {
        const code = codeOf(index);
        if (code === 'never-shown') expect(seen.shown).not.toContain(path);
        if (code === 'always-shown') expect(seen.hidden).not.toContain(path);
        // Dates may be others than these few, and today another day.
        if (!asksDays(sketch)) expect(code === undefined).toBe(seen.shown.has(path) && seen.hidden.has(path));
        if (code) told += 1;
        else possible += 1;
      }
      const ofCheck = [...solvedChecks(subject)][0]?.code;
      if (ofCheck === 'cannot-fail' || ofCheck === 'never-holds') expect(seen.failed.size).toBe(0);
      if (ofCheck === 'always-fails' || ofCheck === 'never-holds') expect(seen.passed.size).toBe(0);
    }),
    { numRuns: 60, seed: 20261122 },
  );
  expect(told).toBeGreaterThan(15);
  expect(possible).toBeGreaterThan(50);
});
