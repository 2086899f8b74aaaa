import type { Json, Evaluate } from '../../expression';
import type { Option } from '../../model/FieldSchema';
import type { StatePatch, StateRule } from '../../model/Rules';
import { patched } from '../../model/patched';
import { sameValue } from '../../model/sameValue';
import type { FieldState } from '../../model/states';
import type { FieldScope } from '../scope';
import type { CompiledField } from '../../model/CompiledDefinition';
import type { RuleNode, RuleTransaction } from '../../model/RuleNode';

type FieldPatch = Partial<Omit<FieldState, 'options' | 'lockedBy' | 'busy' | 'manual' | 'stepHidden'>>;

function branch(own: StatePatch | undefined, other: StatePatch | undefined, base: FieldState): FieldPatch {
  const { value: _own, ...said } = own ?? {};
  const { value: _other, ...opposite } = other ?? {};
  const fallback = Object.fromEntries(
    Object.keys(opposite).map((key) => [key, base[key as keyof FieldState]]),
  );
  return { ...fallback, ...said };
}

const NO_OPTIONS: readonly Option[] = [];

function isOption(item: unknown): item is Option {
  return typeof item === 'object' && item !== null;
}

export function asOptions(value: unknown): readonly Option[] {
  if (!Array.isArray(value)) return NO_OPTIONS;
  return value.map((item: Json) => (isOption(item) ? item : { value: item, label: String(item) }));
}

function asBound(value: unknown): string | number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** A patch laid over whatever state a field has; over its base, the usual state, it is computed once. */
function layer(base: FieldState, patch: Partial<FieldState>): (state: FieldState) => FieldState {
  const laid = patched(base, patch);
  return (state) => (state === base ? laid : patched(state, patch));
}

type Parts = Record<'options' | 'min' | 'max', Evaluate | undefined>;

function computed(state: FieldState, parts: Parts, { frame }: RuleTransaction): FieldState {
  const options = parts.options ? asOptions(parts.options(frame)) : state.options;
  const min = parts.min ? asBound(parts.min(frame)) : state.min;
  const max = parts.max ? asBound(parts.max(frame)) : state.max;
  const isSame = min === state.min && max === state.max && sameValue(options, state.options);
  return isSame ? state : { ...state, options, min, max };
}

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
    holds: layer(fields[index]!.base, branch(rule.then, rule.else, fields[index]!.base)),
    fails: layer(fields[index]!.base, branch(rule.else, rule.then, fields[index]!.base)),
  }));
  const isComputed = Object.values(parts).some((part) => part !== undefined);
  const steps = (rule.steps ?? []).map(stepIndex);
  const inSteps = fields.filter((field) => steps.includes(field.step));
  const parted = inSteps.map(({ index, base }) => ({
    index,
    shown: layer(base, { stepHidden: false }),
    hidden: layer(base, { stepHidden: true }),
  }));
  const forced = rule.then?.value !== undefined || rule.else?.value !== undefined;
  const titles = rule.then?.title !== undefined || rule.else?.title !== undefined;
  const hides = rule.then?.visible !== undefined || rule.else?.visible !== undefined;
  const node: RuleNode = {
    id: rule.id,
    kind: 'state',
    // The rule also reads the fields that it forces, so that it runs again when one of them is emptied.
    reads: [...new Set([...reads, ...(forced ? indexes : [])])],
    writes: [...(forced || hides ? indexes : []), ...inSteps.map((field) => field.index)],
    values: forced ? indexes : [],
    run(transaction) {
      const holds = transaction.holds(when);
      const said = holds ? rule.then : rule.else;
      for (const field of own) {
        const state = (holds ? field.holds : field.fails)(transaction.state(field.index));
        transaction.setState(field.index, isComputed ? computed(state, parts, transaction) : state);
        if (said?.value !== undefined) transaction.force(field.index, said.value, node, reads);
        else if (forced) transaction.release(field.index, node);
      }
      if (titles) for (const step of steps) transaction.patchStep(step, { title: said?.title });
      if (steps.length === 0 || !hides) return;
      const visible = said?.visible ?? true;
      for (const step of steps) transaction.patchStep(step, { visible });
      for (const { index, shown, hidden } of parted)
        transaction.setState(index, (visible ? shown : hidden)(transaction.state(index)));
    },
  };
  return node;
}
