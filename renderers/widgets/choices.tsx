import { Checkbox, controlAria, Field, RadioGroup, Select, type OptionValue } from '../ui';
import type { FieldState, Option } from '../../engine';
import type { WidgetProps } from './types';

type ListOption = { value: OptionValue; label: string; disabled?: boolean };

function optionsOf(state: FieldState): readonly ListOption[] {
  return state.options.map((option) => ({
    value: option.value as OptionValue,
    label: option.label,
    disabled: option.disabled || state.disabledOptions?.includes(option.value),
  }));
}

export function SelectWidget({ frame, schema, state, value, onChange, onBlur }: WidgetProps) {
  return (
    <Field {...frame}>
      <Select
        {...controlAria(frame)}
        value={value as OptionValue | undefined}
        options={optionsOf(state)}
        onChange={onChange}
        onBlur={onBlur}
        placeholder={schema.ui.placeholder}
      />
    </Field>
  );
}

/** A choice keeps its label, so that it reads the same where its list is not at hand. */
export function ChoiceWidget({ frame, schema, state, value, onChange, onBlur }: WidgetProps) {
  const chosen = value as Option | undefined;
  const offered = optionsOf(state);
  const known = offered.some((option) => option.value === chosen?.value);
  const options = chosen && !known ? [...offered, chosen as ListOption] : offered;
  return (
    <Field {...frame}>
      <Select
        {...controlAria(frame)}
        value={chosen?.value as OptionValue | undefined}
        options={options}
        onChange={(picked) => onChange(pick(options, picked))}
        onBlur={onBlur}
        placeholder={schema.ui.placeholder}
      />
    </Field>
  );
}

function pick(options: readonly ListOption[], value: OptionValue | undefined): Option | undefined {
  const option = options.find((candidate) => candidate.value === value);
  return option && { value: option.value, label: option.label };
}

export function RadioWidget({ frame, state, value, onChange, onBlur }: WidgetProps) {
  return (
    <Field {...frame} group>
      <RadioGroup
        {...controlAria(frame)}
        value={value as OptionValue | undefined}
        options={optionsOf(state)}
        onChange={onChange}
        onBlur={onBlur}
      />
    </Field>
  );
}

export function CheckboxWidget({ frame, value, onChange, onBlur }: WidgetProps) {
  return (
    <Field {...frame} group>
      <Checkbox {...controlAria(frame)} value={value === true} onChange={onChange} onBlur={onBlur}>
        {frame.label}
      </Checkbox>
    </Field>
  );
}
