import type { Evaluate, Json } from '../expression';
import { compileByField, compileByName, compileIfAny, type FieldScope } from './Rule';

/** What the wizard tells at once, whatever step is open, when a source refuses or its answer cannot be used. */
export interface Tell {
  readonly id: string;
  /** A condition over the source's answer; of a failure it reads `code` and `message`. */
  readonly when?: Json;
  /** Told when the source fails: `true` for any reason, else with one of these codes. */
  readonly failed?: true | readonly string[];
  readonly title?: string;
  readonly message: string;
  /** Expressions for the message's `{placeholders}`, which read the answer too. */
  readonly params?: Readonly<Record<string, Json>>;
  readonly clear?: readonly string[];
  /** The answer is used all the same. */
  readonly applies?: boolean;
  /** Label of the closing button; 'Fechar' if left out. */
  readonly close?: string;
  /** A button for a way on: its label, and the answers that it sets, by field. */
  readonly offer?: { readonly label: string; readonly set: Readonly<Record<string, Json>> };
}

export interface CompiledTell {
  readonly rule: Tell;
  readonly when: Evaluate | undefined;
  readonly params: readonly (readonly [string, Evaluate])[];
  readonly clears: readonly number[];
  readonly sets: readonly (readonly [number, Evaluate])[];
}

export function compileTell(rule: Tell, scope: FieldScope): CompiledTell {
  return {
    rule,
    when: compileIfAny(rule.when, scope),
    params: compileByName(rule.params, scope),
    clears: scope.indexes(rule.clear),
    sets: compileByField(rule.offer?.set, scope),
  };
}
