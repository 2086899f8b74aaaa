import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../studio/cases/runCases';
import type { CompiledDefinition } from '../../engine/model/CompiledDefinition';
import { compileBundle, constantsOf, loadBundles } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';
import { readRecord } from '../../engine/record/readRecord';
import { writeRecord } from '../../engine/record/writeRecord';
import { reviewSession, sessionOf } from '../../engine/review/review';
import { blocks } from '../../engine/session/blocks';
import { answersOf } from '../../engine/session/draft';
import { fieldIssues } from '../../engine/session/issues';
import type { Answers, Session } from '../../engine/model/Session';
import { arbitrarySession } from './random/arbitrarySession';
import { Wizard } from './Wizard';

const { files } = readFiles('product-schemas');
const { bundles } = loadBundles(files);
/** Answers without those that no record carries and no rule computes. */
function carried({ source, byPath }: CompiledDefinition, answers: Answers): Answers {
  const unsent = source.record.fields.filter(({ to }) => to === null).map(({ from }) => from);
  const left = unsent.filter((path) => !byPath.get(path)?.derived);
  return Object.fromEntries(Object.entries(answers).filter(([path]) => !left.includes(path)));
}

const sentBy = (session: Session): unknown => JSON.parse(JSON.stringify(writeRecord(session)));

/** Whether the wizard itself would send it. */
function isValid(session: Session): boolean {
  return session.definition.fields.every(({ index }) => !fieldIssues(session, index, 'submit').some(blocks));
}

const products = [...bundles].map(([id, bundle]) => {
  const cases = [...casesOf(files, id).values()];
  const definition = compileBundle(bundle);
  return { id, definition, sessions: arbitrarySession(definition, cases, constantsOf(files)) };
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
