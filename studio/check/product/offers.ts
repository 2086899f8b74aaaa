import { callOf, isList, isObject, type Json } from '../../../engine/expression';
import { once } from '../../../engine/index';
import type { Subject, FieldPlace } from './subject';

interface ComputedOptions {
  readonly field: string;
  readonly pointer: string;
}

export const computedOptions = once(({ definition }: Subject): readonly ComputedOptions[] => {
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
});

function valueOf(option: Json): Json {
  return isObject(option) ? (option.value ?? null) : option;
}

function writtenValues(expression: Json): readonly Json[] | undefined {
  if (isList(expression))
    return expression.every((item) => !callOf(valueOf(item))) ? expression.map(valueOf) : undefined;
  const call = callOf(expression);
  if (call?.name !== 'if') return expression === null ? [] : undefined;
  const results = call.args.filter((_arg, index) => index % 2 === 1 || index === call.args.length - 1);
  const lists = results.map(writtenValues);
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}

function offeredByRules({ definition }: Subject, path: string): readonly Json[] | undefined {
  const offers = definition.rules.states.filter(
    (rule) => rule.fields?.includes(path) && rule.options !== undefined,
  );
  const lists = offers.map(({ options = null }) => writtenValues(options));
  const isAsked = definition.rules.lookups.some(({ options = {} }) => Object.hasOwn(options, path));
  return isAsked || lists.some((list) => list === undefined)
    ? undefined
    : lists.flatMap((list) => list ?? []);
}

/** The values a field can take; `undefined` where it is free or its options are computed. */
export function fixedValues(subject: Subject, field: FieldPlace | undefined): readonly Json[] | undefined {
  if (!field) return undefined;
  if (computedOptions(subject).some((offer) => offer.field === field.path))
    return offeredByRules(subject, field.path);
  const { ui, type } = field.schema;
  if (ui.options) return ui.options.map((option) => (typeof option === 'string' ? option : option.value));
  return type === 'boolean' ? [true, false] : undefined;
}
