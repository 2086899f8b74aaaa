import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileBundle, constantsOf, loadBundles } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';
import { isShown } from '../../engine/model/states';
import type { Session } from '../../engine/model/Session';
import { hasReason } from '../../engine/reason/hasReason';
import { notAsked } from '../../engine/reason/notAsked';
import { reasonsOf } from '../../engine/reason/reasonsOf';
import { toldReasons } from '../../engine/reason/toldReasons';
import { isPrinted } from '../../engine/print/summary';
import { blocks } from '../../engine/session/blocks';
import { fieldIssues } from '../../engine/session/issues';
import { answersOf } from '../../engine/session/draft';
import { foundBy } from '../../engine/review/foundBy';
import { storedSession } from '../../engine/session/stored';
import { run } from '../../studio/cases/run';
import { casesOf } from '../../studio/cases/runCases';

const { files } = readFiles('product-schemas');
const constants = constantsOf(files);
const { bundles } = loadBundles(files);

/** The longest sentence of each kind that the golden cases of a product come to, by product and kind. */
type Golden = Readonly<Record<string, Readonly<Record<string, string>>>>;
const golden = JSON.parse(readFileSync('tests/engine/reasons.golden.json', 'utf8')) as Golden;

/** Every session that the golden cases of a product come through. */
function sessionsOf(id: string): Session[] {
  const definition = compileBundle(bundles.get(id)!);
  return [...casesOf(files, id).values()].flatMap((file) =>
    file.cases.flatMap((each) =>
      run({ definition, constants }, file, each).moments.map(({ after }) => after),
    ),
  );
}

const shownFields = ({ definition, states }: Session) =>
  definition.fields.filter(({ index, schema }) => schema.ui.widget !== 'hidden' && isShown(states.at(index)));

/** What must be explained: a value that rules or sources wrote, and a question that cannot be answered. */
function isOwed({ states, origins, values }: Session, index: number, derived: boolean): boolean {
  const by = values.at(index) === undefined ? undefined : origins.at(index)?.by;
  const { enabled, lockedBy } = states.at(index);
  return derived || !enabled || Boolean(lockedBy) || ['relation', 'state', 'lookup'].includes(by ?? '');
}

/** Of what rules wrote in a wizard that was filled to its end: all that its summary says, and what sources said. */
function writtenIn(session: Session): readonly string[] {
  const { definition, origins, states } = session;
  const follows = new Set(
    definition.source.rules.initial.filter((rule) => rule.follows).map((rule) => rule.id),
  );
  const byRule = ({ index, derived }: (typeof definition.fields)[number]) => {
    const { by = '', rule = '' } = origins.at(index) ?? {};
    return derived || ['relation', 'state', 'lookup'].includes(by) || (by === 'initial' && follows.has(rule));
  };
  return definition.fields
    .filter((field) => isPrinted(session, field) && byRule(field))
    .map(({ index }) => states.at(index).title);
}

/** Whether it could be sent as it stands. */
const isWhole = (session: Session) =>
  session.definition.fields.every(({ index }) => !fieldIssues(session, index, 'submit').some(blocks));

/** What no customer should read: keys, expressions, values that are none. */
function isPlain(sentence: string, { definition }: Session): boolean {
  const isClean = !/[{}]|undefined|null|NaN|\[object/.test(sentence) && /^[\p{Lu}“].*[.!?…]$/u.test(sentence);
  return isClean && !definition.fields.some(({ path }) => sentence.includes(path));
}

describe.each([...bundles.keys()])('why, in %s', (id) => {
  const told = sessionsOf(id).map((session) => ({
    session,
    fields: shownFields(session).map((field) => ({ ...field, reasons: reasonsOf(session, field.path) })),
    hidden: notAsked(session),
  }));
  const all = told.flatMap(({ session, fields, hidden }) =>
    [...fields.flatMap(({ reasons }) => reasons), ...hidden.map(({ reason }) => reason)].map((reason) => ({
      session,
      reason,
    })),
  );

  it('every computed or locked question has a sentence, wherever its cases lead', () => {
    const owing = told.flatMap(({ session, fields }) =>
      fields
        .filter(({ index, derived, reasons }) => isOwed(session, index, derived) && reasons.length === 0)
        .map(({ path }) => path),
    );
    expect([...new Set(owing)]).toEqual([]);
  });

  it('a control stands exactly where there is one', () => {
    const differing = told.flatMap(({ session, fields }) =>
      fields.filter(({ index, reasons }) => hasReason(session, index) !== reasons.length > 0),
    );
    expect([...new Set(differing.map(({ path }) => path))]).toEqual([]);
  });

  it('the sentences are plain and lead to questions that are there', () => {
    const wrong = all.filter(({ session, reason }) => !isPlain(reason.sentence, session));
    expect([...new Set(wrong.map(({ reason }) => reason.sentence))]).toEqual([]);
    const lost = all.filter(({ session, reason }) =>
      reason.facts.some(({ path }) => path && !session.definition.byPath.has(path)),
    );
    expect(lost).toEqual([]);
  });

  it('a request that was taken still says what rules wrote, and what was not asked', () => {
    for (const { session, hidden } of told.filter((each) => isWhole(each.session))) {
      const taken = storedSession(session.definition, answersOf(session), session.env);
      const titles = toldReasons(taken, foundBy(session, [])).map(({ title }) => title);
      expect(titles).toEqual(expect.arrayContaining([...writtenIn(session)]));
      expect(titles).toEqual(expect.arrayContaining(hidden.map(({ title }) => title)));
    }
  });

  it('says for each kind of rule what its golden sentence says', () => {
    const longest: Record<string, string> = {};
    for (const { reason } of all) {
      const known = longest[reason.kind] ?? '';
      if (reason.sentence.length > known.length) longest[reason.kind] = reason.sentence;
    }
    expect(longest).toEqual(golden[id] ?? {});
  });
});
