import type { Environment } from '../expression';
import type { CompiledDefinition } from '../model/CompiledDefinition';
import type { Answers, Scope } from '../model/Session';
import type { Transition } from '../model/SessionEvent';
import { withAsked } from './scope';
import { startOn } from './startOn';

/**
 * A registered request's answers, of which only these fields, and those that they call for, may be answered anew.
 */
export function openScope(
  definition: CompiledDefinition,
  env: Environment,
  answers: Answers,
  paths: readonly string[],
): Transition {
  const opened = startOn(definition, env, [{ type: 'prefilled', from: 'quote', answers }]);
  return within(opened, paths);
}

/** An opened session in which only these fields, and those that they call for, may be answered. */
export function within(opened: Transition, paths: readonly string[]): Transition {
  const { byPath } = opened.session.definition;
  const fields = new Set(paths.flatMap((path) => byPath.get(path)?.index ?? []));
  const scope: Scope = { fields, asked: new Set() };
  return { ...opened, session: withAsked({ ...opened.session, scope }) };
}
