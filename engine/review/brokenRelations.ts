import { compileWays, isSolvable, type RelationWay } from '../compile/rules/relation';
import { createScope } from '../compile/scope';
import type { CompiledDefinition } from '../model/CompiledDefinition';
import { sameValue } from '../model/sameValue';
import { Transaction } from '../session/Transaction';
import type { Session } from '../model/Session';
import { cleanValue } from '../text/cleanValue';
import { once } from '../text/once';
import { recordPathOf } from './recordPathOf';
import type { ReviewIssue } from './types';

const waysOf = once((definition: CompiledDefinition): readonly (readonly RelationWay[])[] => {
  const scope = createScope(definition.byPath);
  return definition.source.rules.relations.map((rule) => compileWays(rule, scope));
});

const NONE: readonly ReviewIssue[] = [];

function agrees(
  { definition, answers }: Session,
  { target, to }: RelationWay,
  { frame }: Transaction,
): boolean {
  return sameValue(cleanValue(definition.fields[target]!.schema, to(frame)), answers.at(target));
}

/**
 * A relation is broken when it could be restored in some way and no way agrees with what was sent; a side that was
 * left empty is not wrong. It is unknown which of its values was altered, so that every field that a way would
 * write otherwise is named.
 */
export function brokenRelations(session: Session): ReviewIssue[] {
  const { definition, answers } = session;
  const transaction = new Transaction(session);
  return waysOf(definition).flatMap((all) => {
    const targets = new Set<number>();
    for (const way of all) {
      if (answers.at(way.target) === undefined || !isSolvable(way, transaction)) continue;
      if (agrees(session, way, transaction)) return NONE;
      targets.add(way.target);
    }
    return [...targets].map((target) => {
      const field = definition.fields[target]!.path;
      const message = definition.source.messages['review:tampered']!;
      return { path: recordPathOf(definition, field), field, code: 'tampered', message };
    });
  });
}
