/** What every input takes. Values are plain; an empty field is `undefined`, or '' for text. */
export interface ControlProps<Value> {
  id: string;
  value: Value | undefined;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  name?: string;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean;
  invalid?: boolean;
  describedBy?: string | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
}

export function controlAttributes(props: Omit<ControlProps<unknown>, 'value' | 'onChange'>) {
  return {
    id: props.id,
    name: props.name,
    disabled: props.disabled,
    readOnly: props.readOnly,
    placeholder: props.placeholder,
    autoComplete: props.autoComplete ?? 'off',
    onBlur: props.onBlur,
    'aria-required': props.required || undefined,
    'aria-invalid': props.invalid || undefined,
    'aria-describedby': props.describedBy,
  };
}
