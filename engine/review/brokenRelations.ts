import { agrees, relationWays } from '../session/agreement';
import { Transaction } from '../session/Transaction';
import type { Session } from '../model/Session';
import { recordPathOf } from './recordPathOf';
import type { ReviewIssue } from './types';

const NONE: readonly ReviewIssue[] = [];

/**
 * A relation is broken when it could be restored in some way and no way agrees with what was sent; a side that was
 * left empty is not wrong. It is unknown which of its values was altered, so that every field that a way would
 * write otherwise is named.
 */
export function brokenRelations(session: Session): ReviewIssue[] {
  const { definition } = session;
  const transaction = new Transaction(session);
  return relationWays(definition).flatMap(({ ways }) => {
    const targets = new Set<number>();
    for (const way of ways) {
      const isRight = agrees(way, transaction);
      if (isRight) return NONE;
      if (isRight === false) targets.add(way.target);
    }
    return [...targets].map((target) => {
      const field = definition.fields[target]!.path;
      const message = definition.source.messages['review:tampered']!;
      return { path: recordPathOf(definition, field), field, code: 'tampered', message };
    });
  });
}
