import type { RuleNode } from '../compile/types';
import { askChanged } from './ask';
import { refreshIssues } from './issues';
import type { Transaction } from './transaction';
import type { Effect, Session, Transition } from './types';

/**
 * Settles a transaction: rules in dependency order, each at most once and only if something it reads
 * changed; then look-ups that the changes start, and the issues that were on screen.
 */
export function settle(transaction: Transaction, rules: readonly RuleNode[], edited?: number): Transition {
  transaction.run(rules);
  const { changed } = transaction;
  const effects: Effect[] = askChanged(transaction, changed);
  const session = refreshIssues(transaction.finish(), changed, transaction.patched, edited);
  const wrote = changed.filter((index) => transaction.isWritten(index));
  if (wrote.length > 0) effects.push({ type: 'wrote', fields: wrote.map((index) => pathOf(session, index)) });
  return { session, effects };
}

function pathOf(session: Session, index: number): string {
  return session.definition.fields[index]!.path;
}
