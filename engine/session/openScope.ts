import type { Environment } from '../expression';
import type { CompiledDefinition } from '../model/CompiledDefinition';
import type { Answers, Scope } from '../model/Session';
import type { Transition } from '../model/SessionEvent';
import { withAsked } from './scope';
import { startOn } from './startOn';

/** A registered request's answers, of which only those fields may be answered anew, and what they bring into question. */
export function openScope(
  definition: CompiledDefinition,
  env: Environment,
  answers: Answers,
  paths: readonly string[],
): Transition {
  const opened = startOn(definition, env, [{ type: 'prefilled', from: 'quote', answers }]);
  const fields = new Set(paths.flatMap((path) => definition.byPath.get(path)?.index ?? []));
  const scope: Scope = { fields, asked: new Set() };
  return { ...opened, session: withAsked({ ...opened.session, scope }) };
}
