import {
  type Answers,
  answersOf,
  type ApiRecord,
  type CompiledDefinition,
  createContext,
  type Effect,
  getPath,
  type ReviewIssue,
  reviewSession,
  type Route,
  type Session,
  sessionOf,
  setPath,
  start,
  type Transition,
  writeRecord,
} from '../../engine/index';
import type { ConstantTable, Environment } from '../../engine/expression';
import {
  changeOf,
  clientOf,
  documentNumberOf,
  type Facts,
  factsOf,
  type PolicyChange,
  rate,
  type Rating,
  type RatingResult,
  type Terms,
  termsOf,
} from '../../engine/rating';
import { dataOf, happen } from './events';
import type { Mismatch } from './Mismatch';
import { personOf } from './persons';
import type { Case, CaseContext, CasePerson, CasesFile } from './types';

/** The day of cases that name none: the bid example of the specification's first quotes. */
export const DEFAULT_DAY = '2026-11-20';

export interface Moment {
  readonly before: Session;
  readonly after: Session;
  readonly effects: readonly Effect[];
  readonly event?: Case['events'][number];
}

export interface Run {
  readonly case: Case;
  /** The opening of the wizard, then one moment an event. */
  readonly moments: readonly Moment[];
  readonly session: Session;
  readonly effects: readonly Effect[];
  readonly record: ApiRecord;
  readonly review?: readonly ReviewIssue[] | undefined;
  readonly rating?: RatedCase | undefined;
  readonly refused?: Extract<Mismatch, { kind: 'refused' }> | undefined;
}

export interface RatedCase extends RatingResult {
  readonly policy: Terms;
  readonly facts: Facts & {
    readonly client?: string | undefined;
    readonly documentNumber?: string | undefined;
  };
  readonly change?: PolicyChange | undefined;
}

export interface Stage {
  readonly definition: CompiledDefinition;
  readonly rating?: Rating | undefined;
  readonly constants: ConstantTable;
}

export type Surroundings = Pick<Case, 'today' | 'person' | 'context' | 'route'>;

interface Told {
  readonly today: string;
  readonly person: CasePerson | undefined;
  readonly context: CaseContext;
  readonly route?: Route | undefined;
}

/** A wizard gets its person and address as context, a form what its product.json names. */
function environment(stage: Stage, { today, person, context, route }: Told): Environment {
  const isForm = stage.definition.source.context !== undefined;
  return {
    today,
    constants: stage.constants,
    context: isForm ? context : createContext(personOf(person), route),
  };
}

function play(it: Case, file: CasesFile, opened: Moment): Pick<Run, 'refused'> & { moments: Moment[] } {
  const moments = [opened];
  for (const [index, event] of it.events.entries()) {
    const before = moments.at(-1)!.after;
    const result = happen(before, event, file);
    if ('cannot' in result) return { moments, refused: { kind: 'refused', event: index + 1, why: result } };
    moments.push({ before, after: result.session, effects: result.effects, event });
  }
  return { moments };
}

function sent(record: ApiRecord, change: Readonly<Record<string, unknown>> = {}): ApiRecord {
  const copy = JSON.parse(JSON.stringify(record)) as ApiRecord;
  for (const [path, value] of Object.entries(change)) {
    if (value !== null) setPath(copy, path, value);
    else {
      const end = path.lastIndexOf('.');
      const parent = end < 0 ? copy : getPath(copy, path.slice(0, end));
      if (parent) delete (parent as Record<string, unknown>)[path.slice(end + 1)];
    }
  }
  return copy;
}

/** The server's review of the record; it asks again the look-ups whose answers the case used. */
function reviewed(
  { definition }: Stage,
  it: Case,
  { said: answers }: CasesFile,
  record: ApiRecord,
  env: Environment,
) {
  const names = definition.source.rules.lookups.filter((rule) => !rule.options).map(({ id }) => id);
  const said = it.events.flatMap((event) =>
    event.answer !== undefined && names.includes(event.answer)
      ? [[event.answer, { data: dataOf(event, answers) }] as const]
      : [],
  );
  return reviewSession(sessionOf(definition, record, env), record, new Map(said)).issues;
}

function toldBy(file: CasesFile, it: Surroundings): Told {
  return {
    today: it.today ?? file.today ?? DEFAULT_DAY,
    person: it.person ?? file.person,
    context: { ...file.context, ...it.context },
    route: it.route ?? file.route,
  };
}

/** The wizard as a case of a file opens it, before anything happens. */
export function openingOf(stage: Stage, file: CasesFile, it: Surroundings): Transition {
  return start(stage.definition, environment(stage, toldBy(file, it)));
}

export function run(stage: Stage, file: CasesFile, it: Case): Run {
  const told = toldBy(file, it);
  const { today, person, context } = told;
  const env = environment(stage, told);
  const opening = start(stage.definition, env);
  const opened = { before: opening.session, after: opening.session, effects: opening.effects };
  const { moments, refused } = play(it, file, opened);
  const { after: session, effects } = moments.at(-1)!;
  const record = writeRecord(session);
  const server = environment(stage, {
    today: it.send?.today ?? today,
    person: it.send?.person ?? person,
    context: { ...context, ...it.send?.context },
  });
  return {
    case: it,
    moments,
    session,
    effects,
    record,
    refused,
    review: it.expect.review && reviewed(stage, it, file, sent(record, it.send?.change), server),
    rating: it.expect.rating && stage.rating && ratedCase(stage.rating, answersOf(session), env),
  };
}

function ratedCase(rating: Rating, answers: Answers, env: Environment): RatedCase {
  const [policy, change] = [termsOf(rating, answers, env), changeOf(rating, answers, env)];
  const facts = {
    ...factsOf(rating, answers, env),
    client: clientOf(rating, answers, env),
    documentNumber: documentNumberOf(rating, answers, env),
  };
  return { ...rate(rating, answers, env), policy, facts, change };
}
