import { createScope, frameOf, sameValue, type Session } from '../../engine/index';
import { type Json, truthy } from '../../engine/expression';
import type { Duty } from '../cases/coverage/types';
import type { Moment } from '../cases/run';

/** What a case has to show of a rule. */
export type Duties = readonly Omit<Duty, 'rule'>[];

export function indexOf(session: Session, path: string): number {
  return session.definition.byPath.get(path)!.index;
}

export function writtenBy(session: Session, path: string, rule: string): boolean {
  return session.origins.at(indexOf(session, path))?.rule === rule;
}

export function hasChanged({ before, after }: Moment, path: string): boolean {
  const index = indexOf(after, path);
  return !sameValue(before.answers.at(index), after.answers.at(index));
}

type Condition = ReturnType<ReturnType<typeof createScope>['compile']>;
/** Every duty asks of every case: a condition is compiled once for a definition. */
const conditions = new WeakMap<Session['definition'], Map<Json, Condition>>();

function conditionOf(definition: Session['definition'], when: Json): Condition {
  const known = conditions.get(definition) ?? new Map<Json, Condition>();
  const condition = known.get(when) ?? createScope(definition.byPath).compile(when);
  conditions.set(definition, known.set(when, condition));
  return condition;
}

export function holds(session: Session, when: Json | undefined): boolean {
  return when === undefined || truthy(conditionOf(session.definition, when)(frameOf(session)));
}
