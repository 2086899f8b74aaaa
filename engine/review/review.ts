import type { Environment } from '../expression';
import { isSolvable, compileWays } from '../compile/rules/relation';
import { createScope } from '../compile/scope';
import type { CompiledDefinition } from '../compile/types';
import { mappingsOf } from '../record/mapping';
import { getPath, leafPaths } from '../record/paths';
import { readRecord } from '../record/readRecord';
import { writeRecord, type ApiRecord } from '../record/writeRecord';
import { blocks } from '../session/blocks';
import { fieldIssues } from '../session/issues';
import { isShown } from '../session/isShown';
import { normalise } from '../session/normalise';
import { sameValue } from '../session/sameValue';
import { blankSession, settleAll } from '../session/start';
import { Transaction } from '../session/transaction';
import type { Session } from '../session/types';
import { cleanValue } from '../text/cleanValue';

/** What a submission was refused for; `path` is the record's, `field` the answer's where there is one. */
export interface ReviewIssue {
  readonly path: string;
  readonly field?: string;
  readonly code: string;
  readonly message: string;
}

export interface Review {
  readonly session: Session;
  /** The record as the rules would have it, with what only the server decides. */
  readonly record: ApiRecord;
  readonly issues: readonly ReviewIssue[];
}

/** A session holding a record's answers, derived values recomputed, as no wizard is open on it. */
export function sessionOf(definition: CompiledDefinition, record: unknown, env: Environment): Session {
  const transaction = new Transaction(blankSession(definition, env));
  const answers = readRecord(definition.source, record);
  for (const field of definition.fields) {
    const value = cleanValue(field.schema, answers[field.path]);
    if (!field.derived && value !== undefined) transaction.give(field.index, value, { by: 'record' });
  }
  settleAll(transaction);
  return transaction.finish();
}

function recordPathOf(definition: CompiledDefinition, field: string): string {
  return mappingsOf(definition.source).find((mapping) => mapping.field === field)?.to ?? field;
}

/**
 * Differences between what was sent and what the rules give: unknown, missing or tampered values. An empty text or
 * list and null are sent for "not answered", whose form here is undefined.
 */
function differences(definition: CompiledDefinition, sent: unknown, expected: ApiRecord): ReviewIssue[] {
  const trusted = new Set(definition.source.record.adds.filter((add) => add.trusted).map((add) => add.to));
  const paths = new Set([...leafPaths(sent), ...leafPaths(expected)]);
  return [...paths]
    .filter((path) => !trusted.has(path))
    .flatMap((path): ReviewIssue[] => {
      const [was, should] = [normalise(getPath(sent, path)), getPath(expected, path)];
      if (sameValue(was, should)) return [];
      const code = should === undefined ? 'unknown' : was === undefined ? 'missing' : 'tampered';
      return [{ path, code, message: definition.source.messages[`review:${code}`]! }];
    });
}

/** A relation is broken when it could be restored in some way and no way agrees with what was sent. */
function brokenRelations(session: Session): ReviewIssue[] {
  const { definition } = session;
  const scope = createScope(definition.byPath);
  const transaction = new Transaction(session);
  return definition.source.rules.relations.flatMap((rule) => {
    const ways = compileWays(rule, scope).filter((way) => isSolvable(way, transaction));
    const agrees = ways.some((way) => sameValue(way.to(transaction.frame), session.answers[way.target]));
    if (ways.length === 0 || agrees) return [];
    const field = definition.fields[ways[0]!.target]!.path;
    const path = recordPathOf(definition, field);
    return [{ path, field, code: 'tampered', message: definition.source.messages['review:tampered']! }];
  });
}

/** Choices must be among the options that the rules offer to this person. */
function foreignChoices(session: Session): ReviewIssue[] {
  const { definition, states, answers } = session;
  return definition.fields
    .filter((field) =>
      definition.source.rules.states.some((rule) => rule.options && rule.fields?.includes(field.path)),
    )
    .filter((field) => answers[field.index] !== undefined && isShown(states[field.index]!))
    .filter((field) => !isOffered(answers[field.index], states[field.index]!.options))
    .map((field) => ({
      path: recordPathOf(definition, field.path),
      field: field.path,
      code: 'option',
      message: definition.source.messages.enum!,
    }));
}

function isOffered(answer: unknown, options: readonly { value: unknown; label: string }[]): boolean {
  return options.some((option) => sameValue(option, answer) || sameValue(option.value, answer));
}

function invalidFields(session: Session): ReviewIssue[] {
  return session.definition.fields.flatMap((field) =>
    fieldIssues(session, field.index, 'submit')
      .filter(blocks)
      .map((issue) => ({
        path: recordPathOf(session.definition, field.path),
        field: field.path,
        code: issue.code,
        message: issue.message,
      })),
  );
}

/**
 * Reviews a submission with the definition it was made under: rebuilds the answers, settles them, runs all
 * checks, and names every field that is unknown, missing, invalid, not offered, or not what the rules give.
 */
export function review(definition: CompiledDefinition, sent: unknown, env: Environment): Review {
  const session = sessionOf(definition, sent, env);
  const record = writeRecord(session);
  const issues = [
    ...invalidFields(session),
    ...foreignChoices(session),
    ...brokenRelations(session),
    ...differences(definition, sent, record),
  ];
  const first = new Map(issues.toReversed().map((issue) => [issue.path, issue]));
  return { session, record, issues: [...first.values()].toReversed() };
}
