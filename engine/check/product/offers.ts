import type { Json } from '../../expression';
import type { Subject, FieldPlace } from './subject';

/** Rules that give a field its options. */
export function computedOptions({ definition }: Subject): { field: string; pointer: string }[] {
  const states = definition.rules.states.flatMap((rule, index) =>
    rule.options === undefined
      ? []
      : (rule.fields ?? []).map((field) => ({ field, pointer: `/rules/states/${index}/options` })),
  );
  const lookups = definition.rules.lookups.flatMap((rule, index) =>
    Object.keys(rule.options ?? {}).map((field) => ({
      field,
      pointer: `/rules/lookups/${index}/options/${field}`,
    })),
  );
  return [...states, ...lookups];
}

/** The values that a field can take: `undefined` where it is free or rules say. */
export function fixedValues(subject: Subject, field: FieldPlace | undefined): readonly Json[] | undefined {
  if (!field || computedOptions(subject).some((offer) => offer.field === field.path)) return undefined;
  const { ui, type } = field.schema;
  if (ui.options) return ui.options.map((option) => (typeof option === 'string' ? option : option.value));
  return type === 'boolean' ? [true, false] : undefined;
}
