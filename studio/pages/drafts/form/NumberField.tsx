import type { RJSFSchema } from '@rjsf/utils';
import { use, useState } from 'react';
import { Field, TextInput, controlAria } from '../../../../renderers/ui';
import { AboveContext, errorAt } from './formPlace';
import type { FileProps } from './fieldProps';
import { percentDoubt, shownNumber, typedNumber } from './numbers';

/** Whether the number is a percentage: by its question's widget or its row's note. */
function isPercent(above: unknown, name: string): boolean {
  const { ui, note } = (above ?? {}) as { ui?: { widget?: string }; note?: unknown };
  const isOfQuestion = ui?.widget === 'percent' && name !== 'decimals';
  return isOfQuestion || (typeof note === 'string' && note.startsWith('%'));
}

function wrongNumber(
  number: ReturnType<typeof typedNumber>,
  { type, minimum }: RJSFSchema,
): string | undefined {
  if (number === 'unread') return 'Digite um número.';
  if (number === undefined) return undefined;
  const isLess = minimum !== undefined && number < minimum;
  const from = minimum === undefined ? '' : `, de ${shownNumber(minimum)} em diante`;
  if (type === 'integer' && (isLess || !Number.isSafeInteger(number)))
    return `Digite um número inteiro${from}.`;
  return isLess ? `Digite um número${from}.` : undefined;
}

/** A number in Portuguese format; an invalid one stays in the field only. */
export function NumberField(props: FileProps) {
  const { fieldPathId, title, name, required, schema, formData, errorSchema, onChange } = props;
  const above = use(AboveContext);
  const [typed, setTyped] = useState<string>();
  const [before] = useState(formData);
  const isMissing = required && typed?.trim() === '';
  const wrong = isMissing
    ? 'Preencha.'
    : typed === undefined
      ? undefined
      : wrongNumber(typedNumber(typed), schema);
  const frame = {
    id: fieldPathId.$id,
    label: title ?? schema.title ?? name,
    required,
    error: wrong ?? errorAt(errorSchema),
    notice: isPercent(above.value, name) ? percentDoubt(formData, before) : undefined,
  };
  const change = (next: string) => {
    setTyped(next);
    const to = typedNumber(next);
    const stays = to === 'unread' || wrongNumber(to, schema) || (required && to === undefined);
    if (!stays) onChange(to, fieldPathId.path, undefined, frame.id);
  };
  return (
    <Field {...frame}>
      <TextInput
        {...controlAria(frame)}
        inputMode="decimal"
        value={typed ?? shownNumber(formData)}
        onChange={change}
        onBlur={() => !wrong && setTyped(undefined)}
      />
    </Field>
  );
}
