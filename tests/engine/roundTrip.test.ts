import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personOf } from '../../engine/cases/persons';
import { DEFAULT_DAY } from '../../engine/cases/run';
import { casesOf } from '../../engine/cases/runCases';
import type { CasesFile } from '../../engine/cases/types';
import type { CompiledDefinition } from '../../engine/model/CompiledDefinition';
import type { Environment } from '../../engine/expression';
import { compileBundle, constantsOf, loadBundles } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';
import { readRecord } from '../../engine/record/readRecord';
import { writeRecord } from '../../engine/record/writeRecord';
import type { LookedUp } from '../../engine/review/looked';
import { reviewSession, sessionOf } from '../../engine/review/review';
import { blocks } from '../../engine/session/blocks';
import { answersOf } from '../../engine/session/draft';
import { fieldIssues } from '../../engine/session/issues';
import { createContext } from '../../engine/session/start';
import type { Answers, Session } from '../../engine/model/Session';
import { fillAtRandom } from './random/fillAtRandom';
import { knownOf } from './random/knownOf';
import { Wizard } from './Wizard';

const { files } = readFiles('product-schemas');
const { bundles } = loadBundles(files);
const environmentOf = (person: 'client' | 'executive'): Environment => ({
  today: DEFAULT_DAY,
  constants: constantsOf(files),
  context: createContext(personOf(person)),
});
const environments = [environmentOf('client'), environmentOf('executive')];

/** A wizard is told of its person; a form what its cases tell it. */
function environmentsOf({ source }: CompiledDefinition, cases: readonly CasesFile[]): Environment[] {
  if (!source.context) return environments;
  return cases.map(({ context }) => ({ ...environments[0]!, context }));
}

/** Answers without those that no record carries and no rule computes. */
function carried({ source, byPath }: CompiledDefinition, answers: Answers): Answers {
  const unsent = source.record.fields.filter(({ to }) => to === null).map(({ from }) => from);
  const left = unsent.filter((path) => !byPath.get(path)?.derived);
  return Object.fromEntries(Object.entries(answers).filter(([path]) => !left.includes(path)));
}

const casesFilesOf = (product: string): CasesFile[] => [...casesOf(files, product).values()];

/** A failure prints the answers, not the product. */
interface Filled {
  readonly session: Session;
  /** What the sources of its look-ups said. */
  readonly looked: LookedUp;
  [fc.toStringMethod](): string;
}

/** A wizard filled at random: from nothing, or from complete answers of which a few are changed. */
function arbitrarySession(definition: CompiledDefinition, cases: readonly CasesFile[]): fc.Arbitrary<Filled> {
  const complete = cases.flatMap((file) => Object.values(file.given ?? {}));
  const known = knownOf(cases);
  return fc.gen().map((draw) => {
    const wizard = new Wizard(definition, draw(fc.constantFrom, ...environmentsOf(definition, cases)));
    const answers = draw(fc.constantFrom, undefined, ...complete, ...complete);
    if (answers) wizard.send({ type: 'prefilled', from: 'draft', answers });
    const maxLength = Math.min(4, definition.fields.length);
    const some = answers ? draw(fc.subarray, [...definition.fields], { maxLength }) : definition.fields;
    const looked = fillAtRandom(wizard, known, draw, some);
    const { session } = wizard;
    return {
      session,
      looked,
      [fc.toStringMethod]: () => fc.stringify([session.env.context, answersOf(session)]),
    };
  });
}

const sentBy = (session: Session): unknown => JSON.parse(JSON.stringify(writeRecord(session)));

/** Whether the wizard itself would send it. */
function isValid(session: Session): boolean {
  return session.definition.fields.every(({ index }) => !fieldIssues(session, index, 'submit').some(blocks));
}

const products = [...bundles].map(([id, bundle]) => {
  const cases = casesFilesOf(id);
  const definition = compileBundle(bundle);
  return { id, definition, sessions: arbitrarySession(definition, cases) };
});

describe.each(products)('a record of $id', ({ definition, sessions }) => {
  it('brings back the answers that it was written from', () => {
    fc.assert(
      fc.property(sessions, ({ session }) => {
        const record = sentBy(session);
        const again = new Wizard(definition, session.env).send({
          type: 'prefilled',
          from: 'quote',
          answers: readRecord(definition.source, record, session.env.today),
        });
        expect(again.answers).toEqual(carried(definition, answersOf(session)));
        expect(sentBy(again.session)).toEqual(record);
      }),
      { numRuns: 100 },
    );
  });

  it('is accepted as it is when its wizard is content', () => {
    fc.assert(
      fc.property(sessions, ({ session, looked }) => {
        const record = sentBy(session);
        const reviewed = reviewSession(sessionOf(definition, record, session.env), record, looked);
        fc.pre(isValid(session));
        expect(reviewed.issues).toEqual([]);
        expect(reviewed.record).toEqual(record);
      }),
      { numRuns: 40, maxSkipsPerRun: 50 },
    );
  });
});
