import type { Environment } from '../expression';
import type { CompiledDefinition } from '../model/CompiledDefinition';
import type { SessionEvent, Transition } from '../model/SessionEvent';
import { start } from './start';
import { transition } from './transition';

/** Both transitions' look-ups; the session ignores answers to questions that the second one has changed. */
function and(first: Transition, second: Transition): Transition {
  const lookups = first.effects.filter((effect) => effect.type === 'lookup');
  return { session: second.session, effects: [...lookups, ...second.effects] };
}

/** Opens a wizard on given answers; what it asked for while blank is still asked for. */
export function startOn(
  definition: CompiledDefinition,
  env: Environment,
  events: readonly SessionEvent[],
): Transition {
  return events.reduce(
    (opened, event) => and(opened, transition(opened.session, event)),
    start(definition, env),
  );
}
