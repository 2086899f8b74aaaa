import type { RuleKind } from '../../../engine/index';
import { RULE_KINDS, rolesOf } from '../../rules';
import type { Subject } from './subject';

export interface Write {
  readonly field: string;
  readonly rule: string;
  readonly kind: RuleKind;
  readonly pointer: string;
  /** Only ever empties the field. */
  readonly empties?: boolean | undefined;
}

export function writesOf({ definition }: Pick<Subject, 'definition'>): Write[] {
  return RULE_KINDS.flatMap((kind) => {
    const { writes } = rolesOf(kind);
    return definition.rules[kind].flatMap((rule, index) =>
      writes(rule).map(({ field, at, empties }) => {
        return { field, rule: rule.id, kind, pointer: `/rules/${kind}/${index}${at}`, empties };
      }),
    );
  });
}
