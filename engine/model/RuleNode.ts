import type { Evaluate, Frame } from '../expression';
import type { Origin } from './Origin';
import type { FieldState, LookupState, StepState } from './states';

export interface RuleNode {
  readonly id: string;
  readonly kind: Exclude<Origin['by'], 'person' | 'prefill' | 'record' | 'check'>;
  readonly reads: readonly number[];
  /** Fields whose value or visibility it may write. */
  readonly writes: readonly number[];
  /** Those of them whose value it may write. */
  readonly values: readonly number[];
  run(transaction: RuleTransaction): void;
}

export interface RuleTransaction {
  readonly frame: Frame;
  holds(condition: Evaluate | undefined): boolean;
  value(index: number): unknown;
  state(index: number): FieldState;
  /** The field's state where no rule says otherwise. */
  base(index: number): FieldState;
  origin(index: number): Origin | undefined;
  lookup(index: number): LookupState;
  /** The text that stands in the control of an empty field. */
  typed(index: number): string | undefined;
  hasChanged(index: number): boolean;
  /** Whether the event itself gave the field's value: rules leave it alone. */
  isGiven(index: number): boolean;
  /** Whether the field is empty or holds what a rule wrote, so that a rule may overwrite it. */
  isSoft(index: number): boolean;
  /** When a person gave the field, in order of edits. */
  givenAt(index: number): number;
  writeByRule(index: number, value: unknown, node: RuleNode, reads?: readonly number[]): void;
  /** Writes a value that a condition forces on the field, until `release`. */
  force(index: number, value: unknown, node: RuleNode, reads: readonly number[]): void;
  release(index: number, node: RuleNode): void;
  patch(index: number, patch: Partial<FieldState>): void;
  setState(index: number, next: FieldState): void;
  patchStep(index: number, patch: Partial<StepState>): void;
  patchLookup(index: number, patch: Partial<LookupState>): void;
}
