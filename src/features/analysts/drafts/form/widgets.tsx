import type { FieldProps, RJSFSchema, WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { Field, Select, TextArea, TextInput, controlAria } from '../../../../../renderers/ui';
import { shownNumber, typedNumber } from '../everyday/numbers';
import { errorAt } from './formPlace';

type Widget = WidgetProps<unknown, RJSFSchema>;

const LONG = 80;

/** A text; one that need not be there goes when it is emptied. */
export function TextWidget({ id, label, value, required, rawErrors, onChange }: Widget) {
  const text = typeof value === 'string' ? value : '';
  const frame = { id, label, required, error: rawErrors?.[0] };
  const [isLong] = useState(text.length > LONG || text.includes('\n'));
  const change = (next: string) => onChange(next === '' && !required ? undefined : next, undefined, id);
  const Control = isLong ? TextArea : TextInput;
  return (
    <Field {...frame}>
      <Control {...controlAria(frame)} value={text} onChange={change} />
    </Field>
  );
}

/** One of the words that there are. */
export function ChoiceWidget({ id, label, value, required, rawErrors, schema, onChange }: Widget) {
  const frame = { id, label, required, error: rawErrors?.[0] };
  const options = (schema.enum ?? []).map((one) => ({
    value: String(one),
    label: String(one),
    of: one as unknown,
  }));
  const change = (next: string | undefined) =>
    onChange(options.find((one) => one.value === next)?.of, undefined, id);
  return (
    <Field {...frame}>
      <Select
        {...controlAria(frame)}
        value={value === undefined ? undefined : String(value)}
        options={options}
        onChange={change}
      />
    </Field>
  );
}

const ANSWERS = [
  { value: true, label: 'Sim' },
  { value: false, label: 'Não' },
];

/** Yes, no, or not said. */
export function YesNoWidget({ id, label, value, required, rawErrors, onChange }: Widget) {
  const frame = { id, label, required, error: rawErrors?.[0] };
  return (
    <Field {...frame}>
      <Select
        {...controlAria(frame)}
        value={typeof value === 'boolean' ? value : undefined}
        options={ANSWERS}
        onChange={(next) => onChange(next, undefined, id)}
      />
    </Field>
  );
}

/** A number as it is written here; what is none stays in the field and out of the file. */
export function NumberField(props: FieldProps<unknown, RJSFSchema>) {
  const { fieldPathId, title, name, required, schema, formData, errorSchema, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const number = typed === undefined ? undefined : typedNumber(typed);
  const isMissing = required && typed === '';
  const wrong = wrongNumber(number, schema.type === 'integer') ?? (isMissing ? 'Preencha.' : undefined);
  const frame = {
    id: fieldPathId.$id,
    label: title ?? schema.title ?? name,
    required,
    error: wrong ?? errorAt(errorSchema),
  };
  const change = (next: string) => {
    setTyped(next);
    const to = typedNumber(next);
    if (!wrongNumber(to, schema.type === 'integer') && !(required && to === undefined))
      onChange(to === 'unread' ? undefined : to, fieldPathId.path, undefined, frame.id);
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

function wrongNumber(number: ReturnType<typeof typedNumber>, isWhole: boolean): string | undefined {
  if (number === 'unread') return 'Digite um número.';
  return isWhole && number !== undefined && !Number.isSafeInteger(number)
    ? 'Digite um número inteiro.'
    : undefined;
}
