import { type CompiledDefinition, createScope, type RuleKind } from '../../engine/index';
import { RULE_KINDS, rolesOf } from '../rules';

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

export function ruleUses(definition: CompiledDefinition): RuleUse[] {
  const scope = createScope(definition.byPath);
  const paths = (indexes: readonly number[]) =>
    [...new Set(indexes)].map((index) => definition.fields[index]!.path);
  return RULE_KINDS.flatMap((kind) => {
    const { uses } = rolesOf(kind);
    return definition.source.rules[kind].map((rule): RuleUse => {
      const [reads, writes, shapes] = uses(rule, scope, definition);
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
