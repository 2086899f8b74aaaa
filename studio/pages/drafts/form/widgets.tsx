import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { DateInput, Field, Select, TextArea, TextInput, controlAria } from '../../../../renderers/ui';

type Widget = WidgetProps<unknown>;

const LONG = 80;

/** Day texts are known by their pattern. */
const isDay = ({ pattern }: RJSFSchema) => pattern?.startsWith('^\\d{4}-') ?? false;

export const TextWidget = (props: Widget) =>
  isDay(props.schema) ? <DayText {...props} /> : <AnyText {...props} />;

function DayText({ id, label, value, required, rawErrors, onChange }: Widget) {
  const [unread, setUnread] = useState<string>();
  const frame = { id, label, required, error: unread === undefined ? rawErrors?.[0] : 'Digite uma data.' };
  return (
    <Field {...frame}>
      <DateInput
        {...controlAria(frame)}
        value={unread === undefined ? String(value ?? '') || undefined : undefined}
        unread={unread}
        onChange={(next, written) => {
          setUnread(next === undefined ? (written?.text ?? (required ? '' : undefined)) : undefined);
          if (next !== undefined || (!written && !required)) onChange(next, undefined, id);
        }}
      />
    </Field>
  );
}

function AnyText({ id, label, value, required, rawErrors, onChange }: Widget) {
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

export function ChoiceWidget({ id, label, value, required, rawErrors, schema, onChange }: Widget) {
  const frame = { id, label, required, error: rawErrors?.[0] };
  const words = (schema['enumDescriptions'] ?? []) as readonly string[];
  const options = (schema.enum ?? []).map((one, at) => ({
    value: String(one),
    label: words[at] ?? String(one),
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
