import { compileWays, isSolvable } from '../compile/rules/relation';
import { createScope } from '../compile/scope';
import { sameValue } from '../session/sameValue';
import { Transaction } from '../session/transaction';
import type { Session } from '../session/types';
import { cleanValue } from '../text/cleanValue';
import { recordPathOf } from './recordPathOf';
import type { ReviewIssue } from './types';

/**
 * A relation is broken when it could be restored in some way and no way agrees with what was sent. Nobody can
 * tell which of its values was altered, so that every field that a way would write otherwise is named.
 */
export function brokenRelations(session: Session): ReviewIssue[] {
  const { definition, answers } = session;
  const scope = createScope(definition.byPath);
  const transaction = new Transaction(session);
  return definition.source.rules.relations.flatMap((rule) => {
    const ways = compileWays(rule, scope).filter((way) => isSolvable(way, transaction));
    const agrees = ways.some(({ target, to }) =>
      sameValue(cleanValue(definition.fields[target]!.schema, to(transaction.frame)), answers[target]),
    );
    const targets = agrees ? [] : [...new Set(ways.map((way) => way.target))];
    return targets.map((target) => {
      const field = definition.fields[target]!.path;
      const message = definition.source.messages['review:tampered']!;
      return { path: recordPathOf(definition, field), field, code: 'tampered', message };
    });
  });
}
