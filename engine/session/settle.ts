import type { RuleNode } from '../compile/types';
import { askChanged } from './ask';
import { refreshIssues } from './issues';
import type { Transaction } from './transaction';
import type { Effect, Transition } from './types';
import { withoutAnswered } from './unread';

/**
 * Settles a transaction: rules in dependency order, each at most once and only if something it reads
 * changed; then look-ups that the changes start, and the issues that were on screen.
 */
export function settle(transaction: Transaction, rules: readonly RuleNode[], edited?: number): Transition {
  transaction.run(rules);
  const { changed } = transaction;
  const effects: Effect[] = askChanged(transaction, changed);
  const session = refreshIssues(withoutAnswered(transaction.finish()), changed, transaction.patched, edited);
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
