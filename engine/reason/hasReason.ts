import { createScope } from '../compile/scope';
import type { CompiledDefinition } from '../model/CompiledDefinition';
import type { Origin } from '../model/Origin';
import type { Session } from '../model/Session';
import { blocks } from '../session/blocks';
import { once } from '../text/once';

const WRITTEN: ReadonlySet<Origin['by']> = new Set(['relation', 'state', 'lookup']);

const dependent = once(({ source, byPath }: CompiledDefinition) => {
  const scope = createScope(byPath);
  const listed = source.rules.states.filter(({ options }) => scope.reads(options).length > 0);
  return {
    options: new Set(listed.flatMap(({ fields }) => scope.indexes(fields))),
    hides: source.rules.states.some(({ when, then, else: otherwise }) => {
      const isHiding = then?.visible === false || otherwise?.visible === false;
      return isHiding && scope.reads(when).length > 0;
    }),
    follows: new Set(source.rules.initial.filter(({ follows }) => follows).map(({ id }) => id)),
  };
});

export const mayNotAsk = (definition: CompiledDefinition): boolean => dependent(definition).hides;

/** Whether `reasonsOf` has a sentence for a question on screen. Runs on every key, so that it computes nothing. */
export function hasReason(session: Session, index: number): boolean {
  const { definition, states, values, origins } = session;
  const { enabled, lockedBy, disabledOptions } = states.at(index);
  if (!enabled || lockedBy || disabledOptions?.length || definition.fields[index]!.derived) return true;
  const origin = values.at(index) === undefined ? undefined : origins.at(index);
  if (origin && WRITTEN.has(origin.by)) return true;
  if (origin?.by === 'initial' && dependent(definition).follows.has(origin.rule ?? '')) return true;
  return dependent(definition).options.has(index) || isHeldAgainst(session, index);
}

function isHeldAgainst({ definition, issues }: Session, index: number): boolean {
  const found = issues.at(index);
  const code = found.length > 0 ? found.find(blocks)?.code : undefined;
  if (code === undefined) return false;
  const check = definition.checksShownAt[index]!.find(({ rule }) => rule.id === code);
  return check?.reads.some((read) => read !== index && isTold(definition, read)) ?? false;
}

const isTold = ({ fields }: CompiledDefinition, index: number) =>
  fields[index]!.schema.ui.widget !== 'password';
