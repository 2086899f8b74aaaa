import type { Json } from '../../../expression';
import { isList } from '../../../expression/expressionShape';
import type { FieldSchema } from '../../../model/FieldSchema';
import type { Finding } from '../../finding';
import { literalResults } from '../calls';
import type { Check } from '../subject';

interface Offered {
  readonly value: Json;
  readonly label: string;
}

function offered(option: Json): Offered | undefined {
  if (typeof option === 'string' || typeof option === 'number')
    return { value: option, label: String(option) };
  const { value, label } = option as unknown as Partial<Offered>;
  return value === undefined || label === undefined ? undefined : { value, label };
}

function* repeated(options: readonly Json[], pointer: string): Generator<Finding> {
  const known = options.map(offered);
  for (const [index, option] of known.entries()) {
    const before = known.slice(0, index);
    const same =
      option && before.find((other) => other?.value === option.value || other?.label === option.label);
    if (!same) continue;
    const message = `${JSON.stringify(option.label)} is offered already.`;
    const at = same.value === option.value ? '' : '/label';
    yield { pointer: `${pointer}/${index}${at}`, code: 'repeated-option', message };
  }
}

const IS_OF: Readonly<Partial<Record<FieldSchema['type'], (value: Json) => boolean>>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
};

/** Options are offered once, and are what the field's answer can be. */
export const offeredTwice: Check = function* ({ all, definition }) {
  for (const { schema, pointer } of all) {
    const options = (schema.ui.options ?? []) as readonly Json[];
    yield* repeated(options, `${pointer}/ui/options`);
    const isOf = IS_OF[schema.type];
    for (const [index, option] of options.entries()) {
      const value = offered(option)?.value;
      if (value === undefined || !isOf || isOf(value)) continue;
      const message = `The answer is of the type ${schema.type}, and ${JSON.stringify(value)} is not.`;
      const at = typeof option === 'object' ? '/value' : '';
      yield { pointer: `${pointer}/ui/options/${index}${at}`, code: 'option-type', message };
    }
  }
  for (const [index, { options }] of definition.rules.states.entries()) {
    if (options === undefined) continue;
    for (const { value, pointer } of literalResults(options, `/rules/states/${index}/options`)) {
      if (isList(value))
        yield* repeated(
          value.filter((item) => offered(item)),
          pointer,
        );
    }
  }
};
