import { createScope, frameOf } from '../compile/scope';
import { truthy } from '../expression';
import type { CompiledDefinition } from '../model/CompiledDefinition';
import type { StatePatch, StateRule } from '../rules/states';
import type { Session } from '../model/Session';
import { once } from '../text/once';

export interface SaidState {
  readonly rule: StateRule;
  readonly said: StatePatch | undefined;
}

const conditions = once(({ source, byPath }: CompiledDefinition) => {
  const scope = createScope(byPath);
  return source.rules.states.map((rule) => ({ rule, when: rule.when && scope.compile(rule.when) }));
});

const statesIn = once((session: Session): readonly SaidState[] => {
  const frame = frameOf(session);
  return conditions(session.definition).map(({ rule, when }) => ({
    rule,
    said: !when || truthy(when(frame)) ? rule.then : rule.else,
  }));
});

export const statesOfField = (session: Session, path: string): SaidState[] =>
  statesIn(session).filter(({ rule }) => rule.fields?.includes(path));

export const statesOfStep = (session: Session, id: string): SaidState[] =>
  statesIn(session).filter(({ rule }) => rule.steps?.includes(id));
