import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileSketch, environment, filesOf, type Sketch } from '../../../tests/engine/definitions';
import { frameOf } from '../../../engine/compile/scope';
import { compileExpression, type Json, truthy } from '../../../engine/expression';
import { fieldIssues } from '../../../engine/session/issues';
import { start } from '../../../engine/session/start';
import { transition } from '../../../engine/session/transition';
import type { Session } from '../../../engine/model/Session';
import { createSubject, type Subject } from '../product/subject';
import { refusedBy } from './beside';
import { factsWhenSent } from './facts';
import { contradictingChecks, solvedFinishing } from './findings/finishing';
import { holds } from './verdicts';

const domain: Readonly<Record<string, readonly Json[]>> = {
  's.kind': ['a', 'b', 'c'],
  's.flag': [true, false],
  's.count': [0, 1, 2],
  's.other': [0, 1, 2],
};
const paths = Object.keys(domain);
const count = { type: 'integer', minimum: 0, maximum: 2, ui: { widget: 'integer' } } as const;

const atom = fc.oneof(
  fc.constantFrom('a', 'b', 'c').map((option): Json => ({ '==': [{ var: 's.kind' }, option] })),
  fc.constant<Json>({ var: 's.flag' }),
  fc
    .tuple(fc.constantFrom('<', '>', '=='), fc.constantFrom('count', 'other'), fc.constantFrom(0, 1, 2))
    .map(([name, field, limit]): Json => ({ [name]: [{ var: `s.${field}` }, limit] })),
  fc.constantFrom('<', '>', '==').map((name): Json => ({ [name]: [{ var: 's.count' }, { var: 's.other' }] })),
);
const condition = fc.oneof(
  atom,
  atom.map((inner): Json => ({ '!': [inner] })),
  fc
    .tuple(fc.constantFrom('and', 'or'), atom, atom)
    .map(([name, one, other]): Json => ({ [name]: [one, other] })),
);

const sketches = fc
  .tuple(
    condition,
    condition,
    condition,
    condition,
    condition,
    fc.subarray(['kind', 'flag', 'count', 'other']),
  )
  .map(([shown, needed, one, other, locked, required]): Sketch => ({
    steps: {
      s: {
        required,
        fields: {
          kind: { ui: { widget: 'select', options: ['a', 'b', 'c'] } },
          flag: { type: 'boolean', ui: { widget: 'radio' } },
          count,
          other: count,
        },
      },
    },
    states: [
      { id: 'shown', fields: ['s.other'], when: shown, else: { visible: false } },
      { id: 'needed', fields: ['s.count'], when: needed, then: { required: true } },
      { id: 'taken', fields: ['s.kind'], when: locked, then: { disabledOptions: ['a'] } },
    ],
    checks: [
      { id: 'one', fields: ['s.count'], that: one, message: 'Não' },
      { id: 'two', fields: ['s.other'], when: locked, that: other, message: 'Não' },
    ],
  }));

/** Every way in which all questions can be answered so that nothing is refused when it is sent. */
function finished(sketch: Sketch): Session[] {
  const found: Session[] = [];
  const answer = (session: Session, place: number): void => {
    const path = paths[place];
    if (path === undefined) {
      const issues = session.definition.fields.flatMap(({ index }) => fieldIssues(session, index, 'submit'));
      if (issues.every(({ level }) => level !== 'error')) found.push(session);
      return;
    }
    for (const value of [undefined, ...domain[path]!])
      answer(transition(session, { type: 'edit', field: path, value }).session, place + 1);
  };
  answer(start(compileSketch(sketch), environment).session, 0);
  return found;
}

function holdsIn(session: Session, expression: Json): boolean {
  const index = (path: string) => session.definition.fields.find((field) => field.path === path)!.index;
  const evaluate = compileExpression(expression, {
    reader: (path) => (frame) => frame.values[index(path)],
  });
  const values = session.definition.fields.map((field) => session.values.at(field.index));
  return truthy(evaluate({ ...frameOf(session), values }));
}

const neverSent = (subject: Subject, when: Json) =>
  refusedBy(subject, [holds(when)], factsWhenSent(subject)) !== undefined;

it('says that nobody can send, or come to an end, only where the engine lets nobody', () => {
  let [never, stuck] = [0, 0];
  fc.assert(
    fc.property(sketches, condition, (sketch, asked) => {
      const subject = createSubject(filesOf(sketch), 'p');
      const findings = [...solvedFinishing(subject), ...contradictingChecks(subject)];
      const isNever = neverSent(subject, asked);
      if (!isNever && findings.length === 0) return;
      const sent = finished(sketch);
      if (isNever) {
        never += 1;
        expect(sent.filter((session) => holdsIn(session, asked))).toEqual([]);
      }
      if (findings.some(({ message }) => message.startsWith('Nobody with nothing answered'))) {
        stuck += 1;
        expect(sent).toEqual([]);
      }
    }),
    { numRuns: 150, seed: 20261128 },
  );
  expect(never).toBeGreaterThan(5);
  expect(stuck).toBeGreaterThan(1);
});
