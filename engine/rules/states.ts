import type { Evaluate, Json } from '../expression';
import type { Option } from '../model/FieldSchema';
import { patched } from '../model/patched';
import type { RuleNode, RuleTransaction } from '../model/RuleNode';
import { sameValue } from '../model/sameValue';
import type { FieldState } from '../model/states';
import { compileIfAny, type Rule, type RuleScope } from './Rule';

export interface StatePatch {
  readonly visible?: boolean;
  readonly enabled?: boolean;
  readonly required?: boolean;
  readonly title?: string;
  readonly hint?: string;
  /** Why a field is disabled, shown beside its lock. */
  readonly why?: string;
  readonly disabledOptions?: readonly Json[];
  readonly value?: Json;
  /** `false`: limits, `required` and checks do not apply, as where a locked field shows what is on file. */
  readonly judged?: boolean;
  /** What the number counts, where it depends on other answers: 'dias', 'anos'. */
  readonly unit?: string;
}

/** How fields or steps look under a condition; `options`, `min` and `max` are expressions. */
export interface StateRule extends Rule {
  readonly fields?: readonly string[];
  readonly steps?: readonly string[];
  readonly when?: Json;
  readonly then?: StatePatch;
  readonly else?: StatePatch;
  /** An expression giving `[{value, label}]`. */
  readonly options?: Json;
  readonly min?: Json;
  readonly max?: Json;
}

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

export function states(rule: StateRule, scope: RuleScope) {
  const when = compileIfAny(rule.when, scope);
  const parts = {
    options: compileIfAny(rule.options, scope),
    min: compileIfAny(rule.min, scope),
    max: compileIfAny(rule.max, scope),
  };
  const reads = scope.reads(rule.when, rule.options, rule.min, rule.max);
  const indexes = scope.indexes(rule.fields);
  const own = indexes.map((index) => ({
    index,
    holds: layer(scope.base(index), branch(rule.then, rule.else, scope.base(index))),
    fails: layer(scope.base(index), branch(rule.else, rule.then, scope.base(index))),
  }));
  const isComputed = Object.values(parts).some((part) => part !== undefined);
  const steps = (rule.steps ?? []).map((id) => scope.stepIndex(id));
  const inSteps = steps.flatMap((step) => scope.fieldsOf(step));
  const parted = inSteps.map((index) => ({
    index,
    shown: layer(scope.base(index), { stepHidden: false }),
    hidden: layer(scope.base(index), { stepHidden: true }),
  }));
  const forced = rule.then?.value !== undefined || rule.else?.value !== undefined;
  const titles = rule.then?.title !== undefined || rule.else?.title !== undefined;
  const hides = rule.then?.visible !== undefined || rule.else?.visible !== undefined;
  const node: RuleNode = {
    id: rule.id,
    kind: 'state',
    // The rule also reads the fields that it forces, so that it runs again when one of them is emptied.
    reads: [...new Set([...reads, ...(forced ? indexes : [])])],
    writes: [...(forced || hides ? indexes : []), ...inSteps],
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
  return { node };
}
