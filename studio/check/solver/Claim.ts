import type { Json } from '../../../engine/expression';

/** A condition, and whether it is to hold. */
export interface Claim {
  readonly expression: Json;
  readonly holds: boolean;
}
