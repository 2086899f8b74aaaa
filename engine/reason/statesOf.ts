import { createScope, frameOf } from '../compile/scope';
import { truthy } from '../expression';
import type { CompiledDefinition } from '../model/CompiledDefinition';
import type { StatePatch, StateRule } from '../model/Rules';
import type { Session } from '../model/Session';
import { once } from '../text/once';

/** A rule of states, and what it says of its fields or steps as the wizard stands. */
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

/** What the state rules of a field say, in their order. */
export const statesOfField = (session: Session, path: string): SaidState[] =>
  statesIn(session).filter(({ rule }) => rule.fields?.includes(path));

/** What those of a step say, by its id. */
export const statesOfStep = (session: Session, id: string): SaidState[] =>
  statesIn(session).filter(({ rule }) => rule.steps?.includes(id));
