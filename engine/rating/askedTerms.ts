import { readsOf, type Environment, type Json } from '../expression';
import type { CompiledDefinition } from '../model/CompiledDefinition';
import type { Answers } from '../model/Session';
import { isShown } from '../model/states';
import { start } from '../session/start';
import { transition } from '../session/transition';
import type { PolicyTerms, Rating } from './types';

export type Term = keyof Omit<PolicyTerms, 'insured'>;

const TERMS = ['contractValue', 'objectText', 'coverageFine', 'coverageLabor', 'civilWork'] as const;

const fieldsOf = (expression: Json | undefined) =>
  expression === undefined ? [] : readsOf(expression).fields;

/**
 * The terms that a product has, whether a policy of it says them or not: those that its rating.json makes of
 * questions shown once it is chosen. `choices` are what each of its modalities answers; of several it is enough
 * that one asks.
 */
export function askedTerms(
  definition: CompiledDefinition,
  { policy = {} }: Rating,
  choices: readonly Answers[],
  env: Environment,
): readonly Term[] {
  const opened = start(definition, env).session;
  const asked = new Set<Term>();
  const isRated = (term: Term) => policy[term] !== undefined;
  for (const answers of choices) {
    if (TERMS.filter(isRated).every((term) => asked.has(term))) break;
    const { states } = transition(opened, { type: 'prefilled', from: 'catalogue', answers }).session;
    const isInSight = (path: string) => {
      const field = definition.byPath.get(path);
      return field !== undefined && isShown(states.at(field.index));
    };
    for (const term of TERMS) if (fieldsOf(policy[term]).some(isInSight)) asked.add(term);
  }
  return TERMS.filter((term) => asked.has(term));
}
