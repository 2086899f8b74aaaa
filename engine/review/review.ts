import type { Environment } from '../expression';
import type { CompiledDefinition, CompiledStep } from '../compile/types';
import { mappingsOf } from '../record/mapping';
import { markManual, readManual } from '../record/manualFields';
import { readAnswers, UNREADABLE } from '../record/readRecord';
import { writeRecord, type ApiRecord } from '../record/writeRecord';
import { blocks } from '../session/blocks';
import { isShown } from '../session/isShown';
import { fieldIssues } from '../session/issues';
import { blankSession, settleAll } from '../session/start';
import { Transaction } from '../session/transaction';
import type { Issue, Origin, Session } from '../session/types';
import { once } from '../text/once';
import { brokenRelations } from './brokenRelations';
import { differences } from './differences';
import { foreignChoices } from './foreignChoices';
import { recordPathOf } from './recordPathOf';
import type { ReviewIssue } from './types';

export type { ReviewIssue } from './types';

export interface Review {
  readonly session: Session;
  /** The record as the rules would have it, with what only the server decides. */
  readonly record: ApiRecord;
  readonly issues: readonly ReviewIssue[];
}

const RECORD: Origin = { by: 'record' };

const sentPaths = once(
  ({ source }: CompiledDefinition) => new Set(mappingsOf(source).map((mapping) => mapping.field)),
);

const sentFields = once((definition: CompiledDefinition) =>
  definition.fields
    .filter((field) => !field.derived && sentPaths(definition).has(field.path))
    .map((field) => field.index),
);

/** A session holding a record's answers, derived values recomputed, as no wizard is open on it. */
export function sessionOf(definition: CompiledDefinition, record: unknown, env: Environment): Session {
  const transaction = new Transaction(blankSession(definition, env));
  const answers = readAnswers(definition.source, record, env.today);
  // An answer that was not sent is empty: no relation fills it. One that cannot be read is not an empty one.
  const sent = sentFields(definition);
  const given = answers.includes(UNREADABLE) ? sent.filter((index) => answers[index] !== UNREADABLE) : sent;
  transaction.bring(answers, given, RECORD);
  settleAll(transaction);
  return transaction.finish();
}

interface Suspects {
  readonly fields: readonly number[];
  readonly areAsSchema: boolean;
}

/**
 * The fields of a step to look at one by one: those that may be wrong though the step's answers together are as its
 * schema says, and all where they are not.
 */
function suspects({ answers, states, definition }: Session, step: CompiledStep): Suspects {
  // Made with all its names at once: an object that grows name by name is copied on the way.
  const answered: Record<string, unknown> = { ...step.unanswered };
  const found: number[] = [];
  for (const index of step.fields) {
    const state = states.at(index);
    if (!isShown(state) || state.judged === false) continue;
    const answer = answers.at(index);
    if (answer !== undefined) answered[definition.fields[index]!.name] = answer;
    const isMissing = answer === undefined && state.required;
    if (isMissing || state.disabledOptions || definition.checksShownAt[index]!.length > 0) found.push(index);
  }
  const areAsSchema = step.validate(answered).length === 0;
  return { fields: areAsSchema ? found : step.fields, areAsSchema };
}

function invalidFields(session: Session): ReviewIssue[] {
  const found: ReviewIssue[] = [];
  for (const step of session.definition.steps) {
    const { fields, areAsSchema } = suspects(session, step);
    for (const index of fields) {
      for (const issue of fieldIssues(session, index, 'submit', areAsSchema))
        if (blocks(issue) && canBeSent(session, issue)) found.push(reviewed(session, issue));
    }
  }
  return found;
}

/** What a record has no place for, such as a box to be ticked, cannot be missing from it. */
function canBeSent({ definition }: Session, { field, code }: Issue): boolean {
  return code !== 'required' || definition.byPath.get(field)!.derived || sentPaths(definition).has(field);
}

function reviewed({ definition }: Session, { field, code, message }: Issue): ReviewIssue {
  return { path: recordPathOf(definition, field), field, code, message };
}

/**
 * Reviews a submission with the definition it was made under: rebuilds the answers, settles them, runs all
 * checks, and names every field that is unknown, missing, invalid, not offered, or not what the rules give.
 */
export function review(definition: CompiledDefinition, sent: unknown, env: Environment): Review {
  const session = sessionOf(definition, sent, env);
  const record = markManual(writeRecord(session), readManual(definition, sent) ?? []);
  const issues = [
    ...invalidFields(session),
    ...foreignChoices(session),
    ...brokenRelations(session),
    ...differences(definition, sent, record),
  ];
  if (issues.length === 0) return { session, record, issues };
  const first = new Map(issues.toReversed().map((issue) => [issue.path, issue]));
  return { session, record, issues: [...first.values()].toReversed() };
}
