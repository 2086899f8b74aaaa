import type { Definition } from '../model/Definition';
import { compileRules, partsOf } from '../rules';
import type { CompiledLookup } from '../rules/lookups';
import type { FieldScope } from '../rules/Rule';
import { withDecimals } from '../validate/withDecimals';
import { compileFields } from './fields';
import { orderRules, planEdits } from './order';
import { createScope } from './scope';
import type {
  CompiledDefinition,
  CompiledField,
  CompiledStep,
  StepValidators,
} from '../model/CompiledDefinition';

export function rulesOf({ rules, steps }: Definition, fields: readonly CompiledField[], scope: FieldScope) {
  return compileRules(rules, {
    ...scope,
    base: (index) => fields[index]!.base,
    stepIndex: (id) => steps.findIndex((step) => step.id === id),
    fieldsOf: (step) => fields.filter((field) => field.step === step).map(({ index }) => index),
  });
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
  const compiled = rulesOf(definition, fields, scope);
  const rules = orderRules(partsOf(compiled, 'node'));
  const checks = partsOf(compiled, 'check');
  const lookups = partsOf(compiled, 'lookup');
  return {
    source: definition,
    fields,
    byPath,
    steps: compileSteps(definition, fields, validators),
    initial: partsOf(compiled, 'initial'),
    rules,
    plans: planEdits(rules, fields.length),
    checks,
    checksShownAt: byField(checks, fields.length, (check) => check.fields),
    checksReading: byField(checks, fields.length, (check) => check.reads),
    lookups,
    lookupsOf: byField(lookups, fields.length, watchedBy),
  };
}
