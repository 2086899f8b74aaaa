import {
  type CompiledDefinition,
  createScope,
  type FieldScope,
  type RuleKind,
  type Rules,
  type StateRule,
} from '../../engine/index';

export interface RuleUse {
  readonly id: string;
  readonly kind: RuleKind;
  readonly note?: string | undefined;
  readonly why?: string | undefined;
  /** Of a check: what it says. */
  readonly message?: string | undefined;
  readonly reads: readonly string[];
  /** Fields whose value it gives or takes away. */
  readonly writes: readonly string[];
  /** Fields whose state, options, lock or messages it decides. */
  readonly shapes: readonly string[];
}

/** Field indexes; a rule may name one more than once. */
type Uses = readonly [reads: readonly number[], writes: readonly number[], shapes: readonly number[]];

type UsesOf = {
  readonly [Kind in RuleKind]: (
    rule: Rules[Kind][number],
    scope: FieldScope,
    definition: CompiledDefinition,
  ) => Uses;
};

/** The fields of a state, those of the steps that it shows or hides included. */
function shaped(rule: StateRule, scope: FieldScope, definition: CompiledDefinition): number[] {
  const steps = definition.steps.filter((step) => rule.steps?.includes(step.definition.id));
  return [...scope.indexes(rule.fields), ...steps.flatMap((step) => step.fields)];
}

const USES: UsesOf = {
  initial: (rule, scope) => [
    [...scope.reads(rule.value), ...scope.indexes(rule.follows)],
    [scope.index(rule.field)],
    [],
  ],
  relations: ({ ties, solve }, scope) => [
    [...scope.indexes(ties), ...solve.flatMap(({ to, when }) => scope.reads(to, when))],
    solve.map((way) => scope.index(way.set)),
    [],
  ],
  derived: (rule, scope) => [scope.reads(rule.value), [scope.index(rule.field)], []],
  states: (rule, scope, definition) => {
    const fields = shaped(rule, scope, definition);
    const forces = [rule.then, rule.else].some((patch) => patch?.value !== undefined);
    return [
      scope.reads(rule.when, rule.options, rule.min, rule.max),
      forces ? scope.indexes(rule.fields) : [],
      fields,
    ];
  },
  checks: ({ that, when, params, needs, clears, fields }, scope) => [
    [...scope.reads(that, when, ...Object.values(params ?? {})), ...scope.indexes(needs)],
    scope.indexes(clears),
    scope.indexes(fields),
  ],
  resets: ({ on, when, clear }, scope) => [
    [...scope.indexes(on), ...scope.reads(when)],
    scope.indexes(clear),
    [],
  ],
  lookups: ({ fields, when, request, fills, failed, locks, options }, scope) => [
    [...scope.indexes(fields), ...scope.reads(when, ...Object.values(request))],
    [...scope.indexes(Object.keys(fills ?? {})), ...scope.indexes(failed?.clear)],
    [...scope.indexes(locks), ...scope.indexes(Object.keys(options ?? {}))],
  ],
};

export function ruleUses(definition: CompiledDefinition): RuleUse[] {
  const scope = createScope(definition.byPath);
  const paths = (indexes: readonly number[]) =>
    [...new Set(indexes)].map((index) => definition.fields[index]!.path);
  return (Object.keys(USES) as RuleKind[]).flatMap((kind) => {
    const usesOf = USES[kind] as (rule: unknown, scope: FieldScope, of: CompiledDefinition) => Uses;
    return definition.source.rules[kind].map((rule): RuleUse => {
      const [reads, writes, shapes] = usesOf(rule, scope, definition);
      const { id, note, why } = rule;
      const message = 'message' in rule ? rule.message : undefined;
      return {
        id,
        kind,
        note,
        why,
        message,
        reads: paths(reads),
        writes: paths(writes),
        shapes: paths(shapes),
      };
    });
  });
}
