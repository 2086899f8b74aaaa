import { useImperativeHandle, useRef } from 'react';
import { useRecent } from '../store/recent';
import {
  Combobox,
  controlAria,
  Field,
  MaskedInput,
  showsCount,
  TextArea,
  TextInput,
  type MaskName,
} from '../ui';
import type { WidgetProps } from './types';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function counted({ frame, schema, value }: WidgetProps) {
  return { ...frame, limit: schema.maxLength, length: textOf(value).length };
}

/** Uncontrolled: a key renders it only where the counter or suggestions show. */
export function TextWidget(props: WidgetProps) {
  const frame = counted(props);
  const recent = useRecent(props.path, props.schema);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(props.shows, () => (value) => {
    const isCounted = showsCount(frame) || showsCount(counted({ ...props, value }));
    return !recent && !isCounted && input.current?.value === textOf(value);
  });
  return (
    <Field {...frame}>
      <TextInput
        {...controlAria(frame)}
        own={recent ? undefined : input}
        value={textOf(props.value)}
        onChange={props.onChange}
        onBlur={props.onBlur}
        type={props.schema.format === 'email' ? 'email' : 'text'}
        suggestions={recent}
        placeholder={props.schema.ui.placeholder}
        autoComplete={props.schema.ui.autocomplete}
      />
    </Field>
  );
}

export function TextAreaWidget(props: WidgetProps) {
  const frame = counted(props);
  return (
    <Field {...frame}>
      <TextArea
        {...controlAria(frame)}
        value={textOf(props.value)}
        onChange={props.onChange}
        onBlur={props.onBlur}
        rows={props.schema.ui.rows}
        placeholder={props.schema.ui.placeholder}
      />
    </Field>
  );
}

export function SuggestWidget(props: WidgetProps) {
  const suggestions = props.state.options.map(({ value, label }) => ({ value: String(value), label }));
  return (
    <Field {...props.frame}>
      <Combobox
        {...controlAria(props.frame)}
        value={textOf(props.value)}
        onChange={props.onChange}
        onBlur={props.onBlur}
        suggestions={suggestions}
        autoComplete={props.schema.ui.autocomplete}
      />
    </Field>
  );
}

type MaskOf = MaskName | ((format: string | undefined) => MaskName);

function masked(mask: MaskOf, punctuated = false) {
  return function MaskedWidget(props: WidgetProps) {
    const recent = useRecent(props.path, props.schema);
    return (
      <Field {...props.frame}>
        <MaskedInput
          {...controlAria(props.frame)}
          mask={typeof mask === 'string' ? mask : mask(props.schema.format)}
          punctuated={punctuated}
          suggestions={recent}
          value={textOf(props.value)}
          onChange={props.onChange}
          onBlur={props.onBlur}
          placeholder={props.schema.ui.placeholder}
          autoComplete={props.schema.ui.autocomplete}
        />
      </Field>
    );
  };
}

export const TaxIdWidget = masked((format) => (format === 'cpf' || format === 'cnpj' ? format : 'cpf-cnpj'));
export const PhoneWidget = masked('phone');
export const CepWidget = masked('cep');
export const ProcessNumberWidget = masked('process', true);
