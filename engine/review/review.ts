import type { Environment } from '../expression';
import type { CompiledDefinition, CompiledStep } from '../model/CompiledDefinition';
import { sentPaths } from '../record/mapping';
import { markManual, readManual } from '../record/manualFields';
import { readAnswers, UNREADABLE } from '../record/readRecord';
import { writeRecord, type ApiRecord } from '../record/writeRecord';
import { blocks } from '../session/blocks';
import { isShown } from '../model/states';
import { fieldIssues, isSuspect } from '../session/issues';
import { blankSession, settleAll } from '../session/start';
import { Transaction } from '../session/Transaction';
import type { Issue, Session } from '../model/Session';
import type { Origin } from '../model/Origin';
import { once } from '../text/once';
import { isBlank } from '../values/visible';
import { brokenRelations } from './brokenRelations';
import { differences } from './differences';
import { foreignChoices } from './foreignChoices';
import { foundBy, type FoundBy } from './foundBy';
import { confirm, type Doubt, type SourceReplies } from './confirm';
import { recordPathOf } from './recordPathOf';
import type { ReviewIssue } from './types';

export type { ReviewIssue } from './types';

interface Review {
  readonly session: Session;
  /** The record as the rules would have it, with what only the server decides. */
  readonly record: ApiRecord;
  readonly issues: readonly ReviewIssue[];
  /** What does not stop the submission, but a person must check. */
  readonly doubts: readonly Doubt[];
  readonly found: FoundBy;
}

const RECORD: Origin = { by: 'record' };

const sentFields = once((definition: CompiledDefinition) =>
  definition.fields
    .filter((field) => !field.derived && sentPaths(definition.source).has(field.path))
    .map((field) => field.index),
);

/** A session holding a record's answers, derived values recomputed, as no wizard is open on it. */
export function sessionOf(definition: CompiledDefinition, record: unknown, env: Environment): Session {
  const transaction = new Transaction(blankSession(definition, env));
  const answers = readAnswers(definition.source, record, env.today).map(seen);
  // An answer that was not sent is empty: no relation fills it. One that cannot be read is not an empty one.
  const sent = sentFields(definition);
  const given = answers.includes(UNREADABLE) ? sent.filter((index) => answers[index] !== UNREADABLE) : sent;
  transaction.bring(answers, given, RECORD);
  settleAll(transaction);
  return transaction.finish();
}

/** A text without visible characters is no answer. */
function seen(answer: unknown): unknown {
  return typeof answer === 'string' && isBlank(answer) ? undefined : answer;
}

interface Suspects {
  readonly fields: readonly number[];
  readonly areAsSchema: boolean;
}

/**
 * The fields of a step to check one by one: those that may be wrong though the step's answers together match its
 * schema, and all where they do not.
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
    const isAtFault = answer === undefined ? state.required : isSuspect(definition.fields[index]!, answer);
    if (isAtFault || state.disabledOptions || definition.checksShownAt[index]!.length > 0) found.push(index);
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
  return (
    code !== 'required' || definition.byPath.get(field)!.derived || sentPaths(definition.source).has(field)
  );
}

function alteredField({ definition }: Session, index: number): ReviewIssue {
  const { path: field } = definition.fields[index]!;
  const message = definition.source.messages['review:tampered']!;
  return { path: recordPathOf(definition, field), field, code: 'tampered', message };
}

function reviewed({ definition }: Session, { field, code, message }: Issue): ReviewIssue {
  return { path: recordPathOf(definition, field), field, code, message };
}

/**
 * Reviews a submission with the definition it was made under: rebuilds the answers, settles them, runs all
 * checks, and names every field that is unknown, missing, invalid, not offered, or not what the rules give.
 */
export function review(definition: CompiledDefinition, sent: unknown, env: Environment): Review {
  return reviewSession(sessionOf(definition, sent, env), sent);
}

function onceAField(doubts: readonly Doubt[]): readonly Doubt[] {
  return [...new Map(doubts.map((doubt) => [doubt.field, doubt])).values()];
}

/** As `review`, of a session that holds the record, with what the sources of its look-ups say. */
export function reviewSession(opened: Session, sent: unknown, replies: SourceReplies = new Map()): Review {
  const { definition } = opened;
  const read = replies.size === 0 ? [] : readAnswers(definition.source, sent, opened.env.today);
  const confirmed = confirm(opened, replies, read);
  const { session } = confirmed;
  const record = markManual(writeRecord(session), readManual(definition, sent) ?? []);
  const choices = foreignChoices(confirmed);
  const doubts = onceAField([...confirmed.doubts, ...choices.doubts]);
  const issues = [
    ...invalidFields(session),
    ...choices.issues,
    ...confirmed.altered.map((index) => alteredField(session, index)),
    ...brokenRelations(session),
    ...differences(definition, sent, record),
  ];
  const found = foundBy(session, doubts);
  if (issues.length === 0) return { session, record, issues, doubts, found };
  const first = new Map(issues.toReversed().map((issue) => [issue.path, issue]));
  return { session, record, issues: [...first.values()].toReversed(), doubts, found };
}
