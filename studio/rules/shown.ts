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

export function holds(session: Session, when: Json | undefined): boolean {
  if (when === undefined) return true;
  return truthy(createScope(session.definition.byPath).compile(when)(frameOf(session)));
}
