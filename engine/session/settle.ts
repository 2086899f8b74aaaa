import type { RuleNode } from '../model/RuleNode';
import { askChanged } from './ask';
import { refreshIssues } from './issues';
import type { Transaction } from './Transaction';
import type { Effect, Transition } from '../model/SessionEvent';
import { withoutAnswered } from './unread';
import { withReplaced } from './replaced';
import { undoChanged } from './undone';

/**
 * Settles a transaction: rules in dependency order, each at most once and only if something it reads
 * changed; then look-ups that the changes start, the issues that were on screen, and steps that are done no longer.
 */
export function settle(transaction: Transaction, rules: readonly RuleNode[], edited?: number): Transition {
  transaction.run(rules);
  const { changed } = transaction;
  const asked = askChanged(transaction, changed);
  const finished = withReplaced(withoutAnswered(transaction.finish()), transaction, changed);
  const refreshed = refreshIssues(finished, changed, transaction.patched, edited);
  const session = undoChanged(refreshed, transaction, changed);
  const wrote = writtenByRules(transaction, changed);
  if (!wrote) return { session, effects: asked };
  return { session, effects: asked.length === 0 ? [wrote] : [...asked, wrote] };
}

function writtenByRules(transaction: Transaction, changed: readonly number[]): Effect | undefined {
  let fields: string[] | undefined;
  for (const index of changed) {
    if (!transaction.isWritten(index)) continue;
    const { path } = transaction.definition.fields[index]!;
    if (fields) fields.push(path);
    else fields = [path];
  }
  return fields && { type: 'wrote', fields };
}
