import type { CompiledDefinition } from '../model/CompiledDefinition';
import type { Origin } from '../model/Origin';
import { once } from '../text/once';

const bindingLookups = once(
  ({ lookups }: CompiledDefinition) =>
    new Set(lookups.filter(({ rule }) => rule.binds === true).map(({ rule }) => rule.id)),
);

/** Whether a look-up wrote a value that the server compares with its source again: it keeps its spelling. */
export function isOnFile(definition: CompiledDefinition, origin: Origin | undefined): boolean {
  return origin?.by === 'lookup' && origin.rule !== undefined && bindingLookups(definition).has(origin.rule);
}
