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
  const effects: Effect[] = askChanged(transaction);
  const session = settled(transaction, edited);
  const wrote = transaction.changed.filter((index) => transaction.isWritten(index));
  if (wrote.length > 0) {
    effects.push({ type: 'wrote', fields: wrote.map((index) => session.definition.fields[index]!.path) });
  }
  return { session, effects };
}

/** The session of a transaction whose rules have run, with the issues on screen brought up to date. */
export function settled(transaction: Transaction, edited?: number): Session {
  return refreshIssues(transaction.finish(), transaction.changed, transaction.patched, edited);
}
