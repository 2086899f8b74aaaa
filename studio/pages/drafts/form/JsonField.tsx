import { useState } from 'react';
import { Field, TextArea, TextInput, controlAria } from '../../../../renderers/ui';
import type { Json } from '../../../../engine/expression';
import { typedJson } from '../../typedJson';
import { errorsIn } from './formPlace';
import type { FileFieldProps } from './fieldProps';

const SHORT = 60;

function written(value: unknown): string {
  if (value === undefined) return '';
  const line = JSON.stringify(value);
  return line.length <= SHORT ? line : JSON.stringify(value, null, 2);
}

const read = (text: string): { readonly value: Json | undefined } | { readonly wrong: string } =>
  text.trim() === '' ? { value: undefined } : typedJson(text);

export function JsonField(props: FileFieldProps) {
  const { formData, errorSchema, fieldPathId, required, label, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const text = typed ?? written(formData);
  const unread = typed === undefined ? undefined : read(typed);
  const isMissing = required && text.trim() === '';
  const wrong =
    unread && 'wrong' in unread
      ? `${unread.wrong} O arquivo fica como estava.`
      : isMissing
        ? 'Preencha.'
        : undefined;
  const frame = { id: fieldPathId.$id, label, required, error: wrong ?? errorsIn(errorSchema)[0] };
  const change = (next: string) => {
    setTyped(next);
    const found = read(next);
    if ('wrong' in found) return;
    const isGone = required && found.value === undefined;
    if (!isGone) onChange(found.value, fieldPathId.path, undefined, frame.id);
  };
  const [isLong] = useState(text.includes('\n'));
  const control = {
    ...controlAria(frame),
    value: text,
    onChange: change,
    onBlur: () => !wrong && setTyped(undefined),
  };
  return (
    <Field {...frame}>
      {isLong ? (
        <TextArea {...control} rows={Math.min(16, text.split('\n').length)} />
      ) : (
        <TextInput {...control} verbatim />
      )}
    </Field>
  );
}
