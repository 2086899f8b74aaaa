import {
  getPath,
  isAsked,
  leafPaths,
  openStep,
  questionOf,
  type Session,
  summarise,
  summariseStep,
  type SummaryLine,
  writeQuestionnaire,
  byKey,
  shaped,
} from '../../engine/index';
import { matches } from './matches';
import type { Mismatch } from './Mismatch';
import type { Run } from './run';
import type { ExpectedIssue, ExpectedQuestionnaire, Expectation, Printed } from './types';

type Compare<Part> = (expected: Part, run: Run) => Mismatch[];

function indexOf(session: Session, path: string): number {
  return session.definition.byPath.get(path)!.index;
}

function differ(keys: readonly string[], came: unknown, expected: unknown): Mismatch[] {
  return matches(came, expected) ? [] : [{ kind: 'value', keys, came, expected }];
}

const answers: Compare<NonNullable<Expectation['answers']>> = (expected, { session }) =>
  Object.entries(expected).flatMap(([path, value]) =>
    differ(['answers', path], session.answers.at(indexOf(session, path)), value),
  );

const states: Compare<NonNullable<Expectation['states']>> = (expected, { session }) =>
  Object.entries(expected).flatMap(([path, patch]) => {
    const state = shaped<Readonly<Record<string, unknown>>>(session.states.at(indexOf(session, path)));
    return Object.entries(patch).flatMap(([name, value]) => {
      const keys = ['states', path, name];
      return name === 'offers' ? lacking(keys, state['options'], value) : differ(keys, state[name], value);
    });
  });

function lacking(keys: readonly string[], options: unknown, expected: unknown): Mismatch[] {
  const [offered, wanted] = [options, expected].map((list): unknown[] => (Array.isArray(list) ? list : []));
  const isThere = (one: unknown) => offered!.some((option) => matches(option, one));
  return wanted!.every(isThere) ? [] : [{ kind: 'value', keys, came: options, expected }];
}

const steps: Compare<NonNullable<Expectation['steps']>> = (expected, { session }) =>
  Object.entries(expected).flatMap(([id, status]) => {
    const state = session.steps[session.definition.steps.findIndex((step) => step.definition.id === id)]!;
    return differ(['steps', id], state.visible ? state.status : 'hidden', status);
  });

const titles: Compare<Readonly<Record<string, string>>> = (expected, { session }) =>
  Object.entries(expected).flatMap(([id, title]) => {
    const step = session.definition.steps.find(({ definition }) => definition.id === id)!;
    return differ(['titles', id], session.steps[step.index]!.title ?? step.definition.title, title);
  });

const open: Compare<string> = (expected, { session }) =>
  differ(['open'], openStep(session)?.definition.id, expected);

/** Non-breaking blanks in amounts compare as plain blanks. */
const read = (text: string | null) => text?.replaceAll('\u00a0', ' ');

function printed(
  place: readonly [part: 'summary' | 'digest', of: string],
  lines: readonly SummaryLine[],
  expected: Printed[string],
): Mismatch[] {
  return Object.entries(expected).flatMap(([label, text]) => {
    const said = lines.filter((line) => line.label === label).map((line) => line.text);
    if (text === null ? said.length === 0 : said.some((one) => read(one) === read(text))) return [];
    const came = said.length > 1 ? said : said[0];
    return [{ kind: 'value', keys: [...place, label], came, expected: text ?? undefined }];
  });
}

const summary: Compare<Printed> = (expected, { session }) => {
  const sections = summarise(session);
  return Object.entries(expected).flatMap(([title, lines]) => {
    const found = sections.filter((section) => section.title === title);
    return printed(
      ['summary', title],
      found.flatMap((section) => section.lines),
      lines,
    );
  });
};

const digest: Compare<Printed> = (expected, { session }) =>
  Object.entries(expected).flatMap(([id, lines]) =>
    printed(['digest', id], summariseStep(session, id, true), lines),
  );

const issues: Compare<Readonly<Record<string, readonly ExpectedIssue[]>>> = (expected, { session }) =>
  Object.entries(expected).flatMap(([path, list]) =>
    differ(['issues', path], session.issues.at(indexOf(session, path)), list),
  );

const valid: Compare<readonly string[]> = (expected, { session }) =>
  expected.flatMap((path): Mismatch[] => {
    const index = indexOf(session, path);
    const found = session.issues.at(index);
    if (found.length > 0) return [{ kind: 'invalid', path, messages: found.map(({ message }) => message) }];
    return session.touched.at(index) ? [] : [{ kind: 'unchecked', path }];
  });

const record: Compare<unknown> = (expected, run) =>
  leafPaths(expected).flatMap((path) =>
    differ(['record', path], getPath(run.record, path), getPath(expected, path)),
  );

const effects: Compare<readonly Readonly<Record<string, unknown>>[]> = (expected, run) =>
  expected
    .filter((effect) => !run.effects.some((actual) => matches(actual, effect)))
    .map((effect) => ({ kind: 'no-effect', came: run.effects, expected: effect }));

const noEffects: Compare<readonly string[]> = (expected, run) =>
  run.effects.filter((effect) => expected.includes(effect.type)).map((came) => ({ kind: 'effect', came }));

/** Everything that the server finds is expected, and the other way round. */
const review: Compare<NonNullable<Expectation['review']>> = (expected, run) => {
  const found = run.review ?? [];
  const unforeseen = found.filter((issue) => !expected.some((one) => matches(issue, one)));
  return [
    ...expected
      .filter((one) => !found.some((issue) => matches(issue, one)))
      .map((one) => ({ kind: 'not-found', expected: one }) as const),
    ...unforeseen.map(({ path, code, message }) => ({ kind: 'found', path, code, message }) as const),
  ];
};

/** The identifier that a payload of a case is written with. */
const REGISTERED = 'REQUEST';

function payload({ answer = null, payload: expected }: ExpectedQuestionnaire, session: Session): Mismatch[] {
  if (expected === undefined) return [];
  const actual = writeQuestionnaire(session, { identifier: REGISTERED, answer });
  return leafPaths(expected).flatMap((path) =>
    differ(['questionnaire', 'payload', path], getPath(actual, path), getPath(expected, path)),
  );
}

const questionnaire: Compare<ExpectedQuestionnaire> = (expected, { session }) => {
  if (!session.definition.source.questionnaire) return [{ kind: 'no-file', file: 'questionnaire.json' }];
  const { request, data, asked } = expected;
  return [
    ...(request === undefined
      ? []
      : differ(['questionnaire', 'request'], questionOf(session)?.request, request)),
    ...(asked === undefined ? [] : differ(['questionnaire', 'asked'], isAsked(session, data), asked)),
    ...payload(expected, session),
  ];
};

const rating: Compare<NonNullable<Expectation['rating']>> = (expected, run) => {
  if (!run.rating) return [{ kind: 'no-file', file: 'rating.json' }];
  const actual = byKey(run.rating);
  return Object.entries(expected).flatMap(([name, value]) => differ(['rating', name], actual[name], value));
};

const COMPARE: { readonly [Part in keyof Required<Expectation>]: Compare<NonNullable<Expectation[Part]>> } = {
  answers,
  states,
  steps,
  titles,
  open,
  summary,
  digest,
  issues,
  valid,
  record,
  effects,
  noEffects,
  review,
  questionnaire,
  rating,
};

/** How a run differs from what its case expects; empty when the case holds. */
export function differences(run: Run): Mismatch[] {
  if (run.refused) return [run.refused];
  const parts = Object.entries(run.case.expect) as [keyof Expectation, never][];
  return parts.flatMap(([part, expected]) => COMPARE[part](expected, run));
}
