import type { RuleNode } from '../compile/types';
import { askChanged } from './ask';
import { refreshIssues } from './issues';
import type { Transaction } from './transaction';
import type { Effect, Transition } from './types';

/**
 * Settles a transaction: rules in dependency order, each at most once and only if something it reads
 * changed; then look-ups that the changes start, and the issues that were on screen.
 */
export function settle(transaction: Transaction, rules: readonly RuleNode[], edited?: number): Transition {
  transaction.run(rules);
  const effects: Effect[] = askChanged(transaction);
  const session = refreshIssues(transaction.finish(), transaction.changed, edited);
  const wrote = transaction.changed.filter((index) => !transaction.isGiven(index));
  if (wrote.length > 0) {
    effects.push({ type: 'wrote', fields: wrote.map((index) => session.definition.fields[index]!.path) });
  }
  return { session, effects };
}
