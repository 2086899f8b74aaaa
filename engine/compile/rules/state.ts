import type { Json, Evaluate } from '../../expression';
import type { Option, StatePatch, StateRule } from '../../definition/types';
import type { FieldState } from '../../session/types';
import type { Transaction } from '../../session/transaction';
import type { FieldScope } from '../scope';
import type { CompiledField, RuleNode } from '../types';

type FieldPatch = Partial<Omit<FieldState, 'options' | 'lockedBy' | 'busy' | 'manual' | 'stepHidden'>>;

/** A patch of one branch, filled up with the field's base for what only the other branch mentions. */
function branch(own: StatePatch | undefined, other: StatePatch | undefined, base: FieldState): FieldPatch {
  const { value: _own, ...said } = own ?? {};
  const { value: _other, ...opposite } = other ?? {};
  const fallback = Object.fromEntries(
    Object.keys(opposite).map((key) => [key, base[key as keyof FieldState]]),
  );
  return { ...fallback, ...said };
}

export function asOptions(value: unknown): readonly Option[] {
  if (!Array.isArray(value)) return [];
  return value.map((item: Json) =>
    typeof item === 'object' && item !== null
      ? (item as unknown as Option)
      : { value: item, label: String(item) },
  );
}

function asBound(value: unknown): string | number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** The parts of a state that expressions compute. */
function computedPatch(
  parts: Partial<Record<'options' | 'min' | 'max', Evaluate>>,
  transaction: Transaction,
) {
  const { frame } = transaction;
  return {
    ...(parts.options && { options: asOptions(parts.options(frame)) }),
    ...(parts.min && { min: asBound(parts.min(frame)) }),
    ...(parts.max && { max: asBound(parts.max(frame)) }),
  };
}

/** How fields and steps look under a condition: visible, enabled, required, options, hint, forced value. */
export function compileState(
  rule: StateRule,
  scope: FieldScope,
  fields: readonly CompiledField[],
  stepIndex: (id: string) => number,
): RuleNode {
  const when = rule.when === undefined ? undefined : scope.compile(rule.when);
  const compiled = (expression: Json | undefined) =>
    expression === undefined ? undefined : scope.compile(expression);
  const parts = { options: compiled(rule.options), min: compiled(rule.min), max: compiled(rule.max) };
  const reads = scope.reads(rule.when, rule.options, rule.min, rule.max);
  const indexes = scope.indexes(rule.fields);
  const own = indexes.map((index) => ({
    index,
    holds: branch(rule.then, rule.else, fields[index]!.base),
    fails: branch(rule.else, rule.then, fields[index]!.base),
  }));
  const isComputed = Object.values(parts).some((part) => part !== undefined);
  const steps = (rule.steps ?? []).map(stepIndex);
  const hidden = fields.filter((field) => steps.includes(field.step)).map((field) => field.index);
  const forced = rule.then?.value !== undefined || rule.else?.value !== undefined;
  const hides = rule.then?.visible !== undefined || rule.else?.visible !== undefined;
  const node: RuleNode = {
    id: rule.id,
    kind: 'state',
    // Whoever empties a forced field wakes the rule that forces it.
    reads: [...new Set([...reads, ...(forced ? indexes : [])])],
    writes: [...(forced || hides ? indexes : []), ...hidden],
    values: forced ? indexes : [],
    run(transaction) {
      const holds = transaction.holds(when);
      const value = (holds ? rule.then : rule.else)?.value;
      for (const field of own) {
        transaction.patch(field.index, holds ? field.holds : field.fails);
        if (isComputed) transaction.patch(field.index, computedPatch(parts, transaction));
        if (value !== undefined) transaction.force(field.index, value, node, reads);
      }
      const visible = (holds ? rule.then : rule.else)?.visible ?? true;
      for (const step of steps) transaction.patchStep(step, { visible });
      for (const index of hidden) transaction.patch(index, { stepHidden: !visible });
    },
  };
  return node;
}
