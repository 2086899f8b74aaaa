import type { CompiledDefinition } from '../model/CompiledDefinition';
import type { Answers, Session } from '../model/Session';
import { type CompiledLookup, requestOf } from '../rules/lookups';
import { Transaction } from '../session/Transaction';
import { once } from '../text/once';

export interface LookupQuestion {
  readonly lookup: string;
  readonly source: string;
  readonly request: Answers;
}

function isAskedAbout({ checksShownAt }: CompiledDefinition, index: number): boolean {
  return checksShownAt[index]!.some(({ rule }) => rule.typedOnly);
}

const bindingLookups = once((definition: CompiledDefinition): readonly CompiledLookup[] =>
  definition.lookups.filter(({ rule, locks, options, fills }) => {
    const isBinding = rule.binds === true || locks.length > 0 || options.length > 0;
    return rule.on !== 'submit' && (isBinding || fills.some(([index]) => isAskedAbout(definition, index)));
  }),
);

/**
 * The look-ups whose answers bind a submission: those that say so, that lock what they fill, give the options, or fill
 * what is judged otherwise where a person typed it.
 */
export function questionsOf(session: Session): LookupQuestion[] {
  const transaction = new Transaction(session);
  return bindingLookups(session.definition).flatMap((lookup) => {
    const asked = requestOf(lookup, transaction);
    const { id, source } = lookup.rule;
    return asked ? [{ lookup: id, source, request: asked.request }] : [];
  });
}
