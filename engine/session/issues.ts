import type { CheckMoment, CompiledCheck } from '../rules/checks';
import type { Option } from '../model/FieldSchema';
import { frameOf } from '../compile/scope';
import { truthy } from '../expression';
import type { CompiledField } from '../model/CompiledDefinition';
import { fillMessage } from '../text/fillMessage';
import { hasHidden, isBlank } from '../values/visible';
import { isShown, type FieldState } from '../model/states';
import { put } from '../model/PagedList';
import { sameValue } from '../model/sameValue';
import type { Issue, Session, Unread } from '../model/Session';

export const NO_ISSUES: readonly Issue[] = [];

const MOMENTS: readonly CheckMoment[] = ['edit', 'continue', 'submit'];

// An answer of a record counts as typed by its sender, unless a look-up was asked again and gives the same.
const TYPED: readonly unknown[] = ['person', 'prefill', 'record'];

function isTyped(session: Session, check: CompiledCheck): boolean {
  return check.fields.every((index) => TYPED.includes(session.origins.at(index)?.by));
}

export function fails(session: Session, check: CompiledCheck): boolean {
  for (const index of check.needs) if (session.answers.at(index) === undefined) return false;
  if (check.rule.typedOnly && !isTyped(session, check)) return false;
  const frame = frameOf(session);
  if (check.when && !truthy(check.when(frame))) return false;
  return !truthy(check.that(frame));
}

export function checkMessage(session: Session, check: CompiledCheck): string {
  const frame = frameOf(session);
  const params = Object.fromEntries(check.params.map(([name, evaluate]) => [name, evaluate(frame)]));
  return fillMessage(check.rule.message, params);
}

function ownIssue(session: Session, field: CompiledField, code: string, message: string): Issue {
  const { title } = session.states.at(field.index);
  return { field: field.path, code, message: fillMessage(message, { title }), level: 'error' };
}

function schemaIssues(session: Session, field: CompiledField): readonly Issue[] {
  const step = session.definition.steps[field.step]!;
  const errors = step.validate({ [field.name]: session.answers.at(field.index) });
  return errors
    .filter((error) => error.path === field.name)
    .map((error) => ownIssue(session, field, error.code, error.message));
}

function textOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null ? (answer as Partial<Option>).label : answer;
}

function isMissing(answer: unknown): boolean {
  const text = textOf(answer);
  return answer === undefined || (typeof text === 'string' && isBlank(text));
}

/** Whether an answer holds invisible characters; only long texts may have line breaks. */
function isHidden({ schema, derived }: CompiledField, answer: unknown): boolean {
  const text = textOf(answer);
  return typeof text === 'string' && !derived && hasHidden(text, schema.ui.widget === 'textarea');
}

/** Whether an answer must be checked although it matches its schema. */
export function isSuspect(field: CompiledField, answer: unknown): boolean {
  return isMissing(answer) || isHidden(field, answer);
}

function isDisabledOption(state: FieldState, answer: unknown): boolean {
  const chosen = typeof answer === 'object' && answer !== null ? (answer as Partial<Option>).value : answer;
  return state.disabledOptions?.some((disabled) => sameValue(disabled, chosen)) ?? false;
}

function sentence(
  session: Session,
  field: CompiledField,
  keyword: 'required' | 'enum' | Unread['code'],
): string {
  return field.schema.errorMessage?.[keyword] ?? session.definition.source.messages[keyword]!;
}

function checkIssues(session: Session, field: CompiledField, moment: CheckMoment): readonly Issue[] {
  let issues: Issue[] | undefined;
  for (const check of session.definition.checksShownAt[field.index]!) {
    const { at = 'edit', id: code, level = 'error' } = check.rule;
    if (MOMENTS.indexOf(at) > MOMENTS.indexOf(moment) || !fails(session, check)) continue;
    (issues ??= []).push({ field: field.path, code, message: checkMessage(session, check), level });
  }
  return issues ?? NO_ISSUES;
}

/**
 * What is wrong with one field at a moment: missing, not as its schema says, or against a check. A caller that has
 * checked the whole step against its schema says so by `isAsSchema`.
 */
export function fieldIssues(
  session: Session,
  index: number,
  moment: CheckMoment,
  isAsSchema = false,
): readonly Issue[] {
  const field = session.definition.fields[index]!;
  const state = session.states.at(index);
  if (!isShown(state) || state.judged === false) return NO_ISSUES;
  const answer = session.answers.at(index);
  if (isMissing(answer)) {
    const unread = session.unread.get(index);
    if (unread?.text) return [ownIssue(session, field, unread.code, sentence(session, field, unread.code))];
    if (state.required && moment !== 'edit') {
      return [ownIssue(session, field, 'required', sentence(session, field, 'required'))];
    }
  } else {
    const issues = isAsSchema ? NO_ISSUES : schemaIssues(session, field);
    if (issues.length > 0) return issues;
    if (isHidden(field, answer)) {
      const { characters, type } = session.definition.source.messages;
      return [ownIssue(session, field, 'characters', characters ?? type!)];
    }
    if (isDisabledOption(state, answer)) {
      return [ownIssue(session, field, 'option', sentence(session, field, 'enum'))];
    }
  }
  return checkIssues(session, field, moment);
}

function shouldRecheck(session: Session, index: number, edited: number | undefined): boolean {
  return session.issues.at(index).length > 0 || (index !== edited && session.touched.at(index));
}

type Changes = readonly number[];

function affected(
  session: Session,
  changed: Changes,
  patched: Changes,
  edited: number | undefined,
): number[] {
  const fields: number[] = [];
  for (const index of patched) if (session.issues.at(index).length > 0) fields.push(index);
  for (const index of changed) {
    if (shouldRecheck(session, index, edited)) fields.push(index);
    for (const check of session.definition.checksReading[index]!) {
      for (const shown of check.fields) if (shouldRecheck(session, shown, edited)) fields.push(shown);
    }
  }
  return fields;
}

function isAttempted(session: Session, index: number): boolean {
  const wasMissing = session.issues.at(index).some((issue) => issue.code === 'required');
  return wasMissing || session.steps[session.definition.fields[index]!.step]!.attempted;
}

/** Revalidates what is already shown, and only that: the rest waits until its field is left or Continuar. */
export function refreshIssues(
  session: Session,
  changed: Changes,
  patched: Changes = [],
  edited?: number,
): Session {
  const fields = affected(session, changed, patched, edited);
  if (fields.length === 0) return session;
  let { issues } = session;
  for (const index of new Set(fields)) {
    const found = fieldIssues(session, index, isAttempted(session, index) ? 'continue' : 'edit');
    // Unchanged issues stay the same list, so that nothing is rendered anew.
    if (!sameValue(found, issues.at(index))) issues = put(issues, session.issues, index, found);
  }
  return issues === session.issues ? session : { ...session, issues };
}
