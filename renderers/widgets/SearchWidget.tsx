import { choiceText, type Option } from '../../engine';
import { ComboBase } from '../ui/inputs/ComboBase';
import { controlAria, Field, type OptionValue } from '../ui';
import type { WidgetProps } from './types';

/** Of a match, the parts that its question has. */
function partsOf(match: Option, { properties = {} }: WidgetProps['schema']): object {
  const kept = Object.entries(match).filter(([name]) => Object.hasOwn(properties, name));
  return Object.fromEntries(kept);
}

/** A choice of what is found for the text that one types; the session asks, and keeps the text until a match is chosen. */
export function SearchWidget({ frame, schema, state, value, unread, onChange, onBlur }: WidgetProps) {
  const chosen = value as Option | undefined;
  const matches = state.options.map((option) => ({
    value: option.value as OptionValue,
    label: choiceText(option, schema),
    disabled: option.disabled,
  }));
  const pick = (picked: OptionValue) => {
    const match = state.options.find((option) => option.value === picked);
    if (match) onChange(partsOf(match, schema));
  };
  return (
    <Field {...frame}>
      <ComboBase
        control={{ ...controlAria(frame), onBlur, placeholder: schema.ui.placeholder ?? 'Procurar' }}
        text={chosen ? choiceText(chosen, schema) : unread}
        onText={(text) => onChange(undefined, { text, code: 'type' })}
        options={matches}
        selected={chosen?.value as OptionValue | undefined}
        onPick={pick}
      />
    </Field>
  );
}
