import type { RuleNode } from '../model/RuleNode';
import { askChanged } from './ask';
import { refreshIssues } from './issues';
import type { Transaction } from './Transaction';
import type { Effect, Transition } from '../model/SessionEvent';
import { withoutAnswered } from './unread';
import { undoChanged } from './undone';

/**
 * Settles a transaction: rules in dependency order, each at most once and only if something it reads
 * changed; then look-ups that the changes start, the issues that were on screen, and steps that are done no longer.
 */
export function settle(transaction: Transaction, rules: readonly RuleNode[], edited?: number): Transition {
  transaction.run(rules);
  const { changed } = transaction;
  const effects: Effect[] = askChanged(transaction, changed);
  const finished = withoutAnswered(transaction.finish());
  const refreshed = refreshIssues(finished, changed, transaction.patched, edited);
  const session = undoChanged(refreshed, transaction, changed);
  const fields = writtenByRules(transaction, changed);
  if (fields.length > 0) effects.push({ type: 'wrote', fields });
  return { session, effects };
}

function writtenByRules(transaction: Transaction, changed: readonly number[]): string[] {
  const paths: string[] = [];
  for (const index of changed)
    if (transaction.isWritten(index)) paths.push(transaction.definition.fields[index]!.path);
  return paths;
}
