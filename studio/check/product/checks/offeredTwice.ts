import { isList, type Json } from '../../../../engine/expression';
import { shaped, type FieldSchema } from '../../../../engine/index';
import type { Finding } from '../../finding';
import { literalResults } from '../calls';
import { refusedBy } from '../limits';
import type { Check, FieldPlace } from '../subject';

interface Offered {
  readonly value: Json;
  readonly label: string;
}

function offered(option: Json): Offered | undefined {
  if (typeof option === 'string' || typeof option === 'number')
    return { value: option, label: String(option) };
  const { value, label } = shaped<Partial<Offered>>(option);
  return value === undefined || label === undefined ? undefined : { value, label };
}

/** The label as people compare it: case and kind of blank do not distinguish options. */
function asRead(label: string): string {
  return label.length > 1 ? label.trim().replaceAll(/\s+/g, ' ').toLowerCase() : label;
}

function* repeated(options: readonly Json[], pointer: string): Generator<Finding> {
  const known = options.map(offered);
  for (const [index, option] of known.entries()) {
    const before = known.slice(0, index);
    const same =
      option &&
      before.find(
        (other) => other && (other.value === option.value || asRead(other.label) === asRead(option.label)),
      );
    if (!same) continue;
    const other = same.label === option.label ? '' : `, as ${JSON.stringify(same.label)}`;
    const message = `${JSON.stringify(option.label)} is offered already${other}.`;
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

function* impossible({ schema, pointer }: FieldPlace): Generator<Finding> {
  const isOf = IS_OF[schema.type];
  const options = ((schema.ui.options ?? []) as readonly Json[]).map((option) => offered(option)?.value);
  const refused = options.filter((value) => value !== undefined && refusedBy(schema, value));
  for (const [index, value] of options.entries()) {
    if (value === undefined) continue;
    const isWrongType = isOf !== undefined && !isOf(value);
    const limit = refusedBy(schema, value);
    if (!isWrongType && (limit === undefined || value !== refused[0])) continue;
    const message = isWrongType
      ? `The answer is of the type ${schema.type}, and ${JSON.stringify(value)} is not.`
      : `${limit} refuses ${refused.map((one) => JSON.stringify(one)).join(', ')} of its own options.`;
    const isObjectOption = typeof schema.ui.options?.[index] === 'object';
    const option = `/ui/options/${index}${isObjectOption ? '/value' : ''}`;
    // One refused option is wrong; several mean a wrong limit.
    const isOfLimit = !isWrongType && refused.length > 1;
    const at = isOfLimit ? `/${limit!.split(' ')[0]}` : option;
    yield { pointer: pointer + at, code: 'option-type', message };
  }
}

export const offeredTwice: Check = function* ({ all, definition }) {
  for (const field of all) {
    const options = (field.schema.ui.options ?? []) as readonly Json[];
    yield* repeated(options, `${field.pointer}/ui/options`);
    yield* impossible(field);
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
