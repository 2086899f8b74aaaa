import type { RuleNode } from './RuleNode';
import type { PagedList } from './PagedList';
import { RuleOrigin } from './RuleOrigin';
import type { Origin } from './Origin';

export interface Held {
  readonly value: unknown;
  readonly origin: Origin | undefined;
}

/** Where a field held nothing, or a request was sent that does not say who chose its value. */
export const NOTHING: Held = { value: undefined, origin: undefined };

/** A value that a condition forces on a field; what the field held before comes back once the condition fails. */
export class ForcedOrigin extends RuleOrigin {
  readonly instead: Held;

  constructor(node: RuleNode, reads: readonly number[], answers: PagedList<unknown>, held: Held) {
    super(node, reads, answers);
    this.instead = held.origin instanceof ForcedOrigin ? held.origin.instead : held;
  }
}

/** Who wrote the field's own value, which a forced value may cover. */
export function ownOrigin(origin: Origin | undefined): Origin | undefined {
  return origin instanceof ForcedOrigin ? origin.instead.origin : origin;
}

interface Written {
  readonly values: PagedList<unknown>;
  readonly origins: PagedList<Origin | undefined>;
}

export function ownValue({ values, origins }: Written, index: number): unknown {
  const origin = origins.at(index);
  return origin instanceof ForcedOrigin ? origin.instead.value : values.at(index);
}
