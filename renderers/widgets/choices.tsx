import { chakra } from '@chakra-ui/react';
import { Checkbox, controlAria, Field, RadioGroup, Select, TextInput, type OptionValue } from '../ui';
import { choiceText, type FieldState, type Option } from '../../engine/index';
import type { WidgetProps } from './types';

type ListOption = { value: OptionValue; label: string; disabled?: boolean | undefined };

function optionsOf(state: FieldState, schema: WidgetProps['schema']): readonly ListOption[] {
  return state.options.map((option) => ({
    value: option.value as OptionValue,
    label: choiceText(option, schema),
    disabled: option.disabled || state.disabledOptions?.includes(option.value),
  }));
}

function TypedChoice({ frame, onBlur, value, onChange }: Typed) {
  return (
    <Field {...frame}>
      <TextInput {...controlAria(frame)} value={value} onChange={onChange} onBlur={onBlur} />
    </Field>
  );
}
type Typed = Pick<WidgetProps, 'frame' | 'onBlur'> & { value: string; onChange: (text: string) => void };

/** The list with the chosen option added, in case today's list no longer has it. */
function withChosen(
  state: FieldState,
  schema: WidgetProps['schema'],
  chosen: ListOption | undefined,
): readonly ListOption[] {
  const offered = optionsOf(state, schema);
  const known = !chosen || offered.some((option) => option.value === chosen.value);
  return known ? offered : [...offered, chosen];
}

export function SelectWidget(props: WidgetProps) {
  const { frame, schema, state, value, onChange, onBlur } = props;
  const isText = schema.type === 'string';
  if (state.manual && isText) return <TypedChoice {...props} value={String(value ?? '')} />;
  const isListed = schema.ui.options !== undefined || value === undefined;
  const chosen = isListed ? undefined : { value: value as OptionValue, label: String(value) };
  return (
    <Field {...frame}>
      <Select
        {...controlAria(frame)}
        value={value as OptionValue | undefined}
        options={withChosen(state, schema, chosen)}
        onChange={onChange}
        onBlur={onBlur}
        placeholder={schema.ui.placeholder}
      />
    </Field>
  );
}

/** A choice keeps its label, so that it can be shown where its list is not loaded. */
export function ChoiceWidget(props: WidgetProps) {
  const { frame, schema, state, value, onChange, onBlur } = props;
  const chosen = value as Option | undefined;
  const { byHand } = schema.ui;
  const type = (label: string) => onChange(label === '' ? undefined : { value: byHand, label });
  if (state.manual && byHand !== undefined)
    return <TypedChoice frame={frame} onBlur={onBlur} value={chosen?.label ?? ''} onChange={type} />;
  const shown = chosen && { value: chosen.value as OptionValue, label: choiceText(chosen, schema) };
  return (
    <Field {...frame}>
      <Select
        {...controlAria(frame)}
        value={chosen?.value as OptionValue | undefined}
        options={withChosen(state, schema, shown)}
        onChange={(picked) => onChange(picked === chosen?.value ? chosen : pick(state.options, picked))}
        onText={byHand === undefined ? undefined : type}
        onBlur={onBlur}
        placeholder={schema.ui.placeholder}
      />
    </Field>
  );
}

function pick(options: readonly Option[], value: OptionValue | undefined): Option | undefined {
  const option = options.find((candidate) => candidate.value === value);
  return option && { value: option.value, label: option.label };
}

export function RadioWidget({ frame, schema, state, value, onChange, onBlur }: WidgetProps) {
  return (
    <Field {...frame} group>
      <RadioGroup
        {...controlAria(frame)}
        value={value as OptionValue | undefined}
        options={optionsOf(state, schema)}
        onChange={onChange}
        onBlur={onBlur}
      />
    </Field>
  );
}

/** Several options, kept in the order of the list. */
export function CheckboxesWidget({ frame, schema, state, value, onChange, onBlur }: WidgetProps) {
  const chosen = (value as readonly OptionValue[] | undefined) ?? [];
  const options = optionsOf(state, schema);
  const { id, ...aria } = controlAria(frame);
  const toggle = (option: OptionValue, wanted: boolean) =>
    onChange(
      options.map((each) => each.value).filter((each) => (each === option ? wanted : chosen.includes(each))),
    );
  return (
    <Field {...frame} group>
      <chakra.fieldset id={id} tabIndex={-1} aria-labelledby={`${id}-label`} minW="0" display="grid" gap="1">
        {options.map(({ value: option, label, disabled }, index) => (
          <Checkbox
            {...aria}
            key={String(option)}
            id={`${id}-${index}`}
            value={chosen.includes(option)}
            disabled={aria.disabled || disabled}
            required={false}
            onChange={(wanted) => toggle(option, wanted)}
            onBlur={onBlur}
          >
            {label}
          </Checkbox>
        ))}
      </chakra.fieldset>
    </Field>
  );
}

export function CheckboxWidget({ frame, value, onChange, onBlur }: WidgetProps) {
  return (
    <Field {...frame} label="" group>
      <Checkbox {...controlAria(frame)} value={value === true} onChange={onChange} onBlur={onBlur}>
        {frame.label}
      </Checkbox>
    </Field>
  );
}
