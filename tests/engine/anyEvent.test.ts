import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeRecord } from '../../engine/record/writeRecord';
import { review } from '../../engine/review/review';
import { answersOf } from '../../engine/session/draft';
import { explain } from '../../engine/session/explain';
import { normalise } from '../../engine/model/normalise';
import { start } from '../../engine/session/start';
import { transition } from '../../engine/session/transition';
import type { SessionEvent } from '../../engine/model/SessionEvent';
import type { Session } from '../../engine/model/Session';
import { cleanValue } from '../../engine/text/cleanValue';
import type { CompiledDefinition } from '../../engine/model/CompiledDefinition';
import { environment } from './definitions';
import { arbitraryEdit, arbitrarySketch, fieldNames, paths } from './random/arbitrarySketch';
import { assertSound } from './random/assertSound';
import { compileRandom, deepFreeze } from './random/compileRandom';

const field = fc.constantFrom(...paths);
const anything = fc.jsonValue({ maxDepth: 2 });
const lookup = fc.nat(9).map((index) => `lookup-${index}`);
const step = fc.constantFrom('s', 't', 'nowhere');
const file = fc.record({ DocumentID: fc.constantFrom('1', '2'), DocumentName: fc.string() });
const answers = fc.dictionary(fc.oneof(field, fc.string()), anything);
const status = fc.constantFrom('pending' as const, 'open' as const, 'done' as const);

/** The key is put in later: that of the question under way, or a stale one. */
const key = fc.constantFrom('now', 'stale');
const of = <T extends string>(type: T) => fc.constant(type);

const arbitraryEvent: fc.Arbitrary<SessionEvent> = fc.oneof(
  { weight: 4, arbitrary: arbitraryEdit },
  fc.record({ type: of('edit'), field, value: anything }),
  { weight: 2, arbitrary: fc.record({ type: of('leave'), field }) },
  { weight: 2, arbitrary: fc.record({ type: of('continue') }) },
  fc.record({ type: of('back') }),
  fc.record({ type: of('reopen'), step }),
  { weight: 2, arbitrary: fc.record({ type: of('answered'), lookup, key, data: anything }) },
  fc.record({ type: of('answered'), lookup, key, data: fc.record({ name: fc.constantFrom('x', 'w') }) }),
  fc.record({ type: of('failed'), lookup, key }),
  fc.record({ type: of('taken'), lookup, tell: fc.constantFrom('refused', 'nowhere') }),
  fc.record({ type: of('fileAdded'), field, file }),
  fc.record({ type: of('fileRemoved'), field, id: fc.constantFrom('1', '2') }),
  fc.record({
    type: of('prefilled'),
    from: fc.constantFrom('quote' as const, 'draft' as const, 'catalogue' as const),
    answers,
    steps: fc.dictionary(step, status),
  }),
);

function withKey(session: Session, event: SessionEvent): SessionEvent {
  if (!('key' in event) || event.key === 'stale') return event;
  const index = session.definition.lookups.findIndex((candidate) => candidate.rule.id === event.lookup);
  return { ...event, key: session.lookups[index]?.key ?? '' };
}

describe('any event on any session', () => {
  it('is taken without an exception, writes nothing in place and leaves the session sound', () => {
    fc.assert(
      fc.property(
        arbitrarySketch({ withOutside: true }),
        fc.array(arbitraryEvent, { maxLength: 25 }),
        (sketch, events) => {
          const opened = start(compileRandom(sketch), environment);
          assertSound(opened.session, opened.effects);
          let session = deepFreeze(opened.session);
          for (const event of events) {
            const after = transition(session, withKey(session, event));
            assertSound(after.session, after.effects);
            session = deepFreeze(after.session);
          }
          for (const path of paths) explain(session, path);
          expect(() => JSON.stringify([answersOf(session), writeRecord(session)])).not.toThrow();
        },
      ),
      { numRuns: 500 },
    );
  });
});

const part = fc.dictionary(
  fc.constantFrom(...fieldNames),
  fc.oneof(anything, fc.constantFrom('x', 'forced')),
);

/** A payload with its texts cleaned, without what says "not answered", and without steps of which nothing is. */
function answeredOf(definition: CompiledDefinition, sent: Readonly<Record<string, object>>): object {
  const schemaOf = (path: string) => definition.byPath.get(path)?.schema ?? {};
  const parts = Object.entries(sent).map(([name, given]) => {
    const cleaned = Object.entries(given).map(
      ([leaf, value]) => [leaf, cleanValue(schemaOf(`${name}.${leaf}`), value)] as const,
    );
    const answered = cleaned.filter(([, value]) => normalise(value) !== undefined);
    return [name, Object.fromEntries(answered)] as const;
  });
  return Object.fromEntries(parts.filter(([, answered]) => Object.keys(answered).length > 0));
}

describe('any payload', () => {
  it('is reviewed without an exception', () => {
    fc.assert(
      fc.property(arbitrarySketch(), anything, (sketch, sent) => {
        expect(() => review(compileRandom(sketch), sent, environment)).not.toThrow();
      }),
      { numRuns: 100 },
    );
  });

  it('passes only as what the rules give', () => {
    fc.assert(
      fc.property(arbitrarySketch(), part, part, (sketch, s, t) => {
        const definition = compileRandom(sketch);
        const { issues, record } = review(definition, { s, t }, environment);
        if (issues.length === 0) expect(record).toEqual(answeredOf(definition, { s, t }));
      }),
      { numRuns: 300 },
    );
  });
});
