import type { RuleKind, StateRule } from '../../../engine/index';
import type { Subject } from './subject';

export interface Write {
  readonly field: string;
  readonly rule: string;
  readonly kind: RuleKind;
  readonly pointer: string;
  /** Only ever empties the field. */
  readonly empties?: boolean | undefined;
}
type Rules = Subject['definition']['rules'];
type Written = readonly { field: string; at: string; empties?: boolean }[];

const list = (fields: readonly string[] | undefined, at: string): Written =>
  (fields ?? []).map((field, index) => ({ field, at: `${at}/${index}`, empties: true }));

function forced(rule: StateRule): Written {
  const branch = (['then', 'else'] as const).find((name) => rule[name]?.value !== undefined);
  return branch ? (rule.fields ?? []).map((field) => ({ field, at: `/${branch}/value` })) : [];
}

const WRITTEN: { readonly [Kind in RuleKind]: (rule: Rules[Kind][number]) => Written } = {
  initial: (rule) => [{ field: rule.field, at: '/field' }],
  relations: (rule) => rule.solve.map((way, index) => ({ field: way.set, at: `/solve/${index}/set` })),
  derived: (rule) => [{ field: rule.field, at: '/field' }],
  states: forced,
  checks: (rule) => list(rule.clears, '/clears'),
  resets: (rule) => list(rule.clear, '/clear'),
  lookups: (rule) => [
    ...Object.keys(rule.fills ?? {}).map((field) => ({ field, at: `/fills/${field}` })),
    ...list(rule.failed?.clear, '/failed/clear'),
    ...(rule.tells ?? []).flatMap(({ clear, offer }, index) => [
      ...list(clear, `/tells/${index}/clear`),
      ...Object.keys(offer?.set ?? {}).map((field) => ({ field, at: `/tells/${index}/offer/set/${field}` })),
    ]),
  ],
};

export function writesOf({ definition }: Pick<Subject, 'definition'>): Write[] {
  return (Object.keys(WRITTEN) as RuleKind[]).flatMap((kind) => {
    const writtenBy = WRITTEN[kind] as (rule: unknown) => Written;
    return definition.rules[kind].flatMap((rule, index) =>
      writtenBy(rule).map(({ field, at, empties }) => {
        return { field, rule: rule.id, kind, pointer: `/rules/${kind}/${index}${at}`, empties };
      }),
    );
  });
}
