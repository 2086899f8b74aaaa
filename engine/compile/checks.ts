import type { CheckRule } from '../model/Rules';
import type { FieldScope } from './scope';
import type { CompiledCheck } from '../model/CompiledDefinition';

/** A check applies when all fields that it needs have a value: by default those that `that` reads. */
export function compileCheck(rule: CheckRule, scope: FieldScope): CompiledCheck {
  return {
    rule,
    fields: scope.indexes(rule.fields),
    needs: rule.needs ? scope.indexes(rule.needs) : scope.reads(rule.that),
    reads: scope.reads(rule.that, rule.when, ...Object.values(rule.params ?? {})),
    when: rule.when === undefined ? undefined : scope.compile(rule.when),
    that: scope.compile(rule.that),
    params: Object.entries(rule.params ?? {}).map(([name, value]) => [name, scope.compile(value)] as const),
    clears: scope.indexes(rule.clears),
  };
}
