import type { Environment } from '../expression';
import type { CompiledDefinition } from '../model/CompiledDefinition';
import type { RepeatDefinition } from '../model/Definition';
import type { Origin } from '../model/Origin';
import type { Answers } from '../model/Session';
import type { Transition } from '../model/SessionEvent';
import { resume, type Draft } from './draft';
import { within } from './openScope';
import { startOn } from './startOn';
import { transition } from './transition';

/**
 * An earlier request's answers for a new one: only what changes between two requests is asked, and what that calls
 * for; `draft` is what was filled of it before. Undefined where the product has no such definition.
 */
export function openRepeat(
  definition: CompiledDefinition,
  env: Environment,
  answers: Answers,
  draft?: Draft,
): Transition | undefined {
  const { repeat, steps } = definition.source;
  if (!repeat) return undefined;
  const opened = startOn(definition, env, [
    {
      type: 'prefilled',
      from: 'draft',
      answers,
      steps: Object.fromEntries(steps.map(({ id }) => [id, 'done'])),
      provenance: { given: [], written: followingOf(definition, repeat) },
    },
  ]);
  const repeated = within(opened, repeat.fields);
  if (!draft) return repeated;
  const resumed = transition(repeated.session, resume(draft));
  return { session: resumed.session, effects: [...repeated.effects, ...resumed.effects] };
}

/** What follows where a tied field keeps its answer: it counts as computed, so that it is what gives way. */
function followingOf({ source }: CompiledDefinition, { keeps = [] }: RepeatDefinition) {
  const following = source.rules.relations.flatMap(({ id, ties, solve }) =>
    ties.some((tied) => keeps.includes(tied))
      ? solve.filter(({ set }) => !keeps.includes(set)).map(({ set }) => [set, relation(id)] as const)
      : [],
  );
  return Object.fromEntries(following);
}

const relation = (rule: string): Origin => ({ by: 'relation', rule });
