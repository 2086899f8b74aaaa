import type { Compatibility } from '../Difference';

export interface FieldChange {
  readonly kind: string;
  readonly compatibility: Compatibility;
  readonly words: string;
  readonly at: string;
  readonly isGone?: boolean;
}
