import type { Definition } from '../model/Definition';
import { compileCheck } from './checks';
import { compileFields } from './fields';
import { compileLookup, compileWithdrawal } from './lookups';
import { orderRules, planEdits } from './order';
import { compileDerived } from './rules/derived';
import { compileFollowing } from './rules/initial';
import { compileRelation } from './rules/relation';
import { compileReset } from './rules/reset';
import { compileState } from './rules/state';
import { createScope, type FieldScope } from './scope';
import { withDecimals } from '../validate/withDecimals';
import type {
  CompiledDefinition,
  CompiledField,
  CompiledLookup,
  CompiledStep,
  StepValidators,
} from '../model/CompiledDefinition';
import type { RuleNode } from '../model/RuleNode';

export function compileRules(
  definition: Definition,
  fields: readonly CompiledField[],
  lookups: readonly CompiledLookup[],
  scope: FieldScope,
): RuleNode[] {
  const { rules, steps } = definition;
  const stepIndex = (id: string) => steps.findIndex((step) => step.id === id);
  return [
    ...lookups.map(compileWithdrawal),
    ...rules.initial.filter((rule) => rule.follows).map((rule) => compileFollowing(rule, scope)),
    ...rules.resets.map((rule) => compileReset(rule, scope)),
    ...rules.relations.map((rule) => compileRelation(rule, scope)),
    ...rules.derived.map((rule) => compileDerived(rule, scope)),
    ...rules.states.map((rule) => compileState(rule, scope, fields, stepIndex)),
  ];
}

function compileSteps(
  definition: Definition,
  fields: readonly CompiledField[],
  validators: StepValidators,
): CompiledStep[] {
  return definition.steps.map((step, index) => ({
    index,
    definition: step,
    fields: fields.filter((field) => field.step === index).map((field) => field.index),
    unanswered: Object.fromEntries(Object.keys(step.properties).map((name) => [name, undefined])),
    validate: withDecimals(step, validators[step.id]!),
  }));
}

/** A look-up that runs on change asks again whenever its question does; one on leaving once whoever changed that leaves. */
function watchedBy({ rule, fields, reads }: CompiledLookup): readonly number[] {
  return rule.on === 'change' || rule.on === 'leave' ? [...fields, ...reads] : fields;
}

function byField<T>(items: readonly T[], count: number, of: (item: T) => readonly number[]): T[][] {
  const lists = Array.from({ length: count }, (): T[] => []);
  for (const item of items) for (const index of new Set(of(item))) lists[index]!.push(item);
  return lists;
}

/**
 * Compiles a checked definition once: expressions to closures, rules to their order of settling, and for
 * each field the rules and checks that an edit of it reaches.
 * @throws RuleCycle when rules feed each other; the product check reports it with file and pointer.
 */
export function compileDefinition(definition: Definition, validators: StepValidators): CompiledDefinition {
  const fields = compileFields(definition);
  const byPath = new Map(fields.map((field) => [field.path, field]));
  const scope = createScope(byPath);
  const lookups = definition.rules.lookups.map((rule, index) => compileLookup(rule, index, scope));
  const rules = orderRules(compileRules(definition, fields, lookups, scope));
  const checks = definition.rules.checks.map((rule) => compileCheck(rule, scope));
  return {
    source: definition,
    fields,
    byPath,
    steps: compileSteps(definition, fields, validators),
    initial: definition.rules.initial.map((rule) => ({
      id: rule.id,
      field: scope.index(rule.field),
      evaluate: scope.compile(rule.value),
    })),
    rules,
    plans: planEdits(rules, fields.length),
    checks,
    checksShownAt: byField(checks, fields.length, (check) => check.fields),
    checksReading: byField(checks, fields.length, (check) => check.reads),
    lookups,
    lookupsOf: byField(lookups, fields.length, watchedBy),
  };
}
