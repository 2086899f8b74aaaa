import type { Session } from '../model/Session';
import { openStep } from '../session/steps';
import { isAsked, questionOf } from '../questionnaire/questionnaire';
import { writeQuestionnaire } from '../questionnaire/writeQuestionnaire';
import { leafPaths, getPath } from '../record/paths';
import { summarise, summariseStep, type SummaryLine } from '../print/summary';
import { matches, shown } from './matches';
import type { Run } from './run';
import type { ExpectedIssue, ExpectedQuestionnaire, Expectation, Printed } from './types';

type Compare<Part> = (expected: Part, run: Run) => string[];

function indexOf(session: Session, path: string): number {
  return session.definition.byPath.get(path)!.index;
}

function differ(what: string, actual: unknown, expected: unknown): string[] {
  return matches(actual, expected) ? [] : [`${what} is ${shown(actual)}, not ${shown(expected)}`];
}

const answers: Compare<NonNullable<Expectation['answers']>> = (expected, { session }) =>
  Object.entries(expected).flatMap(([path, value]) =>
    differ(path, session.answers.at(indexOf(session, path)), value),
  );

const states: Compare<NonNullable<Expectation['states']>> = (expected, { session }) =>
  Object.entries(expected).flatMap(([path, patch]) => {
    const state = session.states.at(indexOf(session, path)) as unknown as Readonly<Record<string, unknown>>;
    return Object.entries(patch).flatMap(([name, value]) => differ(`${name} of ${path}`, state[name], value));
  });

const steps: Compare<NonNullable<Expectation['steps']>> = (expected, { session }) =>
  Object.entries(expected).flatMap(([id, status]) => {
    const state = session.steps[session.definition.steps.findIndex((step) => step.definition.id === id)]!;
    return differ(`The step ${id}`, state.visible ? state.status : 'hidden', status);
  });

const titles: Compare<Readonly<Record<string, string>>> = (expected, { session }) =>
  Object.entries(expected).flatMap(([id, title]) => {
    const step = session.definition.steps.find(({ definition }) => definition.id === id)!;
    return differ(`The title of ${id}`, session.steps[step.index]!.title ?? step.definition.title, title);
  });

const open: Compare<string> = (expected, { session }) =>
  differ('The open step', openStep(session)?.definition.id, expected);

/** A text as people read it: what keeps an amount on one line is a blank like any other. */
const read = (text: string | null) => text?.replaceAll('\u00a0', ' ');

/** The lines that are named, by their label; a label that stands twice is found by its text. */
function printed(where: string, lines: readonly SummaryLine[], expected: Printed[string]): string[] {
  return Object.entries(expected).flatMap(([label, text]) => {
    const said = lines.filter((line) => line.label === label).map((line) => line.text);
    if (text === null ? said.length === 0 : said.some((one) => read(one) === read(text))) return [];
    const actual = said.length > 1 ? said : said[0];
    return [`${label} in ${where} is ${shown(actual)}, not ${shown(text ?? undefined)}`];
  });
}

const summary: Compare<Printed> = (expected, { session }) => {
  const sections = summarise(session);
  return Object.entries(expected).flatMap(([title, lines]) => {
    const found = sections.filter((section) => section.title === title);
    return printed(
      title,
      found.flatMap((section) => section.lines),
      lines,
    );
  });
};

const digest: Compare<Printed> = (expected, { session }) =>
  Object.entries(expected).flatMap(([id, lines]) =>
    printed(`the digest of ${id}`, summariseStep(session, id, true), lines),
  );

const issues: Compare<Readonly<Record<string, readonly ExpectedIssue[]>>> = (expected, { session }) =>
  Object.entries(expected).flatMap(([path, list]) =>
    differ(`What is wrong with ${path}`, session.issues.at(indexOf(session, path)), list),
  );

const valid: Compare<readonly string[]> = (expected, { session }) =>
  expected.flatMap((path) => {
    const index = indexOf(session, path);
    const found = session.issues.at(index);
    if (found.length > 0) return [`${path} is not valid: ${found.map((issue) => issue.message).join(' ')}`];
    return session.touched.at(index) ? [] : [`${path} was never checked: leave it, or continue`];
  });

/** Branches of an expected record that are no list, down to their leaves. */
const record: Compare<unknown> = (expected, run) =>
  leafPaths(expected).flatMap((path) =>
    differ(`${path} of the record`, getPath(run.record, path), getPath(expected, path)),
  );

const effects: Compare<readonly Readonly<Record<string, unknown>>[]> = (expected, run) =>
  expected
    .filter((effect) => !run.effects.some((actual) => matches(actual, effect)))
    .map((effect) => `There is no effect ${shown(effect)} among ${shown(run.effects)}`);

const noEffects: Compare<readonly string[]> = (expected, run) =>
  run.effects
    .filter((effect) => expected.includes(effect.type))
    .map((effect) => `There is an effect ${shown(effect)}`);

/** Everything that the server finds is expected, and the other way round. */
const review: Compare<NonNullable<Expectation['review']>> = (expected, run) => {
  const found = run.review ?? [];
  const unforeseen = found.filter((issue) => !expected.some((one) => matches(issue, one)));
  return [
    ...expected
      .filter((one) => !found.some((issue) => matches(issue, one)))
      .map((one) => `The server does not find ${shown(one)}`),
    ...unforeseen.map(({ path, code, message }) => `The server finds ${path} wrong (${code}): ${message}`),
  ];
};

/** The identifier that a payload of a case is written with. */
const REGISTERED = 'REQUEST';

function payload({ answer = null, payload: expected }: ExpectedQuestionnaire, session: Session): string[] {
  if (expected === undefined) return [];
  const actual = writeQuestionnaire(session, { identifier: REGISTERED, answer });
  return leafPaths(expected).flatMap((path) =>
    differ(`${path} of the payload`, getPath(actual, path), getPath(expected, path)),
  );
}

const questionnaire: Compare<ExpectedQuestionnaire> = (expected, { session }) => {
  if (!session.definition.source.questionnaire) return ['The product has no questionnaire.json'];
  const { request, data, asked } = expected;
  return [
    ...(request === undefined ? [] : differ('The request', questionOf(session)?.request, request)),
    ...(asked === undefined ? [] : differ('Asked', isAsked(session, data), asked)),
    ...payload(expected, session),
  ];
};

const rating: Compare<NonNullable<Expectation['rating']>> = (expected, run) => {
  if (!run.rating) return ['The product has no rating.json'];
  const actual = run.rating as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(expected).flatMap(([name, value]) =>
    differ(`${name} of the rating`, actual[name], value),
  );
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

/** In which ways a run is not as its case expects, each a readable line; none when the case holds. */
export function differences(run: Run): string[] {
  if (run.refused) return [run.refused];
  const parts = Object.entries(run.case.expect) as [keyof Expectation, never][];
  return parts.flatMap(([part, expected]) => COMPARE[part](expected, run));
}
